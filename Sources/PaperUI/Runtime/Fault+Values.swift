// Values that say nothing: a selection without an option, and a name without a symbol.
extension Node {
    /// Tells of a picker's selection that none of its options has for a tag. One that is nil stands for none, and a picker
    /// whose options have not come yet is not to blame.
    func lookAtSelection() {
        let options = options
        guard let choice = options.first?.environment.choice, let selection = choice.words,
            !options.contains(where: \.isSelectedOption)
        else { return }
        screen?.warn(.selectionWithoutTag(selection, view: authoredName))
    }
}

extension String {
    /// True for a name as symbols have them: small letters, digits and dots between. What is not so is none; whether one of
    /// that name is there, paper does not know.
    var canBeSymbol: Bool {
        !split(separator: ".", omittingEmptySubsequences: false).contains { part in
            part.isEmpty || !part.utf8.allSatisfy { (97...122).contains($0) || (48...57).contains($0) }
        }
    }
}
