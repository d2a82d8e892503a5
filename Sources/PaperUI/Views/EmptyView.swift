/// A view that shows nothing.
public struct EmptyView: View, PrimitiveView {
    /// Makes a view that shows nothing.
    nonisolated public init() {}

    var resolution: Resolution { Resolution(kind: .group) }
}
