/// The names of a node and the values that it holds, for whoever inspects a screen or drives it.
extension Node {
    /// The name that the author of the view wrote: `Button`, `FilmCard`. Without generic arguments.
    package var name: String {
        if case .alert(let isDialog) = kind { return isDialog ? "ConfirmationDialog" : "Alert" }
        return element?.name ?? String(typeName.prefix { $0 != "<" })
    }

    /// The words that tell the node from others of its name.
    package var shownLabel: String? { element?.title(of: self) }

    /// The label by which a person would name the node. The texts in a stack do not name the stack.
    package var calledLabel: String? {
        switch kind {
        case .alert: content.filter { $0.role == .header }.map(\.label).joined(separator: " ")
        case .element(let element) where element.isNamed: label
        default: isOption || combined != nil ? label : accessibilityLabel
        }
    }

    /// The text that a field shows while it is empty.
    package var prompt: String? { element?.prompt }

    /// The value that the node holds, to a screen reader: the text of a field, "1" or "0" of a switch, the share of a
    /// bar.
    package var value: String? {
        if let element { element.value(of: self) } else { givenValue }
    }

    /// The value that modifiers give the node.
    var givenValue: String? {
        accessibilityValue ?? combined?.lazy.compactMap(\.accessibilityValue).first
    }

    /// The value of the node in a tree.
    package var mark: String? { element?.mark(of: self) }

    /// Its type to XCUITest, in the words of PaperUITesting's `ElementType`; nil where it has none of its own.
    package var elementType: String? {
        switch kind {
        case .element(let element): element.elementType
        case .alert(isDialog: false): "alert"
        case .alert, .sheet: "sheet"
        case .composite: (view as? any BuiltInElement)?.elementType
        default: nil
        }
    }

    /// The reason why the node is out of use, whatever is said around it; nil where it is not.
    package var whyOutOfUse: String? { element?.whyOutOfUse(in: environment) }

    /// True where the node is only around others, as what a builder makes and the page of a stack.
    package var isOnlyAround: Bool {
        switch kind {
        case .group, .navigation, .page: true
        default: false
        }
    }
}
