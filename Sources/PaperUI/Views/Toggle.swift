/// A switch between on and off. A disabled one stays as it is.
public struct Toggle<Label: View>: View, PrimitiveView {
    @Environment(\.toggleStyle) private var style
    private let isOn: Binding<Bool>
    nonisolated(unsafe) private let label: Label

    /// A switch with a label made of views.
    nonisolated public init(isOn: Binding<Bool>, @ViewBuilder label: () -> Label) {
        self.isOn = isOn
        self.label = label()
    }

    /// A switch with a title.
    nonisolated public init(_ title: LocalizedStringKey, isOn: Binding<Bool>) where Label == Text {
        self.init(isOn: isOn) { Text(title) }
    }

    /// The same with a string.
    @_disfavoredOverload
    nonisolated public init<S: StringProtocol>(_ title: S, isOn: Binding<Bool>) where Label == Text {
        self.init(isOn: isOn) { Text(title) }
    }

    /// A switch with a title and a symbol of the system.
    nonisolated public init(_ title: LocalizedStringKey, systemImage name: String, isOn: Binding<Bool>)
    where Label == PaperUI.Label<Text, Image> {
        self.init(isOn: isOn) { PaperUI.Label(title, systemImage: name) }
    }

    /// The same with a string.
    @_disfavoredOverload
    nonisolated public init<S: StringProtocol>(_ title: S, systemImage name: String, isOn: Binding<Bool>)
    where Label == PaperUI.Label<Text, Image> {
        self.init(isOn: isOn) { PaperUI.Label(title, systemImage: name) }
    }

    var resolution: Resolution {
        if let style {
            let view = style.view(ToggleStyleConfiguration(label: label, isOn: isOn))
            return Resolution(kind: .group, children: [ChildView(view)])
        }
        return Resolution(
            ToggleElement(isOn: isOn.wrappedValue, flip: { [isOn] in isOn.wrappedValue.toggle() }),
            children: [ChildView(label, role: .controlLabel)])
    }
}

/// A switch, or a button that is filled while it is on.
private struct ToggleElement: PaperElement {
    let isOn: Bool
    let flip: @MainActor () -> Void

    var isElement: Bool { true }
    var isNamedByLabelAlone: Bool { true }
    var elementType: String? { "switch" }
    func value(of node: Node) -> String? { isOn ? "1" : "0" }
    func mark(of node: Node) -> String? { isOn ? "on" : "off" }

    var isTappable: Bool { true }
    func tapAction(in environment: EnvironmentValues) -> (@MainActor () -> Void)? { flip }

    func lines(of part: Part, by drawing: TextDrawing) -> [String] {
        drawing.row([[isOn ? "[x]" : "[ ]"], drawing.narrower(4).lines(of: part.parts(.controlLabel))])
    }

    func picture(of part: Part, by drawing: PictureDrawing, width: Double) -> Picture {
        let palette = Palette(scheme: part.environment.colorScheme)
        if part.environment.looks.isToggleButton { return button(part, drawing, palette, width: width) }
        let toggle = toggle(part, palette)
        if part.environment.looks.areLabelsHidden { return toggle }
        let label = drawing.labelling(part).titles(part.parts(.controlLabel), width: width - 63)
        return drawing.ends(label, toggle, width: width)
    }

    private func button(
        _ part: Part, _ drawing: PictureDrawing, _ palette: Palette, width: Double
    ) -> Picture {
        let color = part.node.isEnabled ? part.environment.tint ?? .accentColor : .disabled
        var inside = drawing
        inside.tint = isOn ? .white : color
        let label = inside.column(part.parts(.controlLabel), .center, width: max(width - 24, 0))
        return inside.boxed(label, isOn ? palette.fill(color) : "none", part.environment.looks.buttonShape)
    }

    private func toggle(_ part: Part, _ palette: Palette) -> Picture {
        let color = palette.fill(part.environment.tint ?? .green)
        let track = isOn ? (part.node.isEnabled ? color : palette.disabled) : palette.separator
        var toggle = Picture(width: 51, height: 31).upon(track, radius: 15.5)
        toggle.add(.box(width: 27, height: 27, radius: 13.5, fill: "#ffffff"), x: isOn ? 22 : 2, y: 2)
        return toggle
    }
}

extension Node {
    /// True for a toggle that is on; nil for any other view.
    package var isOn: Bool? { (element as? ToggleElement)?.isOn }
}
