import Testing

@testable import KataKit
@testable import KataWork

struct ExplanationTests {
    @Test(arguments: [
        (
            #"Expectation failed: (sut.totalText → "0.00 EUR") == "200.00 EUR""#,
            #"sut.totalText is "0.00 EUR" and should be "200.00 EUR"."#
        ),
        (
            "Expectation failed: (sut.items.map { $0.quantity } → [1]) == [2, 1]",
            "sut.items.map { $0.quantity } is [1] and should be [2, 1]."
        ),
        (
            "Expectation failed: (movies → []) == (expected → [Movie(id: 1)])",
            "movies is [] and should be [Movie(id: 1)]."
        ),
        (
            #"Expectation failed: (text → "a == b") == "c == \"d\"""#,
            #"text is "a == b" and should be "c == \"d\""."#
        ),
        (
            #"Expectation failed: (text → "a\")") == "b""#,
            #"text is "a\")" and should be "b"."#
        ),
        ("Expectation failed: (a → 1) != (b → 1)", "a is 1 and should not be 1."),
        ("Expectation failed: (sut.canSend → true) == false", "sut.canSend is true and should be false."),
    ])
    func `a comparison is told as what it is and what it should be`(_ message: String, _ sentence: String) {
        #expect(Explanation.sentence(for: message) == sentence)
    }

    @Test(arguments: EngineCase.all.filter { $0.reason == .crash })
    func `a crash whose own words say little is explained`(_ crash: EngineCase) throws {
        let isPlain = try #require(crash.message).contains(
            /ended by|Fatal error: (?!Attempted)|Precondition failed/)

        #expect((Explanation.meaning(ofCrash: try #require(crash.message)) == nil) == isPlain)
    }

    @Test(arguments: [
        "Expectation failed: !(sut.canSend → true)", "Expectation failed: 1 == 2", "Caught error: .a",
        "Confirmation was confirmed 0 times, but expected to be confirmed 1 time", "", "Issue recorded",
    ])
    func `any other message stays as it is`(_ message: String) {
        #expect(Explanation.sentence(for: message) == nil)
        #expect(Explanation.words(for: message) == message)
    }
}
