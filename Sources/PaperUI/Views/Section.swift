/// A part of a list or a form, with a header and a footer if it has them.
public struct Section<Parent: View, Content: View, Footer: View>: View, PrimitiveView {
    private let header: Parent
    private let content: Content
    private let footer: Footer

    /// A section; with a header and a footer, if they are given.
    public init(
        @ViewBuilder content: () -> Content, @ViewBuilder header: () -> Parent = { EmptyView() },
        @ViewBuilder footer: () -> Footer = { EmptyView() }
    ) {
        self.content = content()
        self.header = header()
        self.footer = footer()
    }

    /// A section with a title.
    public init<S: StringProtocol>(_ title: S, @ViewBuilder content: () -> Content)
    where Parent == Text, Footer == EmptyView {
        self.init(content: content, header: { Text(title) })
    }

    var resolution: Resolution {
        Resolution(
            kind: .section,
            children: [
                ChildView(header, key: .position(0), role: .header),
                ChildView(content, key: .position(1)),
                ChildView(footer, key: .position(2), role: .footer),
            ])
    }
}
