import Foundation

@available(*, unavailable, message: "SwiftUI has it; write a Button.")
@propertyWrapper
public struct FocusedValue<Value> {
    public init(_ keyPath: KeyPath<FocusedValues, Value?>) {}
    public init(_ type: Value.Type) {}
    public var wrappedValue: Value? { unavailable() }
}

@available(*, unavailable, message: "SwiftUI has it; write a Button.")
@propertyWrapper
public struct FocusedBinding<Value> {
    public init(_ keyPath: KeyPath<FocusedValues, Binding<Value>?>) {}
    public var wrappedValue: Value? {
        get { unavailable() }
        nonmutating set {}
    }
}

@available(*, unavailable, message: "SwiftUI has it; write a Button.")
public struct FocusedValues {
    public subscript<K: FocusedValueKey>(key: K.Type) -> K.Value? {
        get { unavailable() }
        set {}
    }
}

@available(*, unavailable, message: "SwiftUI has it; write a Button.")
public protocol FocusedValueKey {
    associatedtype Value
}

@available(*, unavailable, message: "SwiftUI has it; write a Button.")
public protocol Commands {}

@available(*, unavailable, message: "SwiftUI has it; write a Button.")
public struct CommandGroup: Commands {
    public init<V: View>(after group: CommandGroupPlacement, @ViewBuilder addition: () -> V) {}
    public init<V: View>(before group: CommandGroupPlacement, @ViewBuilder addition: () -> V) {}
    public init<V: View>(replacing group: CommandGroupPlacement, @ViewBuilder addition: () -> V) {}
}

@available(*, unavailable, message: "SwiftUI has it; write a Button.")
public struct CommandMenu: Commands {
    public init<S: StringProtocol, V: View>(_ name: S, @ViewBuilder content: () -> V) {}
}

/// The place of a menu.
public struct CommandGroupPlacement {
    public static var newItem: Self { unavailable() }
    public static var saveItem: Self { unavailable() }
    public static var appInfo: Self { unavailable() }
    public static var appSettings: Self { unavailable() }
    public static var help: Self { unavailable() }
    public static var sidebar: Self { unavailable() }
    public static var toolbar: Self { unavailable() }
    public static var pasteboard: Self { unavailable() }
    public static var undoRedo: Self { unavailable() }
    public static var textEditing: Self { unavailable() }
}

/// Builds the menus of an app.
@resultBuilder
public struct CommandsBuilder {
    public static func buildBlock<each C>(_ commands: repeat each C) {}
}

@available(*, unavailable, message: "SwiftUI has it; write a Button.")
extension Scene {
    public func commands(@CommandsBuilder content: () -> Void) -> Self { self }
}

@available(*, unavailable, message: "SwiftUI has it; write a Button.")
extension View {
    public func focusedValue<V>(_ keyPath: WritableKeyPath<FocusedValues, V?>, _ value: V) -> Self { self }
    public func focusedSceneValue<V>(_ keyPath: WritableKeyPath<FocusedValues, V?>, _ value: V) -> Self {
        self
    }
    public func onKeyPress(_ key: KeyEquivalent, action: @escaping () -> KeyPress.Result) -> Self { self }
    public func onKeyPress(action: @escaping (KeyPress) -> KeyPress.Result) -> Self { self }
    public func onKeyPress(keys: Set<KeyEquivalent>, action: @escaping (KeyPress) -> KeyPress.Result) -> Self
    { self }
    public func onKeyPress(phases: KeyPress.Phases, action: @escaping (KeyPress) -> KeyPress.Result) -> Self {
        self
    }
}

/// A key that would be pressed.
public struct KeyPress {
    public var key: KeyEquivalent { unavailable() }
    public var characters: String { unavailable() }
    public var modifiers: EventModifiers { unavailable() }
    public var phase: Phases { unavailable() }

    public enum Result {
        case handled, ignored
    }

    public enum Phases {
        case down, `repeat`, up, all
    }
}

@available(*, unavailable, message: "SwiftUI has it; write @FocusState and .focused.")
extension View {
    public func focusable(_ isFocusable: Bool = true) -> Self { self }
}

@available(*, unavailable, message: "SwiftUI has it; write @FocusState and .focused.")
extension EnvironmentValues {
    public var isFocused: Bool { unavailable() }
}
