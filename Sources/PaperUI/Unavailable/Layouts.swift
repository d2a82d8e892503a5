import Foundation

@available(*, unavailable, message: "SwiftUI has it; write a frame, a Spacer or an alignment.")
public struct ViewThatFits<Content: View>: View {
    public init(in axes: Axis.Set = [.horizontal, .vertical], @ViewBuilder content: () -> Content) {}
    public typealias Body = Never
}

@available(*, unavailable, message: "SwiftUI has it; write a frame, a Spacer or an alignment.")
public protocol Layout {}

@available(*, unavailable, message: "SwiftUI has it; write a frame, a Spacer or an alignment.")
extension Layout {
    public typealias Subviews = LayoutSubviews
    public func callAsFunction<V: View>(@ViewBuilder _ content: () -> V) -> V { content() }
}

@available(*, unavailable, message: "SwiftUI has it; write a frame, a Spacer or an alignment.")
public struct AnyLayout: Layout {
    public init<L: Layout>(_ layout: L) {}
}

@available(*, unavailable, message: "SwiftUI has it; write a frame, a Spacer or an alignment.")
public struct HStackLayout: Layout {
    public init(alignment: VerticalAlignment = .center, spacing: CGFloat? = nil) {}
}

@available(*, unavailable, message: "SwiftUI has it; write a frame, a Spacer or an alignment.")
public struct VStackLayout: Layout {
    public init(alignment: HorizontalAlignment = .center, spacing: CGFloat? = nil) {}
}

@available(*, unavailable, message: "SwiftUI has it; write a frame, a Spacer or an alignment.")
public struct ZStackLayout: Layout {
    public init(alignment: Alignment = .center) {}
}

@available(*, unavailable, message: "SwiftUI has it; write a frame, a Spacer or an alignment.")
public struct GridLayout: Layout {
    public init(
        alignment: Alignment = .center, horizontalSpacing: CGFloat? = nil, verticalSpacing: CGFloat? = nil
    ) {}
}

@available(*, unavailable, message: "SwiftUI has it; write a frame, a Spacer or an alignment.")
public struct ProposedViewSize: Hashable, Sendable {
    public var width: CGFloat?
    public var height: CGFloat?
    public static var zero: Self { unavailable() }
    public static var unspecified: Self { unavailable() }
    public static var infinity: Self { unavailable() }
    public init(_ size: CGSize) {}
    public init(width: CGFloat?, height: CGFloat?) {}
    public func replacingUnspecifiedDimensions(by size: CGSize = CGSize(width: 10, height: 10)) -> CGSize {
        unavailable()
    }
}

@available(*, unavailable, message: "SwiftUI has it; write a frame, a Spacer or an alignment.")
public struct ViewDimensions {
    public var width: CGFloat { unavailable() }
    public var height: CGFloat { unavailable() }
    public subscript(guide: HorizontalAlignment) -> CGFloat { unavailable() }
    public subscript(guide: VerticalAlignment) -> CGFloat { unavailable() }
}

@available(*, unavailable, message: "SwiftUI has it; write a frame, a Spacer or an alignment.")
public struct LayoutSubviews: RandomAccessCollection {
    public var startIndex: Int { 0 }
    public var endIndex: Int { 0 }
    public subscript(position: Int) -> LayoutSubview { unavailable() }
}

@available(*, unavailable, message: "SwiftUI has it; write a frame, a Spacer or an alignment.")
public struct LayoutSubview {
    public var priority: Double { unavailable() }
    public func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize { unavailable() }
    public func place(at position: CGPoint, anchor: UnitPoint = .topLeading, proposal: ProposedViewSize) {}
    public func dimensions(in proposal: ProposedViewSize) -> ViewDimensions { unavailable() }
    public subscript<K: LayoutValueKey>(key: K.Type) -> K.Value { unavailable() }
}

@available(*, unavailable, message: "SwiftUI has it; write a frame, a Spacer or an alignment.")
public protocol LayoutValueKey {
    associatedtype Value
    static var defaultValue: Value { get }
}

@available(*, unavailable, message: "SwiftUI has it; write a frame, a Spacer or an alignment.")
extension View {
    public func layoutValue<K: LayoutValueKey>(key: K.Type, value: K.Value) -> Self { self }
}
