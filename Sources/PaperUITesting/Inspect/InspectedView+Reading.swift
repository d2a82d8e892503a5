import PaperUI

extension InspectedView {
    /// The text that the view shows: its own, or that of the only text in it.
    ///
    /// - Throws: ``InspectionError`` if there is no text in the view, or more than one.
    public func string() throws -> String {
        let texts = try texts()
        guard texts.count == 1, let text = texts[0].text else {
            throw InspectionError.noString(view: node.title, count: texts.count)
        }
        return text
    }

    /// The view as a text: itself, or the only text in it.
    ///
    /// - Throws: ``InspectionError`` if there is no text in the view, or more than one.
    public func text() throws -> InspectedView<Text> {
        let texts = try texts()
        guard texts.count == 1 else {
            throw InspectionError.noString(view: node.title, count: texts.count)
        }
        return cast(texts[0])
    }

    /// The text that has been typed into a text field or a text editor.
    ///
    /// - Throws: ``InspectionError`` if the view is neither.
    public func input() throws -> String {
        try present()
        guard node.isEditable, let text = node.text else {
            throw InspectionError.notEditable(view: node.title)
        }
        return text
    }

    /// The name of an image.
    ///
    /// - Throws: ``InspectionError`` if the view is no image.
    public func imageName() throws -> String {
        try present()
        guard let name = node.imageName else {
            throw InspectionError.otherType(view: node.title, expected: "Image")
        }
        return name
    }

    /// The label of the option that is chosen in a picker; nil if none is.
    ///
    /// - Throws: ``InspectionError`` if the view is no picker.
    public func selection() throws -> String? {
        try present()
        guard node.isPicker else { throw InspectionError.otherType(view: node.title, expected: "Picker") }
        return node.options.first(where: \.isSelectedOption)?.label
    }

    /// True where a toggle is on.
    ///
    /// - Throws: ``InspectionError`` if the view is no toggle.
    public func isOn() throws -> Bool {
        try present()
        guard let isOn = node.isOn else { throw InspectionError.notToggle(view: node.title) }
        return isOn
    }

    /// True where the view, or a view around it, is disabled.
    public func isDisabled() -> Bool {
        screen.update()
        return !node.isEnabled
    }

    /// The words of a screen reader for the view: its `.accessibilityLabel(_:)`, or the texts in it.
    public func accessibilityLabel() throws -> String {
        try present()
        return node.label
    }

    /// The words of a screen reader for what will happen when the view is used; nil if it says nothing.
    public func accessibilityHint() throws -> String? {
        try present()
        return node.accessibilityHint
    }

    /// The words of a screen reader for what the view holds; nil if it says nothing.
    public func accessibilityValue() throws -> String? {
        try present()
        return node.accessibilityValue
    }

    /// The name that `.accessibilityIdentifier(_:)` gives the view; nil without one.
    public func accessibilityIdentifier() throws -> String? {
        try present()
        return node.accessibilityIdentifier
    }

    private func texts() throws -> [Node] {
        try present()
        return node.texts
    }
}
