/// What a test binary did, read from its event stream.
public struct TestRun: Equatable, Sendable {
    /// One test function.
    public struct Test: Equatable, Sendable {
        public let name: String
        public let file: String
        public let line: Int
        public let column: Int
        public var state: State = .waiting
        /// Whether an issue that the test calls known has occurred.
        public var hasKnownIssue = false

        public enum State: Equatable, Sendable {
            case waiting, running, passed, failed, skipped
        }
    }

    /// One failed expectation, thrown error or recorded issue.
    public struct Issue: Equatable, Sendable {
        /// The test's name; nil for an issue outside of every test.
        public let test: String?
        /// The arguments of the parametrised case, as Swift Testing writes them.
        public let arguments: String?
        public let file: String
        public let line: Int
        public let column: Int
        public let message: String
        /// The lines below the message: comments, differences.
        public let details: [String]
    }

    /// How the binary ended.
    public enum Ending: Equatable, Sendable {
        /// All tests ran to their end.
        case complete
        /// A signal, or a status without the run's end: `fatalError`, `exit(0)`.
        case crashed(String)
        /// The deadline passed.
        case timedOut
        /// Somebody asked it to stop.
        case cancelled
    }

    public var tests: [Test]
    public var issues: [Issue]
    public var ending: Ending
    /// The places of the frames of a crash, innermost first.
    public var frames: [SourcePlace] = []
    /// What the learner's code printed, from its beginning.
    public var output: String
    /// The versions of Swift Testing and of its event stream, as the stream tells them.
    public var libraryVersion: String?
    public var streamVersion: String?
}
