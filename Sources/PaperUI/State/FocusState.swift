import Foundation

/// The field of a view that has the keyboard: whether one has, or which of several.
///
/// As in SwiftUI it follows what a person taps, and what a view writes into it moves the keyboard. Outside of a screen
/// it is nil or false, and writes are dropped. What is written for a field that is disabled, or for none, does not stay.
@propertyWrapper
public struct FocusState<Value: Hashable>: DynamicProperty {
    private let initialValue: Value
    private var location: StateLocation<Value>?

    /// True while a field has the keyboard.
    public init() where Value == Bool {
        initialValue = false
    }

    /// The one of several fields that has the keyboard; nil if none has.
    public init<T>() where Value == T? {
        initialValue = nil
    }

    /// The place of the keyboard.
    public var wrappedValue: Value {
        get { location?.value ?? initialValue }
        nonmutating set { location?.value = newValue }
    }

    /// The binding that `.focused(_:)` takes.
    public var projectedValue: Binding {
        Binding(get: { wrappedValue }, set: { wrappedValue = $0 }, none: initialValue, source: location)
    }

    /// A way to read and write where the keyboard is.
    @propertyWrapper
    public struct Binding: DynamicProperty {
        let get: () -> Value
        let set: (Value) -> Void
        /// The value while no field has the keyboard.
        let none: Value
        /// The object that tells one state from another.
        let source: AnyObject?

        /// The place of the keyboard.
        public var wrappedValue: Value {
            get { get() }
            nonmutating set { set(newValue) }
        }

        /// The binding itself.
        public var projectedValue: Binding { self }
    }
}

extension FocusState: ConnectedProperty {
    mutating func connect(to node: Node) {
        let location = node.location(initialValue: initialValue)
        self.location = location
        node.screen?.focusStates[ObjectIdentifier(location)] = WrittenFocus(of: location, none: initialValue)
    }
}

/// A focus state on a screen, to be asked whether a field has the keyboard as it says.
@MainActor
struct WrittenFocus {
    /// True while the state names a field.
    let isOn: () -> Bool
    let reset: () -> Void
    weak var location: AnyObject?

    init<Value: Hashable>(of location: StateLocation<Value>, none: Value) {
        isOn = { [weak location] in location.map { $0.value != none } ?? false }
        reset = { [weak location] in location?.value = none }
        self.location = location
    }
}

extension FocusState: SelfComparing {
    /// The declaration in a view says nothing about where the keyboard is.
    func isSame(as other: FocusState<Value>) -> Bool { true }
}

/// The tie between a field and a focus state.
package struct FocusMark {
    /// True where the state said so when the view was evaluated: the field has the keyboard.
    let isOn: Bool
    /// True where the state says so now.
    let isOnNow: () -> Bool
    /// Says that the field got it, or lost it.
    let take: () -> Void
    let give: () -> Void
    let source: AnyObject?
}

extension View {
    /// The field has the keyboard while the state has this value, and the other way round.
    nonisolated public func focused<Value: Hashable>(
        _ binding: FocusState<Value>.Binding, equals value: Value
    ) -> some View {
        modified(
            by: .focused(
                FocusMark(
                    isOn: binding.wrappedValue == value, isOnNow: { binding.wrappedValue == value },
                    take: { binding.wrappedValue = value },
                    give: { if binding.wrappedValue == value { binding.wrappedValue = binding.none } },
                    source: binding.source)))
    }

    /// The field has the keyboard while the state is true, and the other way round.
    nonisolated public func focused(_ condition: FocusState<Bool>.Binding) -> some View {
        focused(condition, equals: true)
    }

    /// Does something when a person ends the text of a field in the view with Return, or searches.
    nonisolated public func onSubmit(
        of triggers: SubmitTriggers = .text, _ action: @escaping () -> Void
    ) -> some View {
        modified(by: .onSubmit(triggers) { action() })
    }
}

/// The kinds of input that end with Return.
public struct SubmitTriggers: OptionSet, Sendable {
    public let rawValue: Int

    public init(rawValue: Int) {
        self.rawValue = rawValue
    }

    /// The text of a field.
    public static let text = SubmitTriggers(rawValue: 1)
    /// The text of a search.
    public static let search = SubmitTriggers(rawValue: 2)
}
