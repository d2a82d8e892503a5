/// What a picture's author does on a screen before it is drawn. Tests drive screens by PaperUITesting.
extension Screen {
    /// Taps the first control of a label.
    @_spi(Pictures)
    public func tap(_ label: String) {
        node("to tap", label) { $0.isControl && $0.label == label }.tap()
    }

    /// Writes into a field, in place of what is there.
    ///
    /// - Parameter name: the field's label, prompt or identifier; nil for the first field.
    @_spi(Pictures)
    public func write(_ text: String, into name: String? = nil) {
        node("to write into", name ?? "a field") {
            $0.isEditable && (name == nil || [$0.label, $0.prompt, $0.elementIdentifier].contains(name))
        }.setText(text)
    }

    private func node(_ purpose: String, _ label: String, _ isIt: (Node) -> Bool) -> Node {
        guard let node = front?.base?.subtree.first(where: isIt) else {
            fatalError("Nothing \(purpose) is called '\(label)'.")
        }
        return node
    }
}
