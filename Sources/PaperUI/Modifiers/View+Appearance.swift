import Foundation

extension View {
    /// The font of the text in the view.
    public func font(_ font: Font?) -> some View {
        environment(\.font, font)
    }

    /// Makes the text in the view bold.
    public func bold(_ isActive: Bool = true) -> some View {
        environment(\.isBold, isActive)
    }

    /// The colour of the text in the view. On paper only a ``Color`` shows.
    public func foregroundStyle<S: ShapeStyle>(_ style: S) -> some View {
        environment(\.foreground, style as? Color)
    }

    /// The colour of the text in the view, by the older name.
    public func foregroundColor(_ color: Color?) -> some View {
        environment(\.foreground, color)
    }

    /// The size of the text in the view.
    public func dynamicTypeSize(_ size: DynamicTypeSize) -> some View {
        environment(\.dynamicTypeSize, size)
    }

    /// Leaves room on some sides of the view, in points. nil is the usual room.
    public func padding(_ edges: Edge.Set = .all, _ length: CGFloat? = nil) -> some View {
        modified(by: .padding(edges, length))
    }

    /// Leaves room on all sides of the view, in points.
    public func padding(_ length: CGFloat) -> some View {
        padding(.all, length)
    }

    /// Puts the view into a frame of fixed width or height, in points.
    public func frame(
        width: CGFloat? = nil, height: CGFloat? = nil, alignment: Alignment = .center
    ) -> some View {
        modified(by: .frame(width: width, height: height, alignment))
    }

    /// Fills the room behind the view. On paper only a ``Color`` shows.
    public func background<S: ShapeStyle>(_ style: S) -> some View {
        modified(by: .background(style as? Color ?? .clear))
    }
}
