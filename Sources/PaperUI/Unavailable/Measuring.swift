import Foundation

@available(*, unavailable, message: "SwiftUI has it; write a frame, a Spacer or an alignment.")
public struct GeometryReader<Content: View>: View {
    public init(@ViewBuilder content: @escaping (GeometryProxy) -> Content) {}
    public typealias Body = Never
}

@available(*, unavailable, message: "SwiftUI has it; write a frame, a Spacer or an alignment.")
public struct GeometryProxy: Sendable {
    public var size: CGSize { unavailable() }
    public var safeAreaInsets: EdgeInsets { unavailable() }
    public func frame(in space: CoordinateSpace) -> CGRect { unavailable() }
    public func bounds(of space: CoordinateSpace) -> CGRect? { unavailable() }
    public subscript<Value>(anchor: Anchor<Value>) -> Value { unavailable() }
}

@available(*, unavailable, message: "SwiftUI has it; write a frame, a Spacer or an alignment.")
public struct CoordinateSpace: Hashable, Sendable {
    public static var global: Self { unavailable() }
    public static var local: Self { unavailable() }
    public static var scrollView: Self { unavailable() }
    public static func scrollView(axis: Axis) -> Self { unavailable() }
    public static func named<Name: Hashable>(_ name: Name) -> Self { unavailable() }
}

@available(*, unavailable, message: "SwiftUI has it; write a frame, a Spacer or an alignment.")
public struct NamedCoordinateSpace: Hashable, Sendable {}

@available(*, unavailable, message: "SwiftUI has it; write a frame, a Spacer or an alignment.")
public struct Anchor<Value> {
    /// The source of an anchor.
    public struct Source {}
}

@available(*, unavailable, message: "SwiftUI has it; write a frame, a Spacer or an alignment.")
extension Anchor.Source where Value == CGRect {
    public static var bounds: Self { unavailable() }
}

@available(*, unavailable, message: "SwiftUI has it; write a frame, a Spacer or an alignment.")
public protocol PreferenceKey {
    associatedtype Value
    static var defaultValue: Value { get }
    static func reduce(value: inout Value, nextValue: () -> Value)
}

@available(*, unavailable, message: "SwiftUI has it; write a frame, a Spacer or an alignment.")
extension View {
    public func coordinateSpace<Name: Hashable>(name: Name) -> Self { self }
    public func coordinateSpace(_ name: CoordinateSpace) -> Self { self }
    public func preference<K: PreferenceKey>(key: K.Type, value: K.Value) -> Self { self }
    public func onPreferenceChange<K: PreferenceKey>(
        _ key: K.Type, perform action: @escaping (K.Value) -> Void
    ) -> Self { self }
    public func transformPreference<K: PreferenceKey>(
        _ key: K.Type, _ callback: @escaping (inout K.Value) -> Void
    ) -> Self { self }
    public func anchorPreference<A, K: PreferenceKey>(
        key: K.Type, value: Anchor<A>.Source, transform: @escaping (Anchor<A>) -> K.Value
    ) -> Self { self }
    public func transformAnchorPreference<A, K: PreferenceKey>(
        key: K.Type, value: Anchor<A>.Source, transform: @escaping (inout K.Value, Anchor<A>) -> Void
    ) -> Self { self }
    public func overlayPreferenceValue<K: PreferenceKey, V: View>(
        _ key: K.Type, alignment: Alignment = .center, @ViewBuilder _ transform: @escaping (K.Value) -> V
    ) -> Self { self }
    public func backgroundPreferenceValue<K: PreferenceKey, V: View>(
        _ key: K.Type, alignment: Alignment = .center, @ViewBuilder _ transform: @escaping (K.Value) -> V
    ) -> Self { self }
    public func onGeometryChange<T>(
        for type: T.Type, of transform: @escaping (GeometryProxy) -> T, action: @escaping (T) -> Void
    ) -> Self { self }
    public func onGeometryChange<T>(
        for type: T.Type, of transform: @escaping (GeometryProxy) -> T, action: @escaping (T, T) -> Void
    ) -> Self { self }
    public func alignmentGuide(
        _ guide: HorizontalAlignment, computeValue: @escaping (ViewDimensions) -> CGFloat
    ) -> Self { self }
    public func alignmentGuide(
        _ guide: VerticalAlignment, computeValue: @escaping (ViewDimensions) -> CGFloat
    ) -> Self { self }
}

@available(*, unavailable, message: "SwiftUI has it; write a frame, a Spacer or an alignment.")
extension EnvironmentValues {
    public var displayScale: CGFloat { unavailable() }
    public var pixelLength: CGFloat { unavailable() }
}

@available(*, unavailable, message: "SwiftUI has it; write a frame, a Spacer or an alignment.")
public protocol AlignmentID {
    static func defaultValue(in context: ViewDimensions) -> CGFloat
}

@available(*, unavailable, message: "SwiftUI has it; write a frame, a Spacer or an alignment.")
extension HorizontalAlignment {
    public init(_ id: any AlignmentID.Type) { self = unavailable() }
    public static var listRowSeparatorLeading: Self { unavailable() }
    public static var listRowSeparatorTrailing: Self { unavailable() }
}

@available(*, unavailable, message: "SwiftUI has it; write a frame, a Spacer or an alignment.")
extension VerticalAlignment {
    public init(_ id: any AlignmentID.Type) { self = unavailable() }
}
