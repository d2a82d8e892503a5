struct Thanks {
    var text: String { "Thank you." }

    func text(for name: String) -> String {
        guard !name.isEmpty else { return text }
        return "Thank you, \(name)."
    }
}
