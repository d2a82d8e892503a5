/// The name of a chapter's text: `2-EventSelection.md`.
struct ChapterFile: Equatable, Sendable {
    let number: Int
    let chapter: String
    let name: String

    /// - Parameter name: a path relative to Chapters.
    /// - Returns: nil where it is not a chapter's, as a README's is not.
    init?(_ name: String) {
        guard let match = name.wholeMatch(of: /([0-9]+)-(.+)\.md/), let number = Int(match.1) else {
            return nil
        }
        self.number = number
        self.chapter = String(match.2)
        self.name = name
    }

    /// The smallest number that no text has.
    static func freeNumber(among files: [ChapterFile]) -> Int {
        (1...files.count + 1).first { number in !files.contains { $0.number == number } } ?? files.count + 1
    }
}
