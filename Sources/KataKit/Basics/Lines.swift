extension String {
    /// The text between line feeds. A carriage return before one stays with its line: in Swift, CRLF is one
    /// character, and splitting at the character "\\n" would not see it.
    var linesBetweenFeeds: [String] {
        unicodeScalars.split(separator: "\n", omittingEmptySubsequences: false).map { String(Substring($0)) }
    }
}
