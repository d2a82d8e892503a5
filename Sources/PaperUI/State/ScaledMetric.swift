import Foundation

/// A length that grows with the reader's text size, as the body's text does.
@propertyWrapper
public struct ScaledMetric<Value: BinaryFloatingPoint>: DynamicProperty {
    private let base: Value
    private var surroundings: EnvironmentValues?

    /// A length at the `large` text size.
    public init(wrappedValue: Value) {
        base = wrappedValue
    }

    /// A length at the `large` text size. On paper it grows as the body's text does, whatever the style.
    public init(wrappedValue: Value, relativeTo textStyle: Font.TextStyle) {
        base = wrappedValue
    }

    /// The length where the view is mounted; that at the `large` text size outside a screen.
    public var wrappedValue: Value {
        let size = (surroundings ?? EnvironmentValues()).dynamicTypeSize
        return base * Value(size.points(for: 17) / 17)
    }
}

extension ScaledMetric: ConnectedProperty, EnvironmentReader {
    mutating func connect(to node: Node) {
        surroundings = node.environment
    }
}

extension ScaledMetric: SelfComparing {
    /// The surroundings are compared where they come from.
    func isSame(as other: ScaledMetric<Value>) -> Bool { base == other.base }
}
