import Foundation
import KataBase

/// One chapter: its line in Package.swift and its text.
package struct Chapter: Equatable, Sendable {
    /// The number in its text's file name.
    package let number: Int
    /// The module's name: "InvoiceEditor".
    package let name: String
    /// Where the learner is.
    package var place: StepPlace
    package let steps: Int
    /// The number of its line in Package.swift.
    package let line: Int
    package let textFile: URL
    /// True for the one last worked on, which a command need not name.
    package var isCurrent = false
    /// The chapter's page of the memory.
    package var page = ChapterPage()
    /// The step of it that is done once more; nil where none is.
    package var repetition: Repetition?

    package init(
        number: Int, name: String, place: StepPlace, steps: Int, line: Int, textFile: URL,
        isCurrent: Bool = false
    ) {
        self.number = number
        self.name = name
        self.place = place
        self.steps = steps
        self.line = line
        self.textFile = textFile
        self.isCurrent = isCurrent
    }

    /// The step that the learner is at; 0 where the chapter has not been started.
    package var step: Int { place.step }

    package var isStarted: Bool { step > 0 }

    /// True where the tests that are on were green when they were checked last.
    package var isGreen: Bool { page.notes.greenPlace == place }

    /// True where all tests of the step were.
    package var isStepGreen: Bool { isGreen && place.test == nil }

    /// True where a step of it is done once more, and the work of before waits in the history.
    package var isOnceMore: Bool { repetition != nil }

    /// True where the learner is through with a step, or green at it.
    package func isThrough(_ step: StepText) -> Bool {
        step.number < self.step || step.number == self.step && isStepGreen
    }

    /// True where the learner is not to see what a step promises: it is folded, and neither green nor behind.
    package func folds(_ step: StepText) -> Bool { step.isFolded && !isThrough(step) }

    /// True where the promise behind a mistake is not to be named: the learner is still at the folded step that makes
    /// it.
    package func hidesMistakes(of step: StepText) -> Bool { step.isFolded && step.number >= self.step }

    /// The steps of which that is so.
    package func hiding(_ text: ChapterText) -> Set<Int> {
        Set(text.steps.filter(hidesMistakes).map(\.number))
    }

    /// The chapter's number in the next command, with a blank before it; empty where the command need not name it.
    package var argument: String { isCurrent ? "" : " \(number)" }

    /// The command by which one goes on with it from another chapter.
    package var entrance: String { "./kata \(isStarted ? "check" : "start") \(number)" }

    /// The chapter's title: its text's first line without the number.
    ///
    /// The overview shows the titles of all chapters, and parsing seven texts to know them would cost more than
    /// everything else it does.
    package func title() throws(KataError) -> String {
        let firstLine = try Files.text(textFile).prefix { !$0.isNewline }
        guard let dot = firstLine.range(of: "· ") else { return name }
        return String(firstLine[dot.upperBound...])
    }

    package func text() throws(KataError) -> ChapterText {
        let markdown = try Files.text(textFile)
        return try ChapterText(parsing: markdown, file: "Chapters/" + textFile.lastPathComponent)
    }

    /// The text, where it has as many steps as Package.swift says.
    package func agreeingText() throws(KataError) -> ChapterText {
        let text = try text()
        guard text.steps.count == steps else {
            throw KataError(
                "Package.swift:\(line): \(name) has \(text.steps.count) steps, not \(steps).",
                next: "Set it to: of: \(text.steps.count)")
        }
        return text
    }
}

extension KataError {
    package static func unknownStep(_ step: Int, chapter: String, steps: Int) -> KataError {
        KataError("\(chapter) has no step \(step).", next: "Its steps are 1 to \(steps).")
    }
}
