/// A value that a view owns and a screen keeps.
///
/// As in SwiftUI:
/// - It lives as long as the view stays where it is on the screen: the same place, the same type, the same
///   id. The value given in the declaration counts once, when the view first appears there.
/// - A write inside an action is readable at once, and the view is evaluated once after it. An equal value
///   changes nothing.
/// - A write while a `body` is evaluated is dropped, with a warning.
/// - Outside a screen it reads its initial value, drops writes, and its binding is a constant. So a test that
///   holds a view cannot see state change; that is where several lessons start.
@propertyWrapper
public struct State<Value>: DynamicProperty {
    private let initialValue: Value
    private var location: StateLocation<Value>?

    /// State with an initial value.
    public init(wrappedValue: Value) {
        initialValue = wrappedValue
    }

    /// State with an initial value.
    public init(initialValue: Value) {
        self.initialValue = initialValue
    }

    /// The value on the screen; the initial value outside of one.
    public var wrappedValue: Value {
        get { location?.value ?? initialValue }
        nonmutating set {
            guard let location else { return Warning.unmountedWrite.printOnce() }
            location.value = newValue
        }
    }

    /// A binding to the value on the screen; a constant outside of one.
    public var projectedValue: Binding<Value> {
        guard let location else {
            Warning.unmountedBinding.printOnce()
            return .constant(initialValue)
        }
        return Binding(
            get: { location.value }, set: { location.value = $0 }, source: [ObjectIdentifier(location)])
    }
}

extension State where Value: ExpressibleByNilLiteral {
    /// State that is nil at first.
    public init() {
        self.init(wrappedValue: nil)
    }
}

extension State: Sendable where Value: Sendable {}

extension State: ConnectedProperty {
    mutating func connect(to node: Node) {
        location = node.location(initialValue: initialValue)
    }
}

extension State: SelfComparing {
    /// The initial value that a view declares says nothing about the state.
    func isSame(as other: State<Value>) -> Bool { true }
}
