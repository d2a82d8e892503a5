import Testing

@testable import KataText

struct RecordingTests {
    @Test(arguments: recordings)
    func `a fence gets other lines and nothing else changes`(_ recording: Recording) {
        let result = ChapterText.replacing(
            fenceAt: recording.line, body: recording.body, in: recording.before)

        #expect(result == recording.after)
        #expect(result.utf8.elementsEqual(recording.after.utf8))
    }

    @Test func `what is recorded is what is read`() throws {
        let fence = try #require(try ChapterText(parsing: twoSteps, file: "").fences.last)

        let recorded = ChapterText.replacing(fenceAt: fence.line, body: "RED\n\n  why", in: twoSteps)

        #expect(try ChapterText(parsing: recorded, file: "").fences.last?.body == "RED\n\n  why")
    }

    @Test func `an output is put in at the end of the first Red, or of the last Green`() throws {
        let text = twoSteps.replacing(
            "### Refactor\nEnough.",
            with: "### Red · isPlumb\nIs it?\n### Green\nIt is.\n### Refactor\nEnough.")

        let red = ChapterText.adding("RED", as: .outputRed, toStep: 2, in: text)
        let green = ChapterText.adding("GREEN", as: .outputGreen, toStep: 2, in: text)

        let step = try [red, green].map { try ChapterText(parsing: $0, file: "").steps[1] }
        #expect(step[0].turns[0].red.hasSuffix("```output red\nRED\n```"))
        #expect(step[1].turns[1].green == "It is.\n\n```output green\nGREEN\n```")
    }

    struct Recording: CustomTestStringConvertible, Sendable {
        let testDescription: String
        var line = 2
        let body: String
        let before: String
        let after: String
    }

    static let recordings = [
        Recording(
            testDescription: "another text", body: "RED",
            before: "a \n```output red\nold\nolder\n```\n\tb", after: "a \n```output red\nRED\n```\n\tb"),
        Recording(
            testDescription: "one line end is ignored", body: "RED\n\n", before: "\n```output red\n```\n",
            after: "\n```output red\nRED\n\n```\n"),
        Recording(
            testDescription: "no text", body: "", before: "\n```output red\nold\n```",
            after: "\n```output red\n```"),
        Recording(
            testDescription: "carriage returns stay", body: "R\nE",
            before: "a\r\n```output red\r\nold\r\n```\r\n", after: "a\r\n```output red\r\nR\r\nE\r\n```\r\n"),
        Recording(
            testDescription: "in a quote", body: "R\n\n E", before: "x\n> ```output red\n> old\n> ```\n",
            after: "x\n> ```output red\n> R\n>\n>  E\n> ```\n"),
        Recording(
            testDescription: "in an item", body: "R\n\nE", before: "x\n1. ```output red\n   ```\n",
            after: "x\n1. ```output red\n   R\n\n   E\n   ```\n"),
        Recording(
            testDescription: "backticks in the text", body: "a\n````", before: "x\n```output red\n```\n",
            after: "x\n`````output red\na\n````\n`````\n"),
        Recording(
            testDescription: "decomposed letters stay", body: "RED", before: "e\u{301}\n```output red\n```\n",
            after: "e\u{301}\n```output red\nRED\n```\n"),
        Recording(
            testDescription: "not a fence's line", line: 1, body: "RED", before: "a\n```output red\n```\n",
            after: "a\n```output red\n```\n"),
    ]
}
