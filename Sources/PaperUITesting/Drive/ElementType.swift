import PaperUI

/// A kind of element on the screen, as XCUITest tells them apart.
public enum ElementType: String, Sendable {
    case any = "element"
    /// A question over the screen.
    case alert
    /// A button or a link.
    case button
    case image
    /// An element that has no kind of its own: a card, a stack, a list.
    case other = "other element"
    case picker
    case progressIndicator = "progress indicator"
    case searchField = "search field"
    case secureTextField = "secure text field"
    /// A sheet over the screen, or a choice of what to do.
    case sheet
    case slider
    case staticText = "static text"
    case stepper
    case `switch`
    case textField = "text field"
    /// A text editor.
    case textView = "text view"

    @MainActor
    func includes(_ node: Node) -> Bool {
        self == .any || self == Self.of(node)
    }

    /// The kind of several elements together: a button where there is one among them.
    @MainActor
    private static func of(combined nodes: [Node]) -> Self {
        let types = nodes.map { of($0) }.filter { $0 != .other }
        if types.contains(.button) { return .button }
        return types.allSatisfy { $0 == .staticText } ? .staticText : .other
    }

    @MainActor
    private static func of(_ node: Node) -> Self {
        if node.role == .search { return .searchField }
        if node.isOption || node.accessibilityTraits.contains(.isButton) { return .button }
        return node.elementType.flatMap(Self.init) ?? node.combined.map { of(combined: $0) } ?? .other
    }
}
