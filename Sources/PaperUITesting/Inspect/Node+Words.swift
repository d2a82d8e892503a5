import PaperUI

/// The words for a node in a message, and for a tree of nodes.
extension Node {
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

    /// The reason why a control does nothing when it is tapped or typed into; nil if it is in use.
    var whyDisabled: String? {
        guard !isEnabled else { return nil }
        if environment.isEnabled { return whyOutOfUse }
        guard let disabler = disablingNode else { return "its environment disables it" }
        return "\(place(of: disabler)) is disabled"
    }

    /// The reason why no finger reaches the node; nil if one does.
    var whyOutOfReach: String? {
        switch obstacle {
        case .above(let front): "\(front.title) lies upon it"
        case .otherPage: "its page is not shown"
        case .hidden(let node): "\(place(of: node)) is hidden"
        case .untouchable(let node): "\(place(of: node)) takes no taps, by '.allowsHitTesting(false)'"
        case nil: nil
        }
    }

    /// The reason why nobody can use the node; nil if somebody can.
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

    var isButton: Bool { isOption || elementType == ElementType.button.rawValue }

    private func lines(_ children: (Node) -> [Node], _ identifier: (Node) -> String?) -> [String] {
        let inner = labelSaysItAll ? [] : children(self).flatMap { $0.lines(children, identifier) }
        let marks = marks(identifier)
        guard isWorthALine(marks) else { return inner }
        let head = shownLabel.map { "\(name) \($0.debugDescription)" } ?? name
        return [([head] + marks).joined(separator: ", ")] + inner.map { "  " + $0 }
    }

    /// The builder's own nodes (`if`, `ForEach`, several statements) say nothing to a reader, unless marked.
    private var isWorthALine: Bool { isWorthALine(marks) }

    private func isWorthALine(_ marks: [String]) -> Bool { !isOnlyAround || !marks.isEmpty }

    /// True where a button's label is a plain text, which stands beside the button's name already.
    private var labelSaysItAll: Bool {
        guard isTappable, shownLabel != nil else { return false }
        let shown = children.flatMap(\.subtree).filter(\.isWorthALine)
        return shown.count == 1 && shown[0].marks.isEmpty && shown[0].text == shownLabel
    }

    private var marks: [String] { marks(\.accessibilityIdentifier) }

    private func marks(_ identifier: (Node) -> String?) -> [String] {
        var marks = mark.map { [$0] } ?? []
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
