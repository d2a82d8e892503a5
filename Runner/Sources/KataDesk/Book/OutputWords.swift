import KataText

/// A line of what a check prints, in the parts that stand out where it is shown and those that do not.
struct OutputWords {
    enum Kind {
        case red, green, next
        /// All of a line that says what is wrong.
        case failure
        case other
    }

    let parts: [(words: Substring, kind: Kind)]

    init(_ line: String) {
        for (word, kind) in [("RED", Kind.red), ("GREEN", .green), (NextLine.label, .next)]
        where line.hasPrefix(word) {
            parts = [(line.prefix(word.count), kind), (line.dropFirst(word.count), .other)]
            return
        }
        parts = [(line[...], line.drop { $0 == " " }.hasPrefix("✗") ? .failure : .other)]
    }
}
