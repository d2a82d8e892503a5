/// Views that may take more room than there is. Paper is as long as it has to be, and nothing is out of sight.
public struct ScrollView<Content: View>: View, PrimitiveView {
    private let axes: Axis.Set
    private let content: Content

    /// Views that scroll along these axes.
    public init(
        _ axes: Axis.Set = .vertical, showsIndicators: Bool = true, @ViewBuilder content: () -> Content
    ) {
        self.axes = axes
        self.content = content()
    }

    var resolution: Resolution { Resolution(kind: .scroll(axes), children: [ChildView(content)]) }
}
