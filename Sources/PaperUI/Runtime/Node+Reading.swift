/// The words that there are to read on a node.
extension Node {
    /// The nodes inside that are on the screen, in reading order; what a toolbar holds comes last.
    package var children: [Node] {
        attachments.isEmpty ? shownContent : shownContent + shownAttachments
    }

    /// The node and all nodes inside it, each before those inside it.
    package var subtree: [Node] {
        var nodes: [Node] = []
        func add(_ node: Node) {
            nodes.append(node)
            node.children.forEach(add)
        }
        add(self)
        return nodes
    }

    /// The nodes that hold this one, the nearest first.
    package var ancestors: [Node] {
        Array(sequence(first: self, next: \.parent).dropFirst())
    }

    /// The name of the view's type, without its modifiers.
    package var typeName: String { "\(type(of: view))" }

    /// The name of the nearest view with a `body`: whose part this is, in its author's words.
    package var viewName: String {
        let composite = sequence(first: self, next: \.parent).first {
            if case .composite = $0.kind { !($0.view is any BuiltInView) } else { false }
        }
        return (composite ?? self).typeName
    }

    /// The id from `.id(_:)`, or the id of the element for the row of a `ForEach`.
    package var id: AnyHashable? {
        if let explicitID { return explicitID }
        if case .id(let id, _) = key { return id }
        return nil
    }

    package var accessibilityIdentifier: String? {
        firstInModifiers { if case .accessibilityIdentifier(let name) = $0 { name } else { nil } }
    }

    package var accessibilityLabel: String? {
        firstInModifiers { if case .accessibilityLabel(let label) = $0 { label } else { nil } }
    }

    package var accessibilityHint: String? {
        firstInModifiers { if case .accessibilityHint(let hint) = $0 { hint } else { nil } }
    }

    package var accessibilityValue: String? {
        firstInModifiers { if case .accessibilityValue(let value) = $0 { value } else { nil } }
    }

    /// The kinds of thing that the modifiers on the view call it.
    package var accessibilityTraits: AccessibilityTraits {
        modifiers.reversed().reduce(into: []) { traits, modifier in
            guard case .accessibilityTraits(let change, let isAdded) = modifier else { return }
            if isAdded { traits.formUnion(change) } else { traits.subtract(change) }
        }
    }

    package var navigationTitle: String? {
        firstInModifiers { if case .navigationTitle(let title) = $0 { title } else { nil } }
    }

    private func firstInModifiers(_ value: (Modifier) -> String?) -> String? {
        modifiers.lazy.compactMap(value).first
    }

    /// The text that the node itself shows: of a text, a field or an editor.
    package var text: String? { element?.text }

    /// True where the node, if it is a control, is in use.
    package var isEnabled: Bool {
        environment.isEnabled && whyOutOfUse == nil
    }

    /// The nearest node, this one included, with a `.disabled(true)`; nil where nothing disables it.
    package var disablingNode: Node? {
        sequence(first: self, next: \.parent).first { node in
            node.modifiers.contains { if case .disabled(true) = $0 { true } else { false } }
        }
    }

    /// The closures of the `.task` modifiers on the view, the innermost first.
    package var taskActions: [@MainActor () async -> Void] {
        modifiers.reversed().compactMap {
            if case .task(_, _, let action) = $0 { { await action() } } else { nil }
        }
    }
}
