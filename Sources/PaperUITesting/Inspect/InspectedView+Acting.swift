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

    /// Does what a tap on the view does, by its `.onTapGesture`.
    ///
    /// - Throws: ``InspectionError`` if there is none, or if it is disabled.
    public func callOnTapGesture() throws {
        try tap()
    }

    /// Does what Return in the field does, by the `.onSubmit` on it and around it.
    ///
    /// - Throws: ``InspectionError`` if the view is no field, or if it is disabled.
    public func callOnSubmit() throws {
        try present()
        guard node.isEditable else { throw InspectionError.notEditable(view: node.title) }
        try requireUse(verb: "submitted")
        node.submit()
    }

    /// Deletes elements of a `ForEach` by its `.onDelete`.
    ///
    /// - Throws: ``InspectionError`` if there is none.
    public func callOnDelete(_ offsets: IndexSet) throws {
        try present()
        guard node.delete(offsets) else {
            throw InspectionError.noRows(view: node.title, modifier: "onDelete")
        }
    }

    /// Moves elements of a `ForEach` by its `.onMove`.
    ///
    /// - Throws: ``InspectionError`` if there is none.
    public func callOnMove(_ source: IndexSet, _ destination: Int) throws {
        try present()
        guard node.move(source, to: destination) else {
            throw InspectionError.noRows(view: node.title, modifier: "onMove")
        }
    }

    /// Pulls the list down that the view is, is in or has in it, for its `.refreshable`. What that starts may still be
    /// running (`await screen.settle()` waits for it).
    ///
    /// - Throws: ``InspectionError`` if there is no list that can be pulled.
    public func pull() throws {
        try present()
        guard node.refresh() else { throw InspectionError.noPull(view: node.title) }
    }

    /// Chooses an option of a picker, by its tag or its label.
    ///
    /// - Throws: ``InspectionError`` if the view is no picker or has no such option, or if it is disabled.
    public func select(_ label: String) throws {
        try present()
        try requireUse(verb: "used")
        guard let option = node.options.first(where: { $0.label == label }) else {
            throw InspectionError.noOption(view: node.title, option: label)
        }
        option.tap()
    }

    private func requireUse(verb: String) throws {
        if let reason = node.whyUseless {
            throw InspectionError.disabled(view: node.title, verb: verb, reason: reason)
        }
    }
}
