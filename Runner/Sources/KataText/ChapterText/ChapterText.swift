import KataBase

/// A chapter's Markdown file, read: what the steps are called, how long they take, what they say.
///
/// The file is the only source of this; nothing about a step is written down elsewhere.
package struct ChapterText: Sendable, Equatable {
    /// A section after the last step, such as "Your turn".
    package struct Section: Sendable, Equatable {
        package let title: String
        /// The section's Markdown without its heading.
        package let markdown: String
        /// The heading's line in the file, counted from 1.
        let line: Int
    }

    package let number: Int
    package let title: String
    /// The Markdown between the title and step 1.
    package let introduction: String
    package let steps: [StepText]
    /// The sections after the last step.
    package let closing: [Section]
    /// Every fence of the file, from top to bottom.
    package let fences: [Fence]

    /// The step that makes the promise of that name.
    package func step(promising promise: String?) -> StepText? {
        steps.first { $0.promises.contains { $0.name == promise } }
    }

    /// The steps up to one whose test is the learner's: that one first, then the others from the beginning.
    package func ownSteps(at step: Int) -> [Int] {
        let own = steps.prefix(step).filter(\.isOwn).map(\.number)
        return own.filter { $0 == step } + own.filter { $0 != step }
    }
}

extension ChapterText {
    /// Reads a chapter.
    ///
    /// Both kinds of line ends are read; the texts that come out have `\n`.
    ///
    /// - Parameters:
    ///   - markdown: the file's text.
    ///   - file: the file's name as a message should show it: `Chapters/1-InvoiceEditor.md`.
    /// - Throws: the first thing that is wrong, with its line.
    package init(parsing markdown: String, file: String) throws(KataError) {
        var parser = try ChapterParser(markdown, file: file)
        self = try parser.chapter()
    }
}
