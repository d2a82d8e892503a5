import Foundation
import KataBase
import KataText

/// That the text has its number, its place in the syllabus, and links that lead somewhere.
struct ChapterPageProofs: AboutChapter {
    let subject: ProvenChapter

    var all: Proof {
        Proof(chapter: chapter.name, title: "page") {
            let pages =
                [textPath] + [subject.galleryPath].filter { Files.exists(workspace.root.appending(path: $0)) }
            let dead = try pages.flatMap { try PageLinks(workspace: workspace, path: $0).dead() }
            let unshown = try pages.flatMap { try PageLinks(workspace: workspace, path: $0).unshown() }
            return [
                result(
                    .file, "terminal and book show all of the text and the gallery",
                    unshown.isEmpty ? nil : unshown.joined(separator: "\n  ")),
                result(.file, "the text has a number of its own", try wrongNumber()),
                result(.file, "the syllabus lists the chapter", try wrongSyllabus()),
                result(
                    .file, "the links of the text and the gallery lead somewhere",
                    dead.isEmpty ? nil : dead.joined(separator: "\n  ")),
                try unwritten(),
            ]
        }
    }

    /// The list of what is left to be written, where files are missing, too; nothing where all is written.
    var whatIsLeft: Proof {
        Proof(chapter: chapter.name, title: "what is left") {
            let claim = try unwritten()
            return claim.finding == .holds ? [] : [claim]
        }
    }

    private func wrongNumber() throws -> String? {
        let name = chapter.textFile.lastPathComponent
        let files = try Files.list(workspace.chaptersFolder).compactMap(ChapterFile.init)
        let others = files.filter { $0.name != name }
        if let other = others.first(where: { $0.chapter == chapter.name }) {
            return "'\(textPath)' and 'Chapters/\(other.name)' are texts of one chapter. Delete one of them."
        }
        if let other = others.first(where: { $0.number == chapter.number }) {
            let free = ChapterFile.freeNumber(among: files)
            return
                "'\(textPath)' and 'Chapters/\(other.name)' have one number. Give one of them another, in its name and in its title: \(free) is free."
        }
        guard text.number != chapter.number else { return nil }
        let line = try Files.text(chapter.textFile).linesBetweenFeeds.firstIndex { !$0.trimmed.isEmpty } ?? 0
        return
            "\(textPath):\(line + 1): the title says \(text.number) and the file's name says \(chapter.number). Write '# \(chapter.number) · \(text.title)', or rename the file to '\(text.number)-\(chapter.name).md'."
    }

    private func wrongSyllabus() throws -> String? {
        let path = Syllabus.path
        let syllabus = workspace.root.appending(path: path)
        guard Files.exists(syllabus) else {
            return "'\(path)' is missing. Bring it back with: git checkout -- \(path)"
        }
        let rows = try syllabusRows()
        guard rows.isEmpty else { return rows.compactMap { $0.fault(chapter, text) }.first }
        return
            "No table in '\(path)' links to '\(chapter.textFile.lastPathComponent)'. Add a row like: | \(chapter.number) | [\(text.title)](\(chapter.textFile.lastPathComponent)) | … |"
    }

    private func syllabusRows() throws -> [ChapterRow] {
        guard Files.exists(workspace.root.appending(path: Syllabus.path)) else { return [] }
        return try ChapterRow.all(on: Syllabus.path, in: workspace).filter { $0.isAbout(chapter) }
    }

    /// The lines that the author has still to write, in the text and in the syllabus. They prove nothing against the
    /// chapter.
    private func unwritten() throws -> Proof.Claim {
        let places = [
            (textPath, ChapterDraft.unwrittenLines(in: try Files.text(chapter.textFile))),
            (Syllabus.path, try syllabusRows().filter(\.isUnwritten).map(\.line)),
        ].filter { !$0.1.isEmpty }.map { path, lines in
            "\(path): left to be written: \(lines.count == 1 ? "line" : "lines") \(lines.map(String.init).joined(separator: ", "))."
        }
        return Proof.Claim(
            kind: .file, chapter: chapter.name, words: "text and syllabus are written to the end",
            finding: places.isEmpty ? .holds : .note(places.joined(separator: "\n  ")))
    }
}
