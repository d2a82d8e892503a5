/// Views one upon another, the first at the bottom.
public struct ZStack<Content: View>: View, PrimitiveView {
    private let alignment: Alignment
    private let content: Content

    /// Puts views one upon another.
    public init(alignment: Alignment = .center, @ViewBuilder content: () -> Content) {
        self.alignment = alignment
        self.content = content()
    }

    var resolution: Resolution { Resolution(kind: .zStack(alignment), children: [ChildView(content)]) }
}
