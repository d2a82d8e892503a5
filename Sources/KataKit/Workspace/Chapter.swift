import Foundation

/// One chapter: its line in Package.swift and its text.
struct Chapter: Equatable, Sendable {
    /// The number in its text's file name.
    let number: Int
    /// The module's name: "InvoiceEditor".
    let name: String
    /// How far the learner is; 0 where the chapter has not been started.
    let step: Int
    let steps: Int
    let textFile: URL

    var isStarted: Bool { step > 0 }

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
}
