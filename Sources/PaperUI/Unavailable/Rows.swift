import Foundation

@available(*, unavailable, message: "SwiftUI has it; leave it out, or keep it for the app.")
extension View {
    public func listItemTint(_ tint: Color?) -> Self { self }
    public func listSectionSpacing(_ spacing: CGFloat) -> Self { self }
    public func listSectionSpacing(_ spacing: ListSectionSpacing) -> Self { self }
    public func listSectionSeparatorTint(_ color: Color?, edges: Edge.Set = .all) -> Self { self }
    public func headerProminence(_ prominence: Prominence) -> Self { self }
}

/// The room between the sections of a list.
public enum ListSectionSpacing {
    case `default`, compact
    case custom(CGFloat)
}

/// The weight of a header among the rows.
public enum Prominence {
    case standard, increased
}

@available(
    *, unavailable, message: "SwiftUI has it; write .onMove and the selection only where they are allowed."
)
extension View {
    public func moveDisabled(_ isDisabled: Bool) -> Self { self }
    public func selectionDisabled(_ isDisabled: Bool = true) -> Self { self }
}

@available(*, unavailable, message: "SwiftUI has it; write it in the List, with .onDelete and .onMove.")
extension List where SelectionValue == Never {
    public init<Data: MutableCollection & RandomAccessCollection, RowContent: View>(
        _ data: Binding<Data>, editActions: EditActions,
        @ViewBuilder rowContent: @escaping (Binding<Data.Element>) -> RowContent
    ) where Data.Element: Identifiable, Content == AnyView { self = unavailable() }
    public init<Data: RandomAccessCollection, RowContent: View>(
        _ data: Data, children: KeyPath<Data.Element, Data?>,
        @ViewBuilder rowContent: @escaping (Data.Element) -> RowContent
    ) where Data.Element: Identifiable, Content == AnyView { self = unavailable() }
}

@available(*, unavailable, message: "SwiftUI has it; write it in the List, with .onDelete and .onMove.")
extension ForEach where Content: View {
    public init<C: MutableCollection & RandomAccessCollection>(
        _ data: Binding<C>, editActions: EditActions,
        @ViewBuilder content: @escaping (Binding<C.Element>) -> Content
    ) where Data == Binding<C>, C.Element: Identifiable, ID == C.Element.ID { self = unavailable() }
}

/// The ways to edit rows.
public struct EditActions: OptionSet, Sendable {
    public let rawValue: Int

    public init(rawValue: Int) { self.rawValue = rawValue }

    public static let move = EditActions(rawValue: 1)
    public static let delete = EditActions(rawValue: 2)
    public static let all = EditActions(rawValue: 3)
}
