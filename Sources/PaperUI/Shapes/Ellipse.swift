/// An ellipse that fills its room.
public struct Ellipse: DrawnShape {
    /// Makes an ellipse.
    public init() {}

    var form: ShapeForm { .ellipse }
}
