/// A rectangle whose ends are half circles.
public struct Capsule: DrawnShape {
    /// Makes a capsule.
    nonisolated public init(style: RoundedCornerStyle = .continuous) {}

    var form: ShapeForm { .capsule }
}
