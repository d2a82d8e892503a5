extension StringProtocol {
    /// The text without white space at its two ends.
    package var trimmed: String {
        let start = drop(while: \.isWhitespace)
        guard let end = start.lastIndex(where: { !$0.isWhitespace }) else { return "" }
        return String(start[...end])
    }

    /// The text with a full stop at its end; another sign that ends a sentence stays.
    package var sentence: String { ".!?…".contains(last ?? " ") ? String(self) : self + "." }

    /// The text without blanks at its end.
    package var trimmingTrailingBlanks: String {
        guard let end = lastIndex(where: { $0 != " " }) else { return "" }
        return String(self[...end])
    }
}
