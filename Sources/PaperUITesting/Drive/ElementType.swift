import PaperUI

/// A kind of element on the screen, as XCUITest tells them apart.
public enum ElementType: String, Sendable {
    case any = "element"
    /// A button or a link.
    case button
    /// Whatever has no kind of its own: a card, a stack, a list.
    case other = "other element"
    case progressIndicator = "progress indicator"
    case staticText = "static text"
    case `switch`
    case textField = "text field"
    /// A text editor.
    case textView = "text view"

    @MainActor
    func includes(_ node: Node) -> Bool {
        self == .any || self == Self.of(node)
    }

    @MainActor
    private static func of(_ node: Node) -> Self {
        switch node.kind {
        case .button, .link: .button
        case .progress: .progressIndicator
        case .text: .staticText
        case .toggle: .switch
        case .textField: .textField
        case .textEditor: .textView
        default: .other
        }
    }
}
