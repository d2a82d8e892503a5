/// Controls in sections, as in a settings screen.
public struct Form<Content: View>: View, PrimitiveView {
    nonisolated(unsafe) private let content: Content

    /// A form of the given views: each is a row.
    nonisolated public init(@ViewBuilder content: () -> Content) {
        self.content = content()
    }

    var resolution: Resolution { Resolution(ListElement(isForm: true), children: [ChildView(content)]) }
}
