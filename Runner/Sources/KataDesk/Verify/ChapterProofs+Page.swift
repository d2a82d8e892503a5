import Foundation
import KataBase
import KataText

extension ChapterProofs {
    /// The text's number, its place in the syllabus, its links and its gallery's.
    var page: Proof {
        Proof(chapter: chapter.name, title: "page") {
            let pages = [textPath] + [galleryPath].filter { Files.exists(workspace.root.appending(path: $0)) }
            let dead = try pages.flatMap { try PageLinks(workspace: workspace, path: $0).dead() }
            return [
                result(.file, "the text has a number of its own", try wrongNumber()),
                result(.file, "the syllabus lists the chapter", try wrongSyllabus()),
                result(
                    .file, "the links of the text and the gallery lead somewhere",
                    dead.isEmpty ? nil : dead.joined(separator: "\n  ")),
            ]
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
        let name = chapter.textFile.lastPathComponent
        let links = MarkdownLinks(try Files.text(syllabus)).links
        if links.contains(where: { $0.isInTable && $0.target.split(separator: "#").first == name[...] }) {
            return nil
        }
        return
            "No table in '\(path)' links to '\(name)'. Add a row like: | \(chapter.number) | [\(text.title)](\(name)) | … |"
    }
}
