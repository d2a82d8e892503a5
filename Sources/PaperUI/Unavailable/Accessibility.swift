import Foundation

@available(*, unavailable, message: "SwiftUI has it; leave it out, or keep it for the app.")
extension View {
    public func accessibility(label: Text) -> Self { self }
    public func accessibility(hint: Text) -> Self { self }
    public func accessibility(value: Text) -> Self { self }
    public func accessibility(hidden: Bool) -> Self { self }
    public func accessibility(identifier: String) -> Self { self }
    public func accessibility(addTraits: AccessibilityTraits) -> Self { self }
    public func accessibility(removeTraits: AccessibilityTraits) -> Self { self }
    public func accessibility(sortPriority: Double) -> Self { self }
    public func accessibilityActions<C: View>(@ViewBuilder _ content: () -> C) -> Self { self }
    public func accessibilityAdjustableAction(_ handler: @escaping (AccessibilityAdjustmentDirection) -> Void)
        -> Self
    { self }
    public func accessibilityRotor<S: StringProtocol, C>(_ label: S, entries: () -> C) -> Self { self }
    public func accessibilityRotorEntry<ID: Hashable>(id: ID, in namespace: Namespace.ID) -> Self { self }
    public func accessibilityCustomContent<L, V>(_ label: L, _ value: V) -> Self { self }
    public func accessibilitySortPriority(_ sortPriority: Double) -> Self { self }
    public func accessibilityHeading(_ level: AccessibilityHeadingLevel) -> Self { self }
    public func accessibilityRepresentation<V: View>(@ViewBuilder representation: () -> V) -> Self { self }
    public func accessibilityChildren<V: View>(@ViewBuilder children: () -> V) -> Self { self }
    public func accessibilityInputLabels<L>(_ inputLabels: [L]) -> Self { self }
    public func accessibilityRespondsToUserInteraction(_ respondsToUserInteraction: Bool = true) -> Self {
        self
    }
    public func accessibilityShowsLargeContentViewer() -> Self { self }
    public func accessibilityShowsLargeContentViewer<V: View>(@ViewBuilder _ largeContentView: () -> V)
        -> Self
    { self }
    public func accessibilityFocused(_ condition: AccessibilityFocusState<Bool>.Binding) -> Self { self }
    public func accessibilityFocused<V: Hashable>(
        _ binding: AccessibilityFocusState<V>.Binding, equals value: V
    ) -> Self { self }
}

@available(*, unavailable, message: "SwiftUI has it; leave it out, or keep it for the app.")
@propertyWrapper
public struct AccessibilityFocusState<Value: Hashable> {
    public init() where Value == Bool {}
    public init<T>() where Value == T? {}
    public var wrappedValue: Value {
        get { unavailable() }
        nonmutating set {}
    }
    public var projectedValue: Binding { unavailable() }

    /// The place of a screen reader.
    public struct Binding {}
}

@available(*, unavailable, message: "SwiftUI has it; leave it out, or keep it for the app.")
public enum AccessibilityNotification {
    public struct Announcement {
        public init<S>(_ announcement: S) {}
        public func post() {}
    }

    public struct ScreenChanged {
        public init() {}
        public func post() {}
    }

    public struct LayoutChanged {
        public init() {}
        public func post() {}
    }
}

/// The side to which a value would go.
public enum AccessibilityAdjustmentDirection {
    case increment, decrement
}

/// The depth of a heading.
public enum AccessibilityHeadingLevel {
    case unspecified, h1, h2, h3, h4, h5, h6
}
