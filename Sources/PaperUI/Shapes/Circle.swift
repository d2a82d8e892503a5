/// A circle, as large as fits.
public struct Circle: DrawnShape {
    /// Makes a circle.
    nonisolated public init() {}

    var form: ShapeForm { .circle }
}
