/// A control that does something when it is tapped. A disabled one does nothing.
public struct Button<Label: View>: View, PrimitiveView {
    @Environment(\.buttonStyle) private var style
    private let role: ButtonRole?
    private let action: @MainActor () -> Void
    nonisolated(unsafe) private let label: Label

    /// A button with a label made of views.
    @preconcurrency nonisolated public init(
        role: ButtonRole? = nil, action: @escaping @MainActor () -> Void, @ViewBuilder label: () -> Label
    ) {
        self.role = role
        self.action = action
        self.label = label()
    }

    /// A button with a title.
    @preconcurrency nonisolated public init(
        _ title: LocalizedStringKey, role: ButtonRole? = nil, action: @escaping @MainActor () -> Void
    ) where Label == Text {
        self.init(role: role, action: action) { Text(title) }
    }

    /// The same with a string.
    @_disfavoredOverload
    @preconcurrency nonisolated public init<S: StringProtocol>(
        _ title: S, role: ButtonRole? = nil, action: @escaping @MainActor () -> Void
    ) where Label == Text {
        self.init(role: role, action: action) { Text(title) }
    }

    /// A button with a title and a symbol of the system.
    @preconcurrency nonisolated public init(
        _ title: LocalizedStringKey, systemImage name: String, role: ButtonRole? = nil,
        action: @escaping @MainActor () -> Void
    ) where Label == PaperUI.Label<Text, Image> {
        self.init(role: role, action: action) { PaperUI.Label(title, systemImage: name) }
    }

    /// The same with a string.
    @_disfavoredOverload
    @preconcurrency nonisolated public init<S: StringProtocol>(
        _ title: S, systemImage name: String, role: ButtonRole? = nil, action: @escaping @MainActor () -> Void
    ) where Label == PaperUI.Label<Text, Image> {
        self.init(role: role, action: action) { PaperUI.Label(title, systemImage: name) }
    }

    var resolution: Resolution {
        let styled = style?.view(ButtonStyleConfiguration(role: role, label: label)) ?? label
        return Resolution(
            ButtonElement(role: role, action: action), children: [ChildView(styled, role: .label)])
    }
}

/// A label in the colour of what can be tapped, in a box if the style has one.
private struct ButtonElement: PaperElement {
    let role: ButtonRole?
    let action: @MainActor () -> Void

    var isElement: Bool { true }
    var elementType: String? { "button" }

    var isTappable: Bool { true }

    func speakUp(at node: Node) { node.lookAtRow() }

    /// In a question the tap ends that, too.
    func tapAction(in environment: EnvironmentValues) -> (@MainActor () -> Void)? {
        guard let answered = environment.answered else { return action }
        return {
            action()
            answered.end()
        }
    }

    func lines(of part: Part, by drawing: TextDrawing) -> [String] {
        let label = drawing.narrower(4).lines(of: part.parts(.label))
        let lines = label.isEmpty ? [""] : label
        return lines.enumerated().map { index, line in
            (index == 0 ? "[ " : "  ") + line + (index == lines.count - 1 ? " ]" : "")
        }
    }

    func picture(of part: Part, by drawing: PictureDrawing, width: Double) -> Picture {
        let environment = part.environment
        let color: Color = role == .destructive ? .red : environment.tint ?? .accentColor
        let isEnabled = part.node.isEnabled
        var label = drawing
        switch environment.buttonLook {
        case .plain:
            label.tint = isEnabled ? (role == .destructive ? .red : .primary) : .disabled
            return label.column(part.parts(.label), .center, width: width)
        case .automatic, .borderless:
            label.tint = isEnabled ? color : .disabled
            return label.column(part.parts(.label), .center, width: width)
        case .bordered, .prominent:
            let isProminent = environment.buttonLook == .prominent && isEnabled
            label.tint = isProminent ? .white : (isEnabled ? color : .disabled)
            let inner = label.column(part.parts(.label), .center, width: max(width - 24, 0))
            let fill = isProminent ? color : (isEnabled ? color.opacity(0.15) : Color.gray.opacity(0.15))
            let palette = Palette(scheme: environment.colorScheme)
            return drawing.boxed(inner, palette.fill(fill), environment.looks.buttonShape)
        }
    }
}

extension Node {
    /// The purpose of a button, beyond its title; nil for any other view.
    var buttonRole: ButtonRole? { (element as? ButtonElement)?.role }

    var isButton: Bool { isElement(ButtonElement.self) }
}
