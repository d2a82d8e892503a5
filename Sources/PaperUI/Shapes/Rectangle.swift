/// A rectangle.
public struct Rectangle: DrawnShape {
    /// Makes a rectangle.
    public init() {}

    var form: ShapeForm { .rectangle }
}
