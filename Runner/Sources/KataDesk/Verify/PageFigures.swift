import KataBase
import KataText

/// That the figures which a page gives of chapters and steps are those of the chapters' texts.
struct PageFigures {
    let workspace: Workspace
    let chapters: [Chapter]
    /// The page's path, relative to the workspace.
    let path: String

    /// The page that a visitor reads first, and that says how long all of it takes.
    private static let front = "README.md"

    /// A sentence for each wrong figure, with its place.
    func wrong() throws -> [String] {
        try rows() + spans()
    }

    // MARK: A table of chapters, and what it comes to

    private func rows() throws -> [String] {
        let all = try ChapterRow.all(on: path, in: workspace)
        let rows = chapters.map { chapter in all.filter { $0.isAbout(chapter) } }
        // A page without such a table need not have one, and a chapter's own proof wants its row in the syllabus.
        guard rows.contains(where: { !$0.isEmpty }), path != Syllabus.path else { return [] }
        let texts = try chapters.map { try $0.text() }
        let faults = zip(zip(chapters, texts), rows).flatMap { told, rows in
            let (chapter, text) = told
            return rows.isEmpty
                ? [
                    "\(path) has no row for chapter \(chapter.number). Add one to its table like: | \(chapter.number) | [\(text.title)](\(link(to: chapter))) | … |"
                ]
                : rows.compactMap { $0.fault(chapter, text) }
        }
        return faults + (path == Self.front ? [try sum(texts.map(\.minutes))].compactMap(\.self) : [])
    }

    private func link(to chapter: Chapter) -> String {
        (path.contains("/") ? "" : "Chapters/") + chapter.textFile.lastPathComponent
    }

    /// The fault of the front page's sentence about the time; nil where it is right.
    private func sum(_ minutes: [Int]) throws -> String? {
        let sentence =
            "A chapter takes \(Hours(below: minutes.min() ?? 0).words) to \(Hours(above: minutes.max() ?? 0).words) hours, "
            + "and all \(chapters.count) together take \(Hours(near: minutes.reduce(0, +)).words)."
        let page = try Files.text(workspace.root.appending(path: path))
        let words = page.split(whereSeparator: \.isWhitespace).joined(separator: " ")
        return words.contains(sentence) ? nil : "\(path) does not say how long it takes. Write: \(sentence)"
    }

    /// A number of minutes in hours, and halves of them as far as that.
    private struct Hours {
        let words: String

        init(below minutes: Int) { self.init(halves: minutes / 30) }

        init(above minutes: Int) { self.init(halves: (minutes + 29) / 30) }

        init(near minutes: Int) { self.init(halves: (minutes + 30) / 60 * 2) }

        private init(halves: Int) {
            words = (halves == 1 ? "" : "\(halves / 2)") + (halves % 2 == 1 ? "½" : "")
        }
    }

    // MARK: "Steps 1 to 5 of chapter 2 take 48 minutes"

    private func spans() throws -> [String] {
        let text = MarkdownLinks.linesWithoutCode(try Files.text(workspace.root.appending(path: path)))
            .joined(separator: "\n")
        let span =
            /[Ss]teps?\s+(\d+)(?:\s+to\s+(\d+))?\s+of\s+chapter\s+(\d+)(?:\s+takes?\s+(\d+)\s+minutes)?/
        return try text.matches(of: span).compactMap { match in
            let numbers = [match.1, match.2 ?? match.1, match.3].compactMap { Int($0) }
            let place = "\(path):\(text[..<match.range.lowerBound].count { $0 == "\n" } + 1)"
            guard let chapter = chapters.first(where: { $0.number == numbers[2] }) else {
                return "\(place) speaks of chapter \(numbers[2]), which is not there. Name another one."
            }
            guard numbers[0] >= 1, numbers[0] <= numbers[1], numbers[1] <= chapter.steps else {
                return
                    "\(place) speaks of steps that chapter \(chapter.number) does not have: its steps are 1 to \(chapter.steps)."
            }
            let minutes = try chapter.text().steps[(numbers[0] - 1)..<numbers[1]].map(\.minutes).reduce(0, +)
            guard let said = match.4.flatMap({ Int($0) }), said != minutes else { return nil }
            return "\(place) says \(said) minutes, and these steps take \(minutes). Write \(minutes)."
        }
    }
}
