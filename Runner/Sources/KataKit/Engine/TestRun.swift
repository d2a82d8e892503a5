/// What a test binary did, read from its event stream.
struct TestRun: Equatable, Sendable {
    /// One test function.
    struct Test: Equatable, Sendable {
        /// As Swift Testing tells it from all others.
        var id = ""
        let name: String
        var file: String
        let line: Int
        let column: Int
        var state: State = .waiting
        /// How long it took; nil where it did not end.
        var seconds: Double?
        /// Whether an issue that the test calls known has occurred.
        var hasKnownIssue = false

        enum State: Equatable, Sendable {
            case waiting, running, passed, failed, skipped
        }
    }

    /// One failed expectation, thrown error or recorded issue.
    struct Issue: Equatable, Sendable {
        /// The test's name; nil for an issue outside of every test.
        let test: String?
        /// The test's id.
        var testID: String?
        /// The arguments of the parametrised case, as Swift Testing writes them.
        let arguments: String?
        var file: String
        let line: Int
        let column: Int
        var message: String
        /// The lines below the message: comments, differences.
        var details: [String]
    }

    /// How the binary ended.
    enum Ending: Equatable, Sendable {
        /// All tests ran to their end.
        case complete
        /// A signal, or a status without the run's end: `fatalError`, `exit(0)`.
        case crashed(String)
        /// The deadline passed.
        case timedOut
        /// Somebody asked it to stop.
        case cancelled
    }

    var tests: [Test]
    var issues: [Issue]
    var ending: Ending
    /// The places of the frames of a crash, innermost first.
    var frames: [SourcePlace] = []
    /// What the learner's code printed, from its beginning.
    var output: String
    /// The versions of Swift Testing and of its event stream, as the stream tells them.
    var libraryVersion: String?
    var streamVersion: String?
    /// Whether its events tell what no run of ours does.
    var isOdd = false
}
