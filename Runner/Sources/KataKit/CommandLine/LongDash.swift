/// The dashes that word processors, pages and chats put in the place of a hyphen: no option begins with one.
enum LongDash {
    private static let all: Set<Character> = [
        "\u{2010}", "\u{2011}", "\u{2012}", "\u{2013}", "\u{2014}", "\u{2015}", "\u{2212}",
    ]

    static func isDash(_ character: Character) -> Bool { character == "-" || all.contains(character) }

    /// True where there is a long one among the dashes at a word's beginning: `—csv`, and `-–csv`, too.
    static func begins(_ word: String) -> Bool { word.prefix(while: isDash).contains { $0 != "-" } }
}
