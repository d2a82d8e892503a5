/// A search by the field of `.searchable`: it begins where the field gets the keyboard, and goes on until it is cancelled.
extension Node {
    /// The field of the view's `.searchable`, with what belongs to it.
    var searchField: SearchField? {
        for case .searchable(let search) in modifiers { return search }
        return nil
    }

    /// The views around the field, each with a place of its own: tokens, what ends the search, its scopes and what may be
    /// searched.
    func searchParts(of search: SearchField) -> [(view: any View, slot: Int, role: Role)] {
        let areHidden = environment.areSuggestionsHidden
        let parts: [(view: (any View)?, slot: Int, role: Role)] = [
            (search.tokens, -3, .searchToken),
            (isSearching ? cancelButton : nil, -2, .searchEnd),
            (isSearching ? environment.searchScopes : nil, -4, .searchScope),
            (isSearching && !areHidden ? search.suggestedTokens : nil, -5, .searchSuggestion),
            (isSearching && !areHidden ? environment.searchSuggestions : nil, -6, .searchSuggestion),
        ]
        return parts.compactMap { part in part.view.map { ($0, part.slot, part.role) } }
    }

    /// Notes that the field of the view has the keyboard.
    func beginSearch() {
        guard !isSearching else { return }
        lookAgain(isSearching: true)
    }

    /// Begins the search as if a person had tapped the field, or cancels it.
    func presentSearch(_ isPresented: Bool) {
        guard isPresented != isSearching else { return }
        guard isPresented else { return cancelSearch() }
        if let field = attachments.first(where: { $0.role == .search }) { screen?.moveFocus(to: field) }
    }

    /// The button beside the field. SwiftUI's documentation of `dismissSearch`, which does the same: it "clears any text from
    /// the search field" and "removes focus from the search field". Nothing is submitted.
    private var cancelButton: any View {
        Button("Cancel") { [weak self] in self?.cancelSearch() }
    }

    func cancelSearch() {
        for field in attachments where field.role == .search {
            field.element?.editAction?("")
            if screen?.focusedNode === field { screen?.focus(nil) }
        }
        lookAgain(isSearching: false)
    }

    private func lookAgain(isSearching: Bool) {
        self.isSearching = isSearching
        let effect = Screen.Effect(node: self, name: "the search") { [weak self] in
            self?.searchField?.present(isSearching)
            self?.refreshAttachments()
        }
        screen?.effects.append(effect)
    }
}
