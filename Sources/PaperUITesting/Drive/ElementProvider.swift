/// Something with elements in it: an app, or an element.
@MainActor
public protocol ElementProvider {
    /// The elements of a kind inside.
    func descendants(matching type: ElementType) -> ElementQuery
}

extension ElementProvider {
    /// The buttons and links.
    public var buttons: ElementQuery { descendants(matching: .button) }
    /// The texts.
    public var staticTexts: ElementQuery { descendants(matching: .staticText) }
    /// The text fields of one line.
    public var textFields: ElementQuery { descendants(matching: .textField) }
    /// The text editors.
    public var textViews: ElementQuery { descendants(matching: .textView) }
    /// The toggles.
    public var switches: ElementQuery { descendants(matching: .switch) }
    /// The spinners and bars of things that are going on.
    public var progressIndicators: ElementQuery { descendants(matching: .progressIndicator) }
    /// What has no kind of its own: a card, a stack, a list.
    public var otherElements: ElementQuery { descendants(matching: .other) }
}
