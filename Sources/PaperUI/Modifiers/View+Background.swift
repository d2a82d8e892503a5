import Foundation

extension View {
    /// Lets a view that fills the room between the bars go on below them, to the ends of the screen. It shows in pictures of
    /// a phone.
    nonisolated public func ignoresSafeArea(_ regions: SafeAreaRegions = .all, edges: Edge.Set = .all)
        -> some View
    {
        modified(by: .ignoresSafeArea(regions.contains(.container) ? edges : []))
    }

    /// The same by an older name.
    nonisolated public func edgesIgnoringSafeArea(_ edges: Edge.Set) -> some View {
        ignoresSafeArea(edges: edges)
    }

    /// Fills the room behind the view, and goes on to the ends of the screen, if the view fills the room between the bars. On
    /// paper only a ``Color`` shows.
    nonisolated public func background<S: ShapeStyle>(_ style: S, ignoresSafeAreaEdges edges: Edge.Set = .all)
        -> some View
    {
        modified(by: .background(Color(style) ?? .clear))
    }

    /// Fills a shape behind the view.
    nonisolated public func background<S: ShapeStyle, T: Shape>(_ style: S, in shape: T) -> some View {
        background { shape.fill(style) }
    }

    /// Puts views behind the view, as large as the view.
    nonisolated public func background<V: View>(
        alignment: Alignment = .center, @ViewBuilder content: () -> V
    ) -> some View {
        modified(by: .backdrop(content(), alignment))
    }

    /// Puts a view behind the view, as large as the view.
    @_disfavoredOverload
    nonisolated public func background<V: View>(_ background: V, alignment: Alignment = .center) -> some View
    {
        modified(by: .backdrop(background, alignment))
    }

    /// Puts views upon the view, as large as the view.
    nonisolated public func overlay<V: View>(alignment: Alignment = .center, @ViewBuilder content: () -> V)
        -> some View
    {
        modified(by: .overlay(content(), alignment))
    }

    /// Puts a view upon the view, as large as the view.
    @_disfavoredOverload
    nonisolated public func overlay<V: View>(_ overlay: V, alignment: Alignment = .center) -> some View {
        modified(by: .overlay(overlay, alignment))
    }

    /// Fills the room upon the view.
    nonisolated public func overlay<S: ShapeStyle>(_ style: S, ignoresSafeAreaEdges edges: Edge.Set = .all)
        -> some View
    {
        modified(by: .overlay(Color(style) ?? .clear, .center))
    }

    /// Cuts the view to a shape.
    nonisolated public func clipShape<S: Shape>(_ shape: S) -> some View {
        modified(by: .clip(ShapeForm(shape)))
    }

    /// Cuts the view to its room.
    nonisolated public func clipped() -> some View {
        modified(by: .clip(.rectangle))
    }

    /// Rounds the view's corners, by a radius in points.
    nonisolated public func cornerRadius(_ radius: CGFloat) -> some View {
        modified(by: .clip(.rounded(Double(radius))))
    }

    /// Draws a line around the view, its width in points.
    nonisolated public func border<S: ShapeStyle>(_ content: S, width: CGFloat = 1) -> some View {
        overlay { Rectangle().strokeBorder(content, lineWidth: width) }
    }
}
