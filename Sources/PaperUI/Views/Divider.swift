/// A thin line between views.
public struct Divider: View, PrimitiveView {
    /// Makes a thin line.
    public init() {}

    func resolve(in environment: EnvironmentValues) -> Resolution {
        Resolution(kind: .divider)
    }
}
