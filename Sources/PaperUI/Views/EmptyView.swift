/// A view that shows nothing.
public struct EmptyView: View, PrimitiveView {
    /// Makes a view that shows nothing.
    public init() {}

    func resolve(in environment: EnvironmentValues) -> Resolution {
        Resolution(kind: .group)
    }
}
