/// A part of a list or a form, with a header and a footer if it has them. Anywhere else the three stand one after another
/// among the views around them; in a grid the header and the footer go over its whole width.
public struct Section<Parent: View, Content: View, Footer: View>: View, PrimitiveView {
    nonisolated(unsafe) private let header: Parent
    nonisolated(unsafe) private let content: Content
    nonisolated(unsafe) private let footer: Footer

    /// A section; with a header and a footer, if they are given.
    nonisolated public init(
        @ViewBuilder content: () -> Content, @ViewBuilder header: () -> Parent = { EmptyView() },
        @ViewBuilder footer: () -> Footer = { EmptyView() }
    ) {
        self.content = content()
        self.header = header()
        self.footer = footer()
    }

    /// A section with a title.
    nonisolated public init(_ title: LocalizedStringKey, @ViewBuilder content: () -> Content)
    where Parent == Text, Footer == EmptyView {
        self.init(content: content, header: { Text(title) })
    }

    /// The same with a string.
    @_disfavoredOverload
    nonisolated public init<S: StringProtocol>(_ title: S, @ViewBuilder content: () -> Content)
    where Parent == Text, Footer == EmptyView {
        self.init(content: content, header: { Text(title) })
    }

    /// A section with a title, which may be folded away. On paper it never is.
    nonisolated public init(
        _ title: LocalizedStringKey, isExpanded: Binding<Bool>, @ViewBuilder content: () -> Content
    ) where Parent == Text, Footer == EmptyView {
        self.init(title, content: content)
    }

    /// The same with a string.
    @_disfavoredOverload
    nonisolated public init<S: StringProtocol>(
        _ title: S, isExpanded: Binding<Bool>, @ViewBuilder content: () -> Content
    ) where Parent == Text, Footer == EmptyView {
        self.init(title, content: content)
    }

    /// A section with a header, which may be folded away. On paper it never is.
    nonisolated public init(
        isExpanded: Binding<Bool>, @ViewBuilder content: () -> Content, @ViewBuilder header: () -> Parent
    ) where Footer == EmptyView {
        self.init(content: content, header: header)
    }

    /// A section with a header and a footer, in the older order.
    nonisolated public init(header: Parent, footer: Footer, @ViewBuilder content: () -> Content) {
        (self.header, self.content, self.footer) = (header, content(), footer)
    }

    /// A section with a header, in the older order.
    nonisolated public init(header: Parent, @ViewBuilder content: () -> Content) where Footer == EmptyView {
        self.init(header: header, footer: EmptyView(), content: content)
    }

    /// A section with a footer, in the older order.
    nonisolated public init(footer: Footer, @ViewBuilder content: () -> Content) where Parent == EmptyView {
        self.init(header: EmptyView(), footer: footer, content: content)
    }

    var resolution: Resolution {
        Resolution(
            SectionElement(),
            children: [
                ChildView(header, key: .position(0), role: .header),
                ChildView(content, key: .position(1)),
                ChildView(footer, key: .position(2), role: .footer),
            ])
    }
}

/// The rows of a section, which a list draws with its own; anywhere else no more than what is inside.
private struct SectionElement: PaperElement {
    func makesRows(_ isInRows: Bool) -> Bool { isInRows }
    func dissolves(at node: Node) -> Bool { !node.isInRows }
}

extension Node {
    var isSection: Bool { isElement(SectionElement.self) }
}
