/// Blanks before a name go, and blanks behind it stay.
struct Thanks {
    var text: String { Self.sentence(["Thank you"]) }

    func text(for name: String) -> String {
        Self.sentence(["Thank you", String(name.drop { $0 == " " })].filter { !$0.isEmpty })
    }

    private static func sentence(_ parts: [String]) -> String { parts.joined(separator: ", ") + "." }
}
