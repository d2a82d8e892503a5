import PaperUI

/// How a node is called in a message, and how a tree of nodes is printed.
extension Node {
    /// What the author of the view wrote: `Button`, `FilmCard`. Without generic arguments.
    var name: String {
        switch kind {
        case .text: "Text"
        case .button: "Button"
        case .link: "NavigationLink"
        case .textField: "TextField"
        case .secureField: "SecureField"
        case .textEditor: "TextEditor"
        case .toggle: "Toggle"
        case .progress: "ProgressView"
        case .vStack, .hStack, .zStack, .spacer, .divider, .list, .form, .section, .image, .picker, .menu,
            .scroll,
            .grid, .slider,
            .composite, .group, .navigation, .page, .tabs:
            String(typeName.prefix { $0 != "<" })
        case .shape: shapeName
        case .sheet: "Sheet"
        case .alert(let isDialog): isDialog ? "ConfirmationDialog" : "Alert"
        }
    }

    /// The name with what tells the node from others of its kind, as in `Button "Send"`.
    var title: String {
        let label = shownLabel ?? accessibilityIdentifier
        return label.map { "\(name) \($0.debugDescription)" } ?? name
    }

    /// The tree from this node on, a line a node, as far as it is of interest to a reader.
    var tree: String {
        lines(\.children, \.accessibilityIdentifier).joined(separator: "\n")
    }

    /// The tree as a driver knows it, with the identifiers that the elements have for it.
    var driverTree: String {
        lines(\.heardChildren, \.elementIdentifier).joined(separator: "\n")
    }

    /// The views around this one and itself, the outermost first: `FilmList > List > Text "Coco"`.
    var path: String {
        ([self] + ancestors).filter(\.isWorthALine).reversed().map(\.title).joined(separator: " > ")
    }

    /// Why a control does nothing when it is tapped or typed into; nil if it is in use.
    var whyDisabled: String? {
        guard !isEnabled else { return nil }
        if case .link(nil) = kind, environment.isEnabled {
            return hasStack ? "it has no value" : "there is no NavigationStack around it"
        }
        guard let disabler = disablingNode else { return "its environment disables it" }
        return "\(place(of: disabler)) is disabled"
    }

    /// Why no finger reaches the node; nil if one does.
    var whyOutOfReach: String? {
        switch obstacle {
        case .above(let front): "\(front.title) lies upon it"
        case .otherPage: "its page is not shown"
        case .hidden(let node): "\(place(of: node)) is hidden"
        case .untouchable(let node): "\(place(of: node)) takes no taps, by '.allowsHitTesting(false)'"
        case nil: nil
        }
    }

    /// Why nobody can use the node; nil if somebody can.
    var whyUseless: String? { whyDisabled ?? whyOutOfReach }

    /// The node itself, or one around it, in a sentence about the node.
    private func place(of node: Node) -> String {
        if node === self { return "it" }
        let home = node.viewName == node.typeName ? "" : ", in \(node.viewName),"
        return "the \(node.name) around it\(home)"
    }

    /// The explicit id; a row's id in a `ForEach` is not meant.
    var givenID: AnyHashable? {
        for case .id(let id) in modifiers { return id }
        return nil
    }

    var isControl: Bool { isTappable || isEditable }

    var isButton: Bool {
        switch kind {
        case .button, .link: true
        default: isOption
        }
    }

    /// A color, or the outline that is drawn, in whatever way it is painted.
    private var shapeName: String {
        guard typeName == "PaintedShape", case .shape(let shape) = kind else { return typeName }
        return switch shape.form {
        case .rectangle: "Rectangle"
        case .rounded: "RoundedRectangle"
        case .capsule: "Capsule"
        case .circle: "Circle"
        case .ellipse: "Ellipse"
        }
    }

    private func lines(_ children: (Node) -> [Node], _ identifier: (Node) -> String?) -> [String] {
        let inner = labelSaysItAll ? [] : children(self).flatMap { $0.lines(children, identifier) }
        let marks = marks(identifier)
        guard isWorthALine(marks) else { return inner }
        let head = shownLabel.map { "\(name) \($0.debugDescription)" } ?? name
        return [([head] + marks).joined(separator: ", ")] + inner.map { "  " + $0 }
    }

    /// The builder's own nodes (`if`, `ForEach`, several statements) say nothing to a reader, unless marked.
    private var isWorthALine: Bool { isWorthALine(marks) }

    private func isWorthALine(_ marks: [String]) -> Bool {
        switch kind {
        case .group, .navigation, .page: !marks.isEmpty
        default: true
        }
    }

    /// Whether a button's label is a plain text, which stands beside the button's name already.
    private var labelSaysItAll: Bool {
        guard isTappable, shownLabel != nil else { return false }
        let shown = children.flatMap(\.subtree).filter(\.isWorthALine)
        return shown.count == 1 && shown[0].marks.isEmpty && shown[0].text == shownLabel
    }

    private var shownLabel: String? {
        switch kind {
        case .text(let text): text
        case .textField(let prompt, _, _), .secureField(let prompt, _, _): accessibilityLabel ?? prompt
        case .image(let image): image.name
        case .button, .link, .toggle, .progress, .picker, .slider: label.isEmpty ? nil : label
        default: nil
        }
    }

    private var marks: [String] { marks(\.accessibilityIdentifier) }

    private func marks(_ identifier: (Node) -> String?) -> [String] {
        var marks: [String] = []
        switch kind {
        case .textField(_, let text, _), .textEditor(let text, _):
            marks.append("text \(text.debugDescription)")
        case .toggle(let isOn, _): marks.append(isOn ? "on" : "off")
        case .secureField(_, let text, _): marks.append("\(text.count) characters")
        case .picker:
            if let chosen = options.first(where: \.isSelectedOption) {
                marks.append("chosen \(chosen.label.debugDescription)")
            }
        case .slider(let share, _), .progress(let share?): marks.append("\(Int(bounded: share * 100)) %")
        default: break
        }
        if let id = givenID { marks.append("id \(String(reflecting: id.base))") }
        if let identifier = identifier(self) {
            marks.append("identifier \(identifier.debugDescription)")
        }
        if let label = accessibilityLabel, label != shownLabel {
            marks.append("accessibility label \(label.debugDescription)")
        }
        if isSelectedOption { marks.append("chosen") }
        if isControl && !isEnabled { marks.append("disabled") }
        if isHidden { marks.append("hidden") }
        return marks
    }
}
