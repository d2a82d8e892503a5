/// A rectangle.
public struct Rectangle: DrawnShape {
    /// Makes a rectangle.
    nonisolated public init() {}

    var form: ShapeForm { .rectangle }
}
