import KataBase
import KataText

extension ChapterDraft {
    /// The lines of a text that say what is to stand there, be it in this draft's words or in its author's.
    static func unwrittenLines(in markdown: String) -> [Int] {
        let lines = zip(MarkdownLinks.linesWithoutCode(markdown), FencedLines(markdown).areHidden)
        let said = zip(1..., lines).filter { _, line in
            !line.1
                && (placeholders.contains { line.0.contains($0) }
                    || line.0.contains(/\b(?i:to be written)\b|\bTODO\b/.inCode))
        }.map(\.0)
        return (said + emptyParts(of: markdown)).sorted()
    }

    /// The lines of the headings of a step's parts that have nothing below them.
    private static func emptyParts(of markdown: String) -> [Int] {
        let lines = FencedLines(markdown).lines
        let parts = StepText.Part.allCases.map { "### \($0.rawValue)" }
        return lines.indices.filter { index in
            let heading = lines[index].text.trimmed
            guard !lines[index].isFenced, parts.contains(heading) || heading.hasPrefix("### Red · ") else {
                return false
            }
            let next = lines[(index + 1)...].first { !$0.text.trimmed.isEmpty }
            return next.map { line in
                !line.isFenced && ["## ", "### "].contains { line.text.hasPrefix($0) }
            } ?? true
        }.map { $0 + 1 }
    }

    private static let placeholders = [
        "What the chapter is about, in a paragraph or two", "What is new in this step, and why it comes now:",
        "What a reader may try after the last step. For now:",
    ]

    /// The chapter's Markdown. Its outputs are empty: what a check prints is recorded.
    var text: String {
        """
        # \(number) · \(title)

        What the chapter is about, in a paragraph or two: a thing that people know, and the trouble with it. What stands here
        now was written by `./kata new`: words for numbers, a step a word. It is true as it stands. Put your own chapter in its
        place, a step at a time, and `./kata verify \(number)` says what no longer fits.

        \((1...steps).map(step).joined(separator: "\n"))
        ## Your turn

        What a reader may try after the last step. For now: which word does a number have that no step names? Decide, write it
        down as a promise, and test it in `MyTests.swift`.

        """
    }

    private func step(_ step: Int) -> String {
        let isOwn = step == steps
        return """
            ## Step \(step) · \(capital(step)) has a word
            *\(Self.minutesOfAStep) minutes\(isOwn ? ", and the test is yours" : "")* · your code: `Sources/\(name)/\(Self.sourceFile)`

            What is new in this step, and why it comes now: \(reason(for: step))

            ### Promises

            - **\(capital(step)).** `word(for: \(step))` is `\(word(step))`.
            \(step == 1 ? "\nWhat it says of a number that no promise names is open.\n" : "")\
            \(isOwn ? "\n\(fence("swift names", ["func word(for number: Int) -> String"]))\n" : "")
            ### Red

            \(red(of: step))

            \(fence("output red", []))

            ### Hints

            1. What does the check say that the answer is, and what should it be?
            2. Which line of `\(Self.sourceFile)` decides that?
            3. The line is `\(line(of: step).trimmed)`.

            ### Green

            \(green(of: step))

            \(fence("output green", []))
            \(isOwn ? "\n\(fence("output ours", []))\n" : "")
            ### Refactor

            Nothing to do: one line a number says it as plainly as it can be said.

            """
    }

    private func reason(for step: Int) -> String {
        step == 1
            ? "a number without a word is the smallest thing that can be wrong."
            : "after \(word(step - 1)) comes \(word(step))."
    }

    private func red(of step: Int) -> String {
        guard step < steps else {
            return """
                The test is the reader's, so this part says how to find it, not what it is: one number, one word, one `#expect` in
                `Tests/\(name)Tests/MyStep\(step).swift`.
                """
        }
        return fence("swift \(starterTest(of: step))", testLines(of: step))
    }

    private func green(of step: Int) -> String {
        if step == 1 {
            return fence(
                "swift Sources/\(name)/\(Self.sourceFile)",
                ["switch number {", "\(line(of: 1).trimmed)", "default: \"\"", "}"])
        }
        return fence("diff Step\(step - 1)..Step\(step)", ["+" + line(of: step)])
    }

    private func fence(_ info: String, _ lines: [String]) -> String {
        (["```\(info)"] + lines + ["```"]).joined(separator: "\n")
    }
}
