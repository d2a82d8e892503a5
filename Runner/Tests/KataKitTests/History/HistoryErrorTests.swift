import Testing

@testable import KataKit

struct HistoryErrorTests {
    @Test(arguments: messages)
    func `an error says what is wrong and what to do`(_ error: HistoryError, _ message: String) {
        #expect(error.description == message)
    }

    static let messages: [(HistoryError, String)] = [
        (
            .noGit("/no/git"),
            "Cannot run git at '/no/git', and the history needs it. Install git (for example: apt-get install git), then run the command again."
        ),
        (
            .unknownEntry("abc"),
            "There is no entry 'abc' in the history. See what there is with: ./kata history"
        ),
        (
            .ambiguousEntry("a", candidates: ["a111111", "a222222"]),
            "'a' could be a111111 or a222222. Type more of it."
        ),
        (
            .ambiguousEntry("a", candidates: ["a1", "a2", "a3", "a4", "a5"]),
            "'a' could be a1 or a2 or a3 or 2 more. Type more of it."
        ),
        (
            .busy,
            "Another runner has been writing the history for 10 seconds. End it (is one stopped in another terminal?), then run the command again."
        ),
        (
            .damaged("/x/.kata/history.git"),
            "The history at '/x/.kata/history.git' is damaged and cannot be read. The next ./kata check sets it aside and begins a new one."
        ),
        (
            .failed("No space left on device", directory: "/x"),
            "The history at '/x' cannot be written: No space left on device. Mend that, then run the command again."
        ),
    ]
}
