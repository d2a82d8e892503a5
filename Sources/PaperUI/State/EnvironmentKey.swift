/// A value of your own in the environment: what it is where no view has set it.
public protocol EnvironmentKey {
    associatedtype Value

    /// The value where no view has set it.
    static var defaultValue: Value { get }
}
