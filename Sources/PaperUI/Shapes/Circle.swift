/// A circle, as large as fits.
public struct Circle: DrawnShape {
    /// Makes a circle.
    public init() {}

    var form: ShapeForm { .circle }
}
