import Testing

@testable import KataKit
@testable import KataWork

struct KnownCatchesTests {
    private let tests = JudgedTests(
        files: [JudgedTests.File(path: "MyTests.swift", version: "1", tests: ["a()"])], version: "1")

    @Test(arguments: [Judgement.Failure.Kind.expectation, .recorded, .crash, .timeout])
    func `it takes long where a test's time was up, and nowhere else`(_ kind: Judgement.Failure.Kind) {
        var sut = KnownCatches()
        #expect(!sut.takesLong("a mistake"))

        sut.learn(
            .caught([Judgement.Mistake.Catch(test: "a()", how: kind)]), of: "a mistake", on: tests.files,
            of: tests)

        #expect(sut.takesLong("a mistake") == (kind == .timeout))
        #expect(!sut.takesLong("another one"))
    }
}
