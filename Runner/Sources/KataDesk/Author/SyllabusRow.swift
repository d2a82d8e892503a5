import KataBase
import KataText

/// A chapter's row in the table of Chapters/README.md.
struct SyllabusRow {
    let draft: ChapterDraft

    /// The syllabus with the row below the last chapter's.
    ///
    /// - Throws: where no table links to a chapter's text.
    func added(to markdown: String) throws(KataError) -> String {
        let links = MarkdownLinks(markdown).links.filter {
            $0.isInTable && ChapterFile($0.target.split(separator: "#").first.map(String.init) ?? "") != nil
        }
        guard let last = links.map(\.line).max() else {
            throw KataError(
                "No table in '\(Syllabus.path)' links to a chapter's text, so there is no place for another row.",
                next: "Bring the file back with: git checkout -- \(Syllabus.path)")
        }
        var lines = markdown.linesBetweenFeeds
        let heads = lines[..<last].lastIndex { Self.isRule($0) }.map { Self.cells(of: lines[$0 - 1]) } ?? []
        let beginning = ["\(draft.number)", "[\(draft.title)](\(draft.number)-\(draft.name).md)"]
        let rest = heads.dropFirst(beginning.count).map { $0 == "minutes" ? "\(draft.minutes)" : "…" }
        let ending = lines[last - 1].hasSuffix("\r") ? "\r" : ""
        lines.insert("| \((beginning + rest).joined(separator: " | ")) |\(ending)", at: last)
        return lines.joined(separator: "\n")
    }

    /// The line between a table's head and its rows.
    private static func isRule(_ line: String) -> Bool {
        line.hasPrefix("|") && line.contains("---") && line.trimmed.allSatisfy { "|-: ".contains($0) }
    }

    private static func cells(of line: String) -> [String] {
        line.trimmed.split(separator: "|", omittingEmptySubsequences: false).dropFirst().dropLast().map(
            \.trimmed)
    }
}
