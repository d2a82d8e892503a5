/// The keyboard, and the field that has it.
extension Screen {
    /// The field that has the keyboard, as long as it is on the screen.
    package var focusedNode: Node? {
        guard let focus, focus.isMounted else { return nil }
        return focus
    }

    /// Gives a field the keyboard, as a person does who taps it, or takes it away.
    package func focus(_ node: Node?) {
        guard focusedNode !== node else { return }
        let old = focusedNode
        focus = node
        perform("what the keyboard started") {
            old?.focusMarks.forEach { $0.give() }
            node?.focusMarks.forEach { $0.take() }
        }
    }

    /// Lets the keyboard follow what a view has written into its focus state.
    func moveFocus(to field: Node) {
        guard focusedNode !== field else { return }
        let old = focusedNode
        focus = field
        old?.focusMarks.forEach { $0.give() }
    }

    func dropFocus(of field: Node) {
        if focusedNode === field { focus = nil }
    }

    /// Takes the keyboard back from a field that cannot have it any more, and what a focus state says from a state that
    /// names no field which has it. SwiftUI's documentation: "when focus leaves, the wrapped value of this property resets to
    /// `nil` or `false`."
    ///
    /// - Returns: whether anything was taken back.
    func takeBackFocus() -> Bool {
        if let field = focusedNode, !field.canHaveFocus {
            focus = nil
            field.focusMarks.forEach { $0.give() }
            return true
        }
        focusStates = focusStates.filter { $0.value.location != nil }
        let on = focusStates.values.filter { $0.isOn() }
        guard !on.isEmpty else { return false }
        let held = focusedNode?.focusMarks.filter(\.isOn).map(\.source) ?? []
        let lost = on.filter { state in !held.contains { $0 === state.location } }
        lost.forEach { $0.reset() }
        return !lost.isEmpty
    }

    /// Lets the toolbars come and go that are above the keyboard.
    func keyboardHasMoved() {
        func look(at node: Node) {
            if node.hasKeyboardBar {
                let effect = Effect(node: node, name: "the keyboard") { [weak node] in
                    node?.refreshAttachments()
                }
                effects.append(effect)
            }
            (node.content + node.attachments).forEach(look)
        }
        if let mounted { look(at: mounted) }
    }
}

extension Node {
    /// Runs the actions of Return at the end of this field's text, the innermost first.
    package func submit() {
        guard let screen, isMounted, isEnabled else { return }
        endTyping()
        if isTallField { screen.warn(.returnInTallField(view: authoredName)) }
        let trigger: SubmitTriggers = role == .search ? .search : .text
        let actions = sequence(first: self, next: \.parent).flatMap { node in
            node.modifiers.reversed().compactMap { modifier in
                if case .onSubmit(let triggers, let action) = modifier, triggers.contains(trigger) {
                    action
                } else {
                    nil
                }
            }
        }
        screen.perform("what Return in \(viewName) started") { actions.forEach { $0() } }
        // Return puts the keyboard away, unless the action has moved it.
        if screen.focusedNode === self { screen.focus(nil) }
    }

    /// True where a toolbar on the view has something for above the keyboard.
    var hasKeyboardBar: Bool {
        modifiers.contains { modifier in
            if case .toolbar(let slots) = modifier { slots.contains { $0.role == .keyboard } } else { false }
        }
    }

    /// The focus states that belong to a field: its own, and those of the views around it that have no other field.
    var focusMarks: [FocusMark] {
        sequence(first: self, next: \.parent).prefix { $0 === self || $0.field === self }.flatMap { node in
            node.modifiers.compactMap { if case .focused(let mark) = $0 { mark } else { nil } }
        }
    }

    /// True where a person could type into the field.
    var canHaveFocus: Bool { isMounted && isVisible && isEnabled }

    /// The field that a focus state on the node means: the node, or the first field in it.
    var field: Node? { parts(where: \.isEditable).first }
}
