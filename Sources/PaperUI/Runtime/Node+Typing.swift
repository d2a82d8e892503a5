/// A field over a value shows what is typed as it stands while it has the keyboard. Written anew at each key, "12." would be
/// "12", and "-" nothing.
extension Node {
    /// The text that has been typed into a field over a value.
    struct Typing {
        let text: String
        /// The value that the text has given, as its format writes it.
        let written: String
    }

    /// The kind of a field with the text that is being typed, unless somebody else has changed the value since.
    func typed(_ kind: Kind) -> Kind {
        guard let typing, case .element(var field as TextFieldElement) = kind else { return kind }
        guard field.words == typing.written else {
            self.typing = nil
            return kind
        }
        field.words = typing.text
        return .element(field)
    }

    /// Keeps a text as it was typed.
    func keepTyped(_ text: String) {
        guard let screen, isMounted, screen.focusedNode === self,
            let field = view as? any TitledField, field.isOfValue
        else { return }
        typing = nil
        evaluate()
        guard let written = element as? TextFieldElement else { return }
        typing = Typing(text: text, written: written.words)
        kind = typed(kind)
        screen.agenda.announce()
    }

    /// Lets the field show its value again.
    func endTyping() {
        guard typing != nil else { return }
        typing = nil
        screen?.agenda.mark(self, evaluation: evaluations)
    }
}
