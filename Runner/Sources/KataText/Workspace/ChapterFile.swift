/// The name of a chapter's text: `2-EventSelection.md`.
package struct ChapterFile: Equatable, Sendable {
    package let number: Int
    package let chapter: String
    package let name: String

    /// - Parameter name: a path relative to Chapters.
    /// - Returns: nil where it is not a chapter's, as a README's is not.
    package init?(_ name: String) {
        guard let match = name.wholeMatch(of: /([0-9]+)-(.+)\.md/), let number = Int(match.1) else {
            return nil
        }
        self.number = number
        self.chapter = String(match.2)
        self.name = name
    }

    /// The smallest number that no text has.
    package static func freeNumber(among files: [ChapterFile]) -> Int {
        (1...files.count + 1).first { number in !files.contains { $0.number == number } } ?? files.count + 1
    }
}
