import RunnerTesting
import Testing

@testable import KataKit
@testable import KataText

struct JudgementReportTests {
    private func test(_ name: String, _ standing: Judgement.Test.Standing = .sound) -> Judgement.Test {
        Judgement.Test(
            id: name, name: name, file: "Tests/ThanksTests/MyTests.swift", line: 4, standing: standing)
    }

    private func text(
        _ tests: [Judgement.Test], unjudged: [Judgement.UnjudgedFile] = [],
        mistakes: [Judgement.Mistake] = [], firstStep: Int = 1, controls: Controls = .commands
    ) -> String {
        let judgement = Judgement(
            tests: tests, unjudged: unjudged, solutions: 3, mistakes: mistakes, firstStep: firstStep)
        return JudgementReport(
            judgement: judgement, heading: "3 · A thank-you", argument: "",
            file: "Tests/ThanksTests/MyTests.swift", style: .plain, width: 80, controls: controls
        ).text()
    }

    private let failure = Judgement.Failure(kind: .expectation, message: "It is so.")

    @Test func `why a test that decides is set aside is said once`() {
        let text = text([test("first()", .decides(failure)), test("second()", .decides(failure))])

        expectRecorded(text, as: "set-aside")
    }

    @Test func `a table with three lists of arguments is no unknown name`() {
        let file = Judgement.UnjudgedFile(
            file: "Tests/ThanksTests/MyTests.swift", line: 4,
            message: "incorrect argument labels in macro expansion (have 'arguments:_:_:')")

        let text = text([], unjudged: [file])

        #expect(text.contains("The file is not judged."))
        #expect(!text.contains("No promise"))
    }

    @Test func `the first ten promises are enough to do`() {
        let mistakes = (1...12).map {
            Judgement.Mistake(title: "Mistake \($0)", promise: "Promise \($0)", step: $0, fate: .getsThrough)
        }

        let text = text([test("only()")], mistakes: mistakes)

        #expect(
            text.contains(
                "    ✗ Promise 10  1 mistake gets through\n    … and 2 more promises\n\n"), "\(text)")
        #expect(!text.contains("Promise 11"))
    }

    @Test func `a test of another step is not called idle`() {
        let mistakes = [Judgement.Mistake(title: "A", promise: "B", step: 2, fate: .getsThrough)]

        #expect(
            text([test("only()")], mistakes: mistakes).contains(
                "No mistake in the gallery makes this one fail: only()."))
        #expect(!text([test("only()")], mistakes: mistakes, firstStep: 2).contains("fail: only()"))
    }

    @Test func `blanks in somebody else's words stay, and what a terminal would obey does not`() {
        let failure = Judgement.Failure(kind: .expectation, message: "\"a  b\" is \u{1B}[2J wrong.")

        let text = text([test("only()", .contradicts(failure))])

        #expect(text.contains("      \"a  b\" is "))
        #expect(!text.contains("\u{1B}"))
    }

    @Test func `keys are named where there are some`() {
        let text = text([], controls: .keys)

        #expect(text.hasSuffix("from the promises\nalone: press t, then: press j"), "\(text)")
    }
}
