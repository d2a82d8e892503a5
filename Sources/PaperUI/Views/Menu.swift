/// Things to do under one label. On paper they are always there to be tapped, in text below the label. A picture shows the
/// menu closed.
public struct Menu<Label: View, Content: View>: View, PrimitiveView {
    nonisolated(unsafe) private let label: Label
    nonisolated(unsafe) private let content: Content

    /// A menu with a label made of views.
    nonisolated public init(@ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label) {
        self.content = content()
        self.label = label()
    }

    /// A menu with a title.
    nonisolated public init(_ title: LocalizedStringKey, @ViewBuilder content: () -> Content)
    where Label == Text {
        self.init(content: content, label: { Text(title) })
    }

    /// The same with a string.
    @_disfavoredOverload
    nonisolated public init<S: StringProtocol>(_ title: S, @ViewBuilder content: () -> Content)
    where Label == Text {
        self.init(content: content, label: { Text(title) })
    }

    /// A menu with a label made of views, and what a tap on it does at once. On paper the tap shows the menu.
    nonisolated public init(
        @ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label,
        primaryAction: @escaping () -> Void
    ) {
        self.init(content: content, label: label)
    }

    /// A menu with a title, and what a tap on it does at once. On paper the tap shows the menu.
    nonisolated public init(
        _ title: LocalizedStringKey, @ViewBuilder content: () -> Content, primaryAction: @escaping () -> Void
    ) where Label == Text {
        self.init(title, content: content)
    }

    /// The same with a string.
    @_disfavoredOverload
    nonisolated public init<S: StringProtocol>(
        _ title: S, @ViewBuilder content: () -> Content, primaryAction: @escaping () -> Void
    ) where Label == Text {
        self.init(title, content: content)
    }

    /// A menu with a title and a symbol of the system.
    nonisolated public init(
        _ title: LocalizedStringKey, systemImage name: String, @ViewBuilder content: () -> Content
    )
    where Label == PaperUI.Label<Text, Image> {
        self.init(content: content, label: { PaperUI.Label(title, systemImage: name) })
    }

    /// The same with a string.
    @_disfavoredOverload
    nonisolated public init<S: StringProtocol>(
        _ title: S, systemImage name: String, @ViewBuilder content: () -> Content
    )
    where Label == PaperUI.Label<Text, Image> {
        self.init(content: content, label: { PaperUI.Label(title, systemImage: name) })
    }

    var resolution: Resolution {
        Resolution(
            MenuElement(),
            children: [
                ChildView(label, key: .position(0), role: .label), ChildView(content, key: .position(1)),
            ])
    }
}

/// A label, in text with the things to do below.
private struct MenuElement: PaperElement {
    var isElement: Bool { true }
    var isNamed: Bool { false }

    func lines(of part: Part, by drawing: TextDrawing) -> [String] {
        drawing.lines(of: part.parts(.label)) + drawing.lines(of: part.parts())
    }

    func picture(of part: Part, by drawing: PictureDrawing, width: Double) -> Picture {
        var label = drawing
        label.tint = part.node.isEnabled ? part.environment.tint ?? .accentColor : .disabled
        return label.column(part.parts(.label), width: width)
    }
}

extension Node {
    var isMenu: Bool { isElement(MenuElement.self) }
}
