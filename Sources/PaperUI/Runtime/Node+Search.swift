/// A search by the field of `.searchable`: it begins where the field gets the keyboard, and goes on until it is cancelled.
extension Node {
    /// Notes that the field of the view has the keyboard.
    func beginSearch() {
        guard !isSearching else { return }
        lookAgain(isSearching: true)
    }

    /// The button beside the field. SwiftUI's documentation of `dismissSearch`, which does the same: it "clears any text from
    /// the search field" and "removes focus from the search field". Nothing is submitted.
    var cancelButton: some View {
        Button("Cancel") { [weak self] in self?.cancelSearch() }
    }

    private func cancelSearch() {
        for field in attachments where field.role == .search {
            field.element?.editAction?("")
            if screen?.focusedNode === field { screen?.focus(nil) }
        }
        lookAgain(isSearching: false)
    }

    private func lookAgain(isSearching: Bool) {
        self.isSearching = isSearching
        let effect = Screen.Effect(node: self, name: "the search") { [weak self] in self?.refreshAttachments()
        }
        screen?.effects.append(effect)
    }
}
