import Foundation

@available(*, unavailable, message: "SwiftUI has it; write a VStack of HStacks, a LazyVGrid or a List.")
public struct LazyHGrid<Content: View>: View {
    public init(
        rows: [GridItem], alignment: VerticalAlignment = .center, spacing: CGFloat? = nil,
        @ViewBuilder content: () -> Content
    ) {}
    public typealias Body = Never
}

@available(*, unavailable, message: "SwiftUI has it; write a VStack of HStacks, a LazyVGrid or a List.")
extension View {
    public func tableStyle<S: TableStyle>(_ style: S) -> Self { self }
}

@available(*, unavailable, message: "SwiftUI has it; write a VStack of HStacks, a LazyVGrid or a List.")
public struct Table<Data: RandomAccessCollection>: View where Data.Element: Identifiable {
    public init(
        _ data: Data, @TableColumnBuilder<Data.Element> columns: () -> TupleTableColumnContent<Data.Element>
    ) {}
    public init<S>(
        _ data: Data, selection: Binding<S>,
        @TableColumnBuilder<Data.Element> columns: () -> TupleTableColumnContent<Data.Element>
    ) {}
    public init<O>(
        _ data: Data, sortOrder: Binding<O>,
        @TableColumnBuilder<Data.Element> columns: () -> TupleTableColumnContent<Data.Element>
    ) {}
    public init<S, O>(
        _ data: Data, selection: Binding<S>, sortOrder: Binding<O>,
        @TableColumnBuilder<Data.Element> columns: () -> TupleTableColumnContent<Data.Element>
    ) {}
    public typealias Body = Never
}

@available(*, unavailable, message: "SwiftUI has it; write a VStack of HStacks, a LazyVGrid or a List.")
public struct TableColumn<RowValue> {
    public init<S: StringProtocol>(_ title: S, value: KeyPath<RowValue, String>) {}
    public init<S: StringProtocol, V, C: View>(
        _ title: S, value: KeyPath<RowValue, V>, @ViewBuilder content: @escaping (RowValue) -> C
    ) {}
    public init<S: StringProtocol, C: View>(_ title: S, @ViewBuilder content: @escaping (RowValue) -> C) {}
    public func width(_ width: CGFloat? = nil) -> Self { self }
    public func width(min: CGFloat? = nil, ideal: CGFloat? = nil, max: CGFloat? = nil) -> Self { self }
}

@available(*, unavailable, message: "SwiftUI has it; write a VStack of HStacks, a LazyVGrid or a List.")
public struct TableRow<Value> {
    public init(_ value: Value) {}
}

/// The columns that a table would have.
public struct TupleTableColumnContent<RowValue> {}

/// Builds the columns of a table.
@resultBuilder
public struct TableColumnBuilder<RowValue> {
    @available(*, unavailable, message: "SwiftUI has it; write a VStack of HStacks, a LazyVGrid or a List.")
    public static func buildExpression(_ column: TableColumn<RowValue>) -> TupleTableColumnContent<RowValue> {
        unavailable()
    }
    public static func buildBlock(_ columns: TupleTableColumnContent<RowValue>...) -> TupleTableColumnContent<
        RowValue
    > {
        unavailable()
    }
}

/// The look of a table.
public protocol TableStyle {}

public struct AutomaticTableStyle: TableStyle {}

extension TableStyle where Self == AutomaticTableStyle {
    public static var automatic: AutomaticTableStyle { AutomaticTableStyle() }
}

public struct InsetTableStyle: TableStyle {}

extension TableStyle where Self == InsetTableStyle {
    public static var inset: InsetTableStyle { InsetTableStyle() }
}

public struct BorderedTableStyle: TableStyle {}

extension TableStyle where Self == BorderedTableStyle {
    public static var bordered: BorderedTableStyle { BorderedTableStyle() }
}

@available(*, unavailable, message: "SwiftUI has it; write .padding.")
extension View {
    public func contentMargins(_ length: CGFloat, for placement: ContentMarginPlacement = .automatic) -> Self
    { self }
    public func contentMargins(
        _ edges: Edge.Set = .all, _ length: CGFloat?, for placement: ContentMarginPlacement = .automatic
    ) -> Self { self }
    public func contentMargins(
        _ edges: Edge.Set = .all, _ insets: EdgeInsets, for placement: ContentMarginPlacement = .automatic
    ) -> Self { self }
}

/// The parts that would have margins.
public enum ContentMarginPlacement {
    case automatic, scrollContent, scrollIndicators
}
