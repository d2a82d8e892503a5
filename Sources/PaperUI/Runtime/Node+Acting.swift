/// The deeds that can be done to a node. Each is followed by an update of the screen.
extension Node {
    /// True where there is something to tap, in use or not.
    package var isTappable: Bool {
        element?.isTappable == true || isOption || hasTapGesture
    }

    /// True where a modifier on the node makes it do something on a tap.
    var hasTapGesture: Bool {
        modifiers.contains { if case .onTap = $0 { true } else { false } }
    }

    /// True where a finger does something with the view itself, in use or not, and not by a modifier upon it.
    var isTouchedItself: Bool {
        element?.isTappable == true || isOption || isEditable || element?.slideAction != nil
    }

    /// True where there is text to edit, in use or not.
    package var isEditable: Bool { editAction != nil }

    /// True where a person can do something with the node while it is in use.
    package var isControl: Bool { isTappable || isEditable }

    /// Taps a button, a link or a toggle.
    ///
    /// - Returns: whether there was something to tap, in use and still on its screen.
    @discardableResult
    package func tap() -> Bool {
        screen?.update()
        guard let screen, isMounted, isEnabled, obstacle == nil, let tapAction else { return false }
        let isInSwipe = sequence(first: self, next: \.parent).contains { $0.role == .swipe }
        screen.perform("what a tap on “\(label)” started", tapAction)
        if isInSwipe { screen.showSwipe(nil) }
        return true
    }

    /// Moves a slider to a share of its range.
    ///
    /// - Returns: whether there is a slider, in use and still on its screen.
    @discardableResult
    package func slide(to share: Double) -> Bool {
        screen?.update()
        guard let screen, isMounted, isEnabled, obstacle == nil, let slideAction = element?.slideAction
        else {
            return false
        }
        if share.isNaN { tell([OddNumber("The place on a Slider", share)], of: self) }
        screen.perform("what sliding “\(label)” started") { slideAction(share) }
        return true
    }

    /// Keeps a finger on the node: does what the nearest `.onLongPressGesture` on it or around it says, or shows the
    /// nearest `.contextMenu`.
    ///
    /// - Returns: whether there was one, in use and still on its screen.
    @discardableResult
    package func longPress() -> Bool {
        screen?.update()
        let actions = holders.flatMap(\.modifiers).compactMap { modifier in
            if case .onLongPress(let action) = modifier { action } else { nil }
        }
        guard let screen, isMounted, isEnabled, obstacle == nil else { return false }
        guard let action = actions.first else {
            let owner = holders.first { node in
                node.modifiers.contains { if case .contextMenu = $0 { true } else { false } }
            }
            screen.showSwipe(owner.map { Screen.Swipe(row: $0, edge: nil) })
            return owner != nil
        }
        screen.perform("what a finger on “\(label)” started", action)
        return true
    }

    /// Replaces the text of a field or an editor.
    ///
    /// - Returns: whether there was something to edit, in use and still on its screen.
    @discardableResult
    package func setText(_ text: String) -> Bool {
        screen?.update()
        guard let screen, isMounted, isEnabled, obstacle == nil, let editAction else { return false }
        screen.perform("what typing in \(viewName) started") { editAction(text) }
        keepTyped(text)
        return true
    }

    private var tapAction: (@MainActor () -> Void)? {
        if let element, element.isTappable { return element.tapAction(in: environment) }
        return chooseAction ?? gestureAction
    }

    private var gestureAction: (@MainActor () -> Void)? {
        for case .onTap(_, let action) in modifiers.reversed() { return { action() } }
        return nil
    }

    private var editAction: (@MainActor (String) -> Void)? { element?.editAction }
}
