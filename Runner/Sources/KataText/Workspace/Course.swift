import Foundation
import KataBase

/// All chapters in their order, and where the learner is among them.
package struct Course: Sendable {
    package let chapters: [Chapter]
    /// The chapter last worked on, whether or not it is still started; nil where nothing is remembered.
    private let remembered: String?
    /// The step that is done once more; nil where none is.
    package let repetition: Repetition?

    /// Reads Package.swift, the names of the texts in Chapters, and what the runner remembers.
    package init(_ workspace: Workspace) throws(KataError) {
        let manifest = try Manifest(parsing: try Files.text(workspace.manifestFile))
        let texts = try Files.list(workspace.chaptersFolder).compactMap(ChapterFile.init)
        var chapters: [Chapter] = []
        for line in manifest.lines {
            guard let text = texts.first(where: { $0.chapter == line.name }) else {
                throw Self.noText(for: line, of: manifest, among: texts)
            }
            chapters.append(
                Chapter(
                    number: text.number, name: line.name, place: try line.place(in: workspace),
                    steps: line.steps,
                    line: line.number,
                    textFile: workspace.chaptersFolder.appending(path: text.name)))
        }
        chapters.sort { $0.number < $1.number }
        let memory = MemoryFile(workspace).load()
        remembered = memory.chapter
        repetition = Repetition.load(from: workspace)
        for index in chapters.indices {
            let name = chapters[index].name
            chapters[index].page = memory[name]
            if let repetition, repetition.chapter == name { chapters[index].repetition = repetition }
        }
        if let current = Self.current(of: chapters, remembered) { chapters[current].isCurrent = true }
        self.chapters = chapters
    }

    /// The chapter last worked on; the last one that was started where nothing is remembered.
    private static func current(of chapters: [Chapter], _ remembered: String?) -> Int? {
        chapters.firstIndex { $0.name == remembered && $0.isStarted }
            ?? chapters.lastIndex { $0.isStarted && $0.step < $0.steps }
            ?? chapters.lastIndex { $0.isStarted }
    }

    /// True where no chapter was ever worked on, as far as is remembered.
    package var isUntouched: Bool { remembered == nil }

    package var current: Chapter? { chapters.first { $0.isCurrent } }

    /// The chapter to begin with while nothing is started: the one last worked on, or the first one.
    package var firstToStart: Int {
        (chapters.first { $0.name == remembered } ?? chapters.first)?.number ?? 1
    }

    /// The chapter that a command is about: the one that is meant, or the one last worked on.
    package func chapter(_ query: String?) throws(KataError) -> Chapter {
        if let query { return try chapter(query) }
        guard let current else {
            throw KataError(
                "No chapter has been started.", next: "Start one with: ./kata start \(firstToStart)")
        }
        return current
    }

    /// The same, where the chapter must have been started.
    package func startedChapter(_ query: String?) throws(KataError) -> Chapter {
        let chapter = try chapter(query)
        guard chapter.isStarted else {
            throw KataError(
                "\(chapter.name) has not been started.", next: "Start it with: ./kata start \(chapter.number)"
            )
        }
        return chapter
    }

    private static func noText(
        for line: Manifest.Line, of manifest: Manifest, among texts: [ChapterFile]
    ) -> KataError {
        // A text that no line names may be this one, misspelt: its number is not taken.
        let taken = texts.filter { text in manifest.lines.contains { $0.name == text.chapter } }
        let number = ChapterFile.freeNumber(among: taken)
        return KataError(
            "Package.swift:\(line.number): there is no text for \(line.name): 'Chapters/\(number)-\(line.name).md' is missing.",
            next: "Bring it back or write it, or else correct the name in this line or delete the line.")
    }

    /// The chapter that the learner means: by number, by name, or by an unambiguous beginning, in any case.
    package func chapter(_ query: String) throws(KataError) -> Chapter {
        if let number = Int(query), let chapter = chapters.first(where: { $0.number == number }) {
            return chapter
        }
        let wanted = query.lowercased()
        if let exact = chapters.first(where: { $0.name.lowercased() == wanted }) { return exact }
        let candidates = chapters.filter { $0.name.lowercased().hasPrefix(wanted) }
        if candidates.count == 1 { return candidates[0] }
        if candidates.count > 1 {
            let names = candidates.map(\.name).joined(separator: " or ")
            throw KataError(
                "'\(query)' could be \(names).", next: "Type one more letter, or the chapter's number.")
        }
        let list = chapters.map { "\($0.number) \($0.name)" }.joined(separator: ", ")
        let next = Spelling.question(
            query, among: chapters.map(\.name), otherwise: " The chapters are \(list).")
        throw KataError("There is no chapter '\(query)'.", next: next.trimmed)
    }

    /// - Throws: where Package.swift has no line for it.
    package func chapter(named name: String) throws(KataError) -> Chapter {
        guard let chapter = chapters.first(where: { $0.name == name }) else {
            throw .noLine(for: name)
        }
        return chapter
    }
}
