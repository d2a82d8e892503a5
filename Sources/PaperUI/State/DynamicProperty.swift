/// A stored property that a screen connects before it evaluates `body`: ``State``, ``Environment``, ``Binding``
/// or a type of yours that is made of them.
public protocol DynamicProperty {
    /// Called before each evaluation of `body`, when the properties inside are connected.
    mutating func update()
}

extension DynamicProperty {
    /// Does nothing.
    public mutating func update() {}
}

/// A property that the screen writes something into, in its own copy of the view.
@MainActor
protocol ConnectedProperty: DynamicProperty {
    mutating func connect(to node: Node)
}

/// A property that reads the environment.
protocol EnvironmentReader {}

/// A property that knows better than its bytes whether it has changed.
protocol SelfComparing {
    func isSame(as other: Self) -> Bool
}
