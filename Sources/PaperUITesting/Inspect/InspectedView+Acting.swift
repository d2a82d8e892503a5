import PaperUI

extension InspectedView {
    /// Taps a button, a link or a toggle. The screen is up to date afterwards; a task that the tap starts may
    /// still be running (`await screen.settle()` waits for it).
    ///
    /// - Throws: ``InspectionError`` if there is nothing to tap here, or if it is disabled: then the message
    ///   names the view that disables it.
    public func tap() throws {
        try present()
        guard node.isTappable else { throw InspectionError.notTappable(view: node.title) }
        try requireUse(verb: "tapped")
        node.tap()
    }

    /// Replaces the text of a text field or a text editor.
    ///
    /// - Throws: ``InspectionError`` if the view is neither, or if it is disabled.
    public func setInput(_ text: String) throws {
        try present()
        guard node.isEditable else { throw InspectionError.notEditable(view: node.title) }
        try requireUse(verb: "typed into")
        node.setText(text)
    }

    /// Runs what the view's `.task` modifiers hold, one after another, and waits for it.
    ///
    /// The screen has started these tasks once itself, when the view appeared; this runs them once more.
    ///
    /// - Throws: ``InspectionError`` if there is no `.task` on the view.
    public func callTask() async throws {
        try present()
        let actions = node.taskActions
        guard !actions.isEmpty else { throw InspectionError.noTask(view: node.title) }
        for action in actions { await action() }
        screen.update()
    }

    private func requireUse(verb: String) throws {
        if let reason = node.whyDisabled {
            throw InspectionError.disabled(view: node.title, verb: verb, reason: reason)
        }
    }
}
