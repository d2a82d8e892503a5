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
    /// The fields for passwords.
    public var secureTextFields: ElementQuery { descendants(matching: .secureTextField) }
    /// The fields for what is searched.
    public var searchFields: ElementQuery { descendants(matching: .searchField) }
    /// The pickers.
    public var pickers: ElementQuery { descendants(matching: .picker) }
    /// The sliders.
    public var sliders: ElementQuery { descendants(matching: .slider) }
    /// The steppers, each with the buttons "Decrement" and "Increment".
    public var steppers: ElementQuery { descendants(matching: .stepper) }
    /// The images.
    public var images: ElementQuery { descendants(matching: .image) }
    /// The questions over the screen.
    public var alerts: ElementQuery { descendants(matching: .alert) }
    /// The sheets over the screen, and the choices of what to do.
    public var sheets: ElementQuery { descendants(matching: .sheet) }
    /// The text editors.
    public var textViews: ElementQuery { descendants(matching: .textView) }
    /// The toggles.
    public var switches: ElementQuery { descendants(matching: .switch) }
    /// The spinners and bars of things that are going on.
    public var progressIndicators: ElementQuery { descendants(matching: .progressIndicator) }
    /// The elements that have no kind of their own: a card, a stack, a list.
    public var otherElements: ElementQuery { descendants(matching: .other) }
}
