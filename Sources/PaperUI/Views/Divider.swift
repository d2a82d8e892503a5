/// A thin line between views.
public struct Divider: View, PrimitiveView {
    /// Makes a thin line.
    public init() {}

    var resolution: Resolution { Resolution(kind: .divider) }
}
