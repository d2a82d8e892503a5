import KataBase
import KataText

/// A row of a page's table of chapters: it begins with a number and links to that chapter's text.
struct ChapterRow {
    /// The page's path, relative to the workspace.
    let path: String
    /// The row's line, counted from 1.
    let line: Int
    private let cells: [String]
    private let label: String

    /// The file that the link leads to, relative to the workspace.
    private let target: String?

    /// The rows of a page.
    static func all(on path: String, in workspace: Workspace) throws(KataError) -> [ChapterRow] {
        let text = try Files.text(workspace.root.appending(path: path))
        let (links, lines) = (PageLinks(workspace: workspace, path: path), text.linesBetweenFeeds)
        return MarkdownLinks(text).links.compactMap { link in
            let cells = lines[link.line - 1].split(separator: "|").map(\.trimmed)
            guard link.isInTable, cells.first.flatMap({ Int($0) }) != nil else { return nil }
            return ChapterRow(
                path: path, line: link.line, cells: cells, label: link.label,
                target: links.place(of: link.target))
        }
    }

    /// True where a cell is as `./kata new` leaves it.
    var isUnwritten: Bool { cells.contains("…") }

    func isAbout(_ chapter: Chapter) -> Bool {
        target == "Chapters/\(chapter.textFile.lastPathComponent)"
    }

    /// The first difference between the row and the chapter; nil where they agree. A row may do without minutes.
    func fault(_ chapter: Chapter, _ text: ChapterText) -> String? {
        if cells.first != "\(chapter.number)" {
            return
                "\(path):\(line) says \(cells[0]), and '\(chapter.name)' is chapter \(chapter.number). Write \(chapter.number)."
        }
        if label != text.title {
            return "\(path):\(line) says '\(label)', and the chapter is called '\(text.title)'. Write that."
        }
        guard let said = cells.dropFirst().compactMap({ Int($0) }).first, said != text.minutes else {
            return nil
        }
        return
            "\(path):\(line) says \(said) minutes, and the steps take \(text.minutes). Write \(text.minutes)."
    }
}

extension ChapterText {
    /// The time that all of its steps take.
    var minutes: Int { steps.map(\.minutes).reduce(0, +) }
}
