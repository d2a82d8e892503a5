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
            if let reason = control.whyDisabled { throw .disabled(control.title, reason) }
            if control.isEditable { session.focus = control } else { control.tap() }
        }
    }

    /// Types a text, character by character, at the end of the field that has the keyboard: this element, or
    /// one in it. Backspace (`"\u{8}"`) deletes.
    ///
    /// Without the keyboard (nobody has tapped the field) an issue is recorded at the caller's line.
    public func typeText(_ text: String, sourceLocation: SourceLocation = #_sourceLocation) {
        report(at: sourceLocation) { () throws(DriveFailure) in
            let node = try node()
            guard let field = session.focus, node.subtree.contains(where: { $0 === field }) else {
                throw .noFocus(node.title)
            }
            for (index, character) in text.enumerated() {
                let typed = field.text ?? ""
                guard field.setText(character == "\u{8}" ? String(typed.dropLast()) : typed + "\(character)")
                else { throw .interrupted(field.title, after: String(text.prefix(index)), field.whyUseless) }
            }
        }
    }

    private func control(at node: Node) throws(DriveFailure) -> Node {
        if let control = ([node] + node.ancestors).first(where: \.isControl) { return control }
        let inside = node.subtree.filter(\.isControl)
        guard let control = inside.first else { throw .nothingToTap(node.title) }
        guard inside.count == 1 else { throw .severalToTap(node.title, inside.map(\.title)) }
        return control
    }

    private func report(at place: SourceLocation, _ action: () throws(DriveFailure) -> Void) {
        do { try action() } catch { error.record(at: place) }
    }
}

extension Node {
    fileprivate var whyUseless: String {
        isMounted ? whyDisabled ?? "it is no text field any more" : "it has left the screen"
    }
}
