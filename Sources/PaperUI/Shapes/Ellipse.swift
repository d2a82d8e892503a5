/// An ellipse that fills its room.
public struct Ellipse: DrawnShape {
    /// Makes an ellipse.
    nonisolated public init() {}

    var form: ShapeForm { .ellipse }
}
