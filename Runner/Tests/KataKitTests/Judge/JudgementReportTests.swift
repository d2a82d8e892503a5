import RunnerTesting
import Testing

@testable import KataKit
@testable import KataText
@testable import KataWork

struct JudgementReportTests {
    private func test(_ name: String, _ standing: Judgement.Test.Standing = .sound) -> Judgement.Test {
        Judgement.Test(
            id: name, name: name, file: "Tests/ThanksTests/MyTests.swift", line: 4, standing: standing,
            column: 6)
    }

    private func text(
        _ tests: [Judgement.Test], unjudged: [Judgement.UnjudgedFile] = [],
        mistakes: [Judgement.Mistake] = [], steps: [Int] = [1],
        controls: Controls = .commands, unclaimed: [Judgement.Unclaimed] = []
    ) -> String {
        let judgement = Judgement(
            tests: tests, unjudged: unjudged, unclaimed: unclaimed, solutions: 3, mistakes: mistakes,
            steps: steps)
        return JudgementReport(
            judgement: judgement, heading: "3 · A thank-you", argument: "",
            file: "Tests/ThanksTests/MyTests.swift", style: .plain, width: 80, controls: controls,
            isAboutAll: steps == [1]
        ).text()
    }

    private let failure = Judgement.Failure(kind: .expectation, message: "It is so.")

    @Test func `why a test that decides is set aside is said once`() {
        let text = text([test("first()", .decides(failure)), test("second()", .decides(failure))])

        expectRecorded(text, as: "set-aside")
    }

    @Test func `a test that does not end says where, and with whose code if that is one's alone`() {
        let failure = Judgement.Failure(
            kind: .timeout,
            message:
                "It did not end in time with the code in Solutions/Thanks/Variants/Joined.\nMost likely it waits here: await fetch.value",
            place: .init(line: 9, column: 5))

        let text = text([test("decides()", .decides(failure)), test("waits()", .contradicts(failure))])

        expectRecorded(text, as: "endless")
    }

    @Test func `both values are said whole, whatever their lines, and of a page the first lines`() {
        let values = (1...5).map { "line \($0)" }.joined(separator: "\n\n")
        let whole = Judgement.Failure(kind: .expectation, message: "text is\n\(values)")
        let page = Judgement.Failure(kind: .recorded, message: values)

        let text = text([test("compares()", .contradicts(whole)), test("records()", .contradicts(page))])

        expectRecorded(text, as: "values-of-several-lines")
    }

    @Test func `what fails and is of no test is told`() {
        let issue = Judgement.Unclaimed(file: "Tests/ThanksTests/MyWords.swift", line: 7, failure: failure)

        expectRecorded(text([test("only()")], unclaimed: [issue]), as: "unclaimed")
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

    @Test func `the reason why a test decides is what one solution did, and no promise is guessed`() {
        let tree = (1...14).map { "Text \($0)" }
        let words = ["find(text: \"Tin Toy\") found nothing. It searched:"] + tree
        let failure = Judgement.Failure(kind: .expectation, message: words.joined(separator: "\n"))

        let text = text([test("page()", .decides(failure))])

        expectRecorded(text, as: "reason")
    }

    @Test(arguments: [
        (Judgement.Test.Standing.slow(seconds: 1.26), "mend that test: first() takes 1.3 seconds"),
        (.dependsOnOrder, "mend that test: first() ends otherwise when it runs alone"),
    ])
    func `what is set aside is mended first`(_ standing: Judgement.Test.Standing, _ move: String) {
        let mistake = Judgement.Mistake(
            title: "A mistake", promise: "Two words", step: 1, fate: .getsThrough)

        let text = text([test("sound()"), test("first()", standing)], mistakes: [mistake])

        #expect(
            text.replacing("\n", with: " ").hasSuffix("Next: \(move), then: ./kata judge --all"), "\(text)")
    }

    @Test func `of several that are set aside the judged step's comes first`() {
        let decides = Judgement.Test(
            id: "a", name: "later()", file: "Tests/ThanksTests/MyStep2.swift", line: 4,
            standing: .decides(failure))

        let text = text([test("free()", .decides(failure)), decides], steps: [2])

        #expect(text.contains("Next: mend or delete later(): it asks for more"), "\(text)")
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
