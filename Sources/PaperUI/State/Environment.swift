import Observation

/// A value from the view's surroundings, set by a view further out.
@propertyWrapper
public struct Environment<Value>: DynamicProperty {
    private let read: (EnvironmentValues) -> Value
    private var surroundings: EnvironmentValues?

    /// The value at a key path of the environment.
    public init(_ keyPath: KeyPath<EnvironmentValues, Value>) {
        read = { $0[keyPath: keyPath] }
    }

    /// The model of this type that a view further out has put into the environment.
    ///
    /// As in SwiftUI, there must be one: a view that finds none stops the program.
    public init(_ type: Value.Type) where Value: AnyObject & Observable {
        read = { environment in
            guard let model = environment[ModelKey<Value>.self] else {
                fatalError("No \(type) in the environment: set one with .environment(_:) further out.")
            }
            return model
        }
    }

    /// The model of this type that a view further out has put into the environment; nil if there is none.
    public init<Model: AnyObject & Observable>(_ type: Model.Type) where Value == Model? {
        read = { $0[ModelKey<Model>.self] }
    }

    /// The value where the view is mounted; the default value outside a screen.
    public var wrappedValue: Value { read(surroundings ?? EnvironmentValues()) }
}

struct ModelKey<Model: AnyObject & Observable>: EnvironmentKey {
    static var defaultValue: Model? { nil }
}

extension Environment: ConnectedProperty, EnvironmentReader {
    mutating func connect(to node: Node) {
        surroundings = node.environment
    }
}

extension Environment: SelfComparing {
    /// The surroundings are compared where they come from.
    func isSame(as other: Environment<Value>) -> Bool { true }
}
