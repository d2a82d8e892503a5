import PaperUI

/// Just enough to look around on a screen.
extension Screen {
    func button(_ label: String) -> Node? {
        root?.subtree.first { $0.isTappable && $0.label == label }
    }

    func node(_ identifier: String) -> Node? {
        root?.subtree.first { $0.accessibilityIdentifier == identifier }
    }

    func shows(_ text: String) -> Bool {
        root?.subtree.contains { $0.text == text } ?? false
    }
}

extension Node {
    /// What a field holds.
    var editedText: String? { isEditable ? text : nil }
}
