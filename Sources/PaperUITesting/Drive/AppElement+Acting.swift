import PaperUI
import Testing

extension AppElement {
    /// Taps the element, as a finger would: on a text or a stack, what is around it or the one control in it
    /// is tapped. A text field or a text editor gets the keyboard.
    ///
    /// What cannot be tapped, or is disabled, is recorded as an issue at the caller's line.
    public func tap(sourceLocation: SourceLocation = #_sourceLocation) {
        report(at: sourceLocation) { () throws(DriveFailure) in
            let control = try control(at: node())
            if let reason = control.whyUseless { throw .outOfReach(control.title, reason) }
            if control.isEditable { session.screen?.focus(control) } else { control.tap() }
        }
    }

    /// Types a text, character by character, at the end of the field that has the keyboard: this element, or
    /// one in it. Backspace (`"\u{8}"`) deletes.
    ///
    /// Return (`"\n"`) ends the text of a field, with what its `.onSubmit` does.
    ///
    /// Without the keyboard (nobody has tapped the field) an issue is recorded at the caller's line.
    public func typeText(_ text: String, sourceLocation: SourceLocation = #_sourceLocation) {
        report(at: sourceLocation) { () throws(DriveFailure) in
            let node = try node()
            guard let field = session.screen?.focusedNode, !node.parts(where: { $0 === field }).isEmpty else {
                throw .noFocus(node.title)
            }
            for (index, character) in text.enumerated() {
                if character == "\n", !field.hasLines {
                    field.submit()
                    continue
                }
                let typed = field.text ?? ""
                guard field.setText(character == "\u{8}" ? String(typed.dropLast()) : typed + "\(character)")
                else { throw .interrupted(field.title, after: String(text.prefix(index)), field.whyStopped) }
            }
        }
    }

    /// Swipes to the left over the row of the element: shows what it offers at its right, such as "Delete".
    public func swipeLeft(sourceLocation: SourceLocation = #_sourceLocation) {
        swipe(.trailing, at: sourceLocation)
    }

    /// Swipes to the right over the row of the element: shows what it offers at its left.
    public func swipeRight(sourceLocation: SourceLocation = #_sourceLocation) {
        swipe(.leading, at: sourceLocation)
    }

    /// Pulls the list down that the element is or is in, for its `.refreshable`; without one, the sheet that it is on.
    ///
    /// A sheet ends by that, unless `.interactiveDismissDisabled` forbids it.
    public func swipeDown(sourceLocation: SourceLocation = #_sourceLocation) {
        report(at: sourceLocation) { () throws(DriveFailure) in
            let node = try node()
            guard node.refresh() || node.pullSheet() else {
                throw .nothingToSwipe(node.title, "'.refreshable'")
            }
        }
    }

    /// Moves a slider to a share of its range, from 0 to 1.
    public func adjust(
        toNormalizedSliderPosition position: Double, sourceLocation: SourceLocation = #_sourceLocation
    ) {
        report(at: sourceLocation) { () throws(DriveFailure) in
            let node = try node()
            guard node.slide(to: position) else { throw .nothingToSwipe(node.title, "slider in use") }
        }
    }

    /// Keeps a finger on the element, for what its `.onLongPressGesture` does.
    ///
    /// - Parameter duration: how long to press, in seconds. Paper does not wait.
    public func press(forDuration duration: Double, sourceLocation: SourceLocation = #_sourceLocation) {
        report(at: sourceLocation) { () throws(DriveFailure) in
            let node = try node()
            guard node.longPress() else { throw .nothingToSwipe(node.title, "'.onLongPressGesture' in use") }
        }
    }

    /// Drags the row of the element to where another is, as `.onMove` allows.
    ///
    /// - Parameter duration: how long to press before, in seconds. Paper does not wait.
    public func press(
        forDuration duration: Double, thenDragTo other: AppElement,
        sourceLocation: SourceLocation = #_sourceLocation
    ) {
        report(at: sourceLocation) { () throws(DriveFailure) in
            let (source, target) = (try node(), try other.node())
            guard source.drag(to: target) else { throw .nothingToSwipe(source.title, "'.onMove'") }
        }
    }

    private func swipe(_ edge: HorizontalEdge, at place: SourceLocation) {
        report(at: place) { () throws(DriveFailure) in
            let node = try node()
            guard node.swipe(edge) else {
                throw .nothingToSwipe(node.title, "'.swipeActions' or '.onDelete'")
            }
        }
    }

    private func control(at node: Node) throws(DriveFailure) -> Node {
        if let control = node.holders.first(where: \.isControl) { return control }
        let inside = node.parts(where: \.isControl)
        guard let control = inside.first else { throw .nothingToTap(node.title) }
        guard inside.count == 1 else { throw .severalToTap(node.title, inside.map(\.title)) }
        return control
    }

    private func report(at place: SourceLocation, _ action: () throws(DriveFailure) -> Void) {
        do { try action() } catch { error.record(at: place) }
    }
}

extension Node {
    fileprivate var whyStopped: String {
        isMounted ? whyDisabled ?? "it is no text field any more" : "it has left the screen"
    }
}
