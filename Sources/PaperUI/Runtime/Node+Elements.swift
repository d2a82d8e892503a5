/// The nodes as a screen reader has them, and with it a driver: the elements, their labels and their identifiers.
extension Node {
    /// The node and all nodes inside it that a screen reader does not pass over, as elements or around them.
    package var heardSubtree: [Node] {
        var nodes: [Node] = []
        func add(_ node: Node) {
            if node.silence == nil { nodes.append(node) }
            node.heardChildren.forEach(add)
        }
        add(self)
        return nodes
    }

    /// The nodes inside that a screen reader may come to. What is put upon a view that hides them, or into a bar, is no
    /// part of it.
    package var heardChildren: [Node] {
        guard let end = silence ?? unity else { return children }
        return shownAttachments.filter { $0.isElsewhere || !$0.isInside(end) }
    }

    /// The outermost modifier that hides the view from a screen reader.
    private var silence: Int? {
        modifiers.firstIndex { modifier in
            switch modifier {
            case .accessibilityHidden(true): true
            case .opacity(let opacity): opacity <= 0
            default: false
            }
        }
    }

    /// The modifier that makes an element of the view, and what becomes of those inside.
    private var accessibilityElement: (index: Int, children: AccessibilityChildBehavior)? {
        for (index, modifier) in modifiers.enumerated() {
            if case .accessibilityElement(let children) = modifier { return (index, children) }
        }
        return nil
    }

    /// The modifier by which the view and what is inside are one element.
    private var unity: Int? { accessibilityElement.flatMap { $0.children == .contain ? nil : $0.index } }

    /// The nodes inside of an element that combines them.
    package var combined: [Node]? {
        guard let element = accessibilityElement, element.children == .combine else { return nil }
        return shownContent.flatMap(\.heardSubtree).filter { $0.holders.contains { $0 === self } }
    }

    // MARK: Identifiers

    /// The identifier by which a driver knows the node. As in XCUITest, one on a container that is no element of its own is
    /// that of all elements inside, whatever they are called themselves.
    package var elementIdentifier: String? {
        // The label of a control is a part of that element.
        if isInLabel { return accessibilityIdentifier }
        let (identifier, _) = identification
        return identifier == nil || isElement || !holdsElements ? identifier : nil
    }

    /// The container that the node has its identifier from; nil if it has one of its own, or none.
    package var namingContainer: Node? { isInLabel ? nil : identification.container }

    private var isInLabel: Bool {
        sequence(first: self, next: \.parent).prefix { $0 === self || !$0.keepsIdentifiers }
            .contains { $0.role == .label || $0.role == .controlLabel && $0.parent?.element != nil }
    }

    private var identification: (identifier: String?, container: Node?) {
        var found: (identifier: String?, container: Node?) = (accessibilityIdentifier, nil)
        if let element = accessibilityElement, element.children == .contain {
            found.identifier = identifier(in: ..<element.index)
        }
        var node = self
        while !node.isElsewhere, let container = node.parent, !container.keepsIdentifiers {
            let from = container.accessibilityElement.map { $0.index + 1 } ?? 0
            if let outer = container.identifier(in: from..., around: node) { found = (outer, container) }
            if container.accessibilityElement != nil { break }
            node = container
        }
        return found
    }

    private func identifier(in range: some RangeExpression<Int>, around node: Node? = nil) -> String? {
        for case (let index, .accessibilityIdentifier(let name)) in modifiers.enumerated()
        where range.contains(index) && node?.isInside(index) ?? true {
            return name
        }
        return nil
    }

    /// True where the node is something to a screen reader, and not only around it.
    private var isElement: Bool {
        if accessibilityElement != nil || isOption { return true }
        return element?.isElement ?? keepsIdentifiers
    }

    /// True where an identifier stays on the view, and is not given to what is inside.
    private var keepsIdentifiers: Bool {
        switch kind {
        case .element(let element): element.keepsIdentifiers
        case .composite: view is any BuiltInElement
        case .group: false
        case .navigation, .page, .sheet, .alert, .tabs: true
        }
    }

    private var holdsElements: Bool {
        heardSubtree.dropFirst().contains { $0.isElement && !$0.isElsewhere }
    }

    // MARK: Labels

    /// The name of the node to a person: its accessibility label, a field's title, or the texts inside it.
    package var label: String {
        if let accessibilityLabel { return accessibilityLabel }
        if let field = view as? any TitledField { return field.title }
        let said = nodes(
            from: element?.isNamedByLabelAlone == true ? content.filter(\.isLabel) : [self],
            leavingOut: { $0 !== self && $0.silence != nil || $1 && $0.isControl }, closed: \.saysItAll)
        let texts = said.compactMap(\.saidText).joined(separator: " ")
        return texts.isEmpty ? said.compactMap(\.saidImage).joined(separator: " ") : texts
    }

    /// True where what is inside adds nothing to what the node says itself.
    private var saysItAll: Bool {
        guard let element = accessibilityElement, element.children != .contain else { return false }
        return element.children == .ignore || accessibilityLabel != nil
    }

    private var saidText: String? {
        isText ? accessibilityLabel ?? text : saysItAll ? accessibilityLabel : nil
    }

    /// An image says something only where no text does.
    private var saidImage: String? { accessibilityLabel ?? imageWords }
}

/// A view with a body that is one element, or holds elements of its own.
@MainActor
protocol BuiltInElement: BuiltInView {
    /// Its type to XCUITest, in the words of PaperUITesting's `ElementType`; nil where it has none of its own.
    var elementType: String? { get }
}

extension BuiltInElement {
    var elementType: String? { nil }
}

/// A field with a name that a person may not see.
@MainActor
protocol TitledField {
    var title: String { get }
    /// True for the text of a value, as a format writes it.
    var isOfValue: Bool { get }
}

extension TitledField {
    var isOfValue: Bool { false }
}
