import Foundation

@available(*, unavailable, message: "SwiftUI has it; write .navigationDestination(isPresented:) or (item:).")
extension NavigationLink {
    public init<V: Hashable>(
        destination: Destination, tag: V, selection: Binding<V?>, @ViewBuilder label: () -> Label
    ) { self = unavailable() }
    public init<V: Hashable>(
        tag: V, selection: Binding<V?>, @ViewBuilder destination: () -> Destination,
        @ViewBuilder label: () -> Label
    ) { self = unavailable() }
    public init(destination: Destination, isActive: Binding<Bool>, @ViewBuilder label: () -> Label) {
        self = unavailable()
    }
    public init(
        isActive: Binding<Bool>, @ViewBuilder destination: () -> Destination, @ViewBuilder label: () -> Label
    ) { self = unavailable() }
}

@available(*, unavailable, message: "SwiftUI has it; write .navigationDestination(isPresented:) or (item:).")
extension NavigationLink where Label == Text {
    public init<S: StringProtocol>(
        _ title: S, isActive: Binding<Bool>, @ViewBuilder destination: () -> Destination
    ) { self = unavailable() }
    public init<S: StringProtocol>(_ title: S, destination: Destination, isActive: Binding<Bool>) {
        self = unavailable()
    }
    public init<S: StringProtocol, V: Hashable>(
        _ title: S, destination: Destination, tag: V, selection: Binding<V?>
    ) { self = unavailable() }
}

@available(*, unavailable, message: "SwiftUI has it; write @FocusState and .onSubmit.")
extension TextField where Label == Text {
    public init<S: StringProtocol>(
        _ title: S, text: Binding<String>, onEditingChanged: @escaping (Bool) -> Void,
        onCommit: @escaping () -> Void = {}
    ) { self = unavailable() }
    public init<S: StringProtocol>(
        _ title: S, text: Binding<String>, onCommit: @escaping () -> Void
    ) { self = unavailable() }
}

@available(*, unavailable, message: "SwiftUI has it; write format: .number.")
extension TextField where Label == Text {
    public init<S: StringProtocol, V>(_ title: S, value: Binding<V>, formatter: Formatter) {
        self = unavailable()
    }
}

@available(*, unavailable, message: "SwiftUI has it; write a Binding that reads and writes all of them.")
extension Toggle {
    public init<C: RandomAccessCollection>(
        sources: C, isOn: KeyPath<C.Element, Binding<Bool>>, @ViewBuilder label: () -> Label
    ) { self = unavailable() }
}

@available(*, unavailable, message: "SwiftUI has it; write a Binding that reads and writes all of them.")
extension Picker where Label == Text {
    public init<S: StringProtocol, C: RandomAccessCollection>(
        _ title: S, sources: C, selection: KeyPath<C.Element, Binding<SelectionValue>>,
        @ViewBuilder content: () -> Content
    ) { self = unavailable() }
}

@available(*, unavailable, message: "SwiftUI has it; write a ForEach over the values that they show.")
extension Group {
    public init<Base: View>(
        subviews view: Base, @ViewBuilder transform: @escaping (SubviewsCollection) -> Content
    ) { self = unavailable() }
    public init<Base: View>(
        sections view: Base, @ViewBuilder transform: @escaping (SubviewsCollection) -> Content
    ) { self = unavailable() }
}

/// The views that a group would be made of.
public struct SubviewsCollection: RandomAccessCollection {
    public var startIndex: Int { 0 }
    public var endIndex: Int { 0 }
    public subscript(position: Int) -> Subview { unavailable() }
}

/// A view that a group would be made of.
public struct Subview: View, Identifiable {
    nonisolated public var id: Int { unavailable() }
    public typealias Body = Never
}

@available(*, unavailable, message: "SwiftUI has it; write .accessibilityLabel with all of them.")
extension View {
    public func accessibilityLabel<V: View>(@ViewBuilder content: (Self) -> V) -> Self { self }
}
