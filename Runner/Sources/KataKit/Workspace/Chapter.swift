import Foundation

/// One chapter: its line in Package.swift and its text.
struct Chapter: Equatable, Sendable {
    /// The number in its text's file name.
    let number: Int
    /// The module's name: "InvoiceEditor".
    let name: String
    /// How far the learner is; 0 where the chapter has not been started.
    var step: Int
    let steps: Int
    /// The number of its line in Package.swift.
    let line: Int
    let textFile: URL
    /// Whether it is the one last worked on, which a command need not name.
    var isCurrent = false
    /// The key of the step that was green last, of whichever chapter.
    var lastGreen: String?

    /// How what is remembered of its step is called.
    var key: String { "\(name)/\(step)" }

    var isStarted: Bool { step > 0 }

    /// Whether the step was green the last time that one was.
    var isGreen: Bool { lastGreen == key }

    /// How the chapter is called in a command that comes next.
    var argument: String { isCurrent ? "" : " \(number)" }

    /// The command by which one goes on with it from another chapter.
    var entrance: String { "./kata \(isStarted ? "check" : "start") \(number)" }

    /// The chapter's title: its text's first line without the number.
    ///
    /// The overview shows the titles of all chapters, and parsing seven texts to know them would cost more than
    /// everything else it does.
    func title() throws(KataError) -> String {
        let firstLine = try Files.text(textFile).prefix { !$0.isNewline }
        guard let dot = firstLine.range(of: "· ") else { return name }
        return String(firstLine[dot.upperBound...])
    }

    func text() throws(KataError) -> ChapterText {
        let markdown = try Files.text(textFile)
        do throws(ChapterTextError) {
            return try ChapterText(parsing: markdown, file: "Chapters/" + textFile.lastPathComponent)
        } catch {
            throw .chapterText("\(error)")
        }
    }

    /// The text, where it has as many steps as Package.swift says.
    func agreeingText() throws(KataError) -> ChapterText {
        let text = try text()
        guard text.steps.count == steps else {
            throw .manifest(
                .stepsDiffer(line: line, chapter: name, manifest: steps, text: text.steps.count))
        }
        return text
    }
}
