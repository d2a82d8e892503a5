/// What can be done to a node. What is done is followed by an update of the screen.
extension Node {
    /// Whether there is something to tap here, in use or not.
    package var isTappable: Bool {
        switch kind {
        case .button, .toggle, .link: true
        default: false
        }
    }

    /// Whether there is text to edit here, in use or not.
    package var isEditable: Bool { editAction != nil }

    /// Taps a button, a link or a toggle.
    ///
    /// - Returns: whether there was something to tap, in use and still on its screen.
    @discardableResult
    package func tap() -> Bool {
        screen?.update()
        guard let screen, isMounted, isEnabled, let tapAction else { return false }
        screen.perform("what a tap on “\(label)” started", tapAction)
        return true
    }

    /// Replaces the text of a field or an editor.
    ///
    /// - Returns: whether there was something to edit, in use and still on its screen.
    @discardableResult
    package func setText(_ text: String) -> Bool {
        screen?.update()
        guard let screen, isMounted, isEnabled, let editAction else { return false }
        screen.perform("what typing in \(viewName) started") { editAction(text) }
        return true
    }

    private var tapAction: (@MainActor () -> Void)? {
        switch kind {
        case .button(_, let action), .toggle(_, let action): action
        case .link(let action): action
        default: nil
        }
    }

    private var editAction: (@MainActor (String) -> Void)? {
        switch kind {
        case .textField(_, _, let edit), .textEditor(_, let edit): edit
        default: nil
        }
    }
}
