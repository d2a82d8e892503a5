import KataBase

/// A run of a test binary, read from its event stream.
package struct TestRun: Equatable, Sendable {
    /// One test function.
    package struct Test: Equatable, Sendable {
        /// As Swift Testing tells it from all others.
        package var id = ""
        package let name: String
        package var file: String
        package let line: Int
        package let column: Int
        package var state: State = .waiting
        /// The time that it took; nil where it did not end.
        package var seconds: Double?
        /// The time of its end, in seconds after the run's beginning; nil where it did not end.
        package var end: Double?
        /// True where an issue that the test calls known has occurred.
        package var hasKnownIssue = false

        package enum State: Equatable, Sendable {
            case waiting, running, passed, failed, skipped
        }
    }

    /// One failed expectation, thrown error, recorded issue or warning.
    package struct Issue: Equatable, Sendable {
        /// The test's name; nil where nobody can say of which test it is.
        package var test: String?
        /// The test's id; nil where nobody can say of which test it is.
        package var testID: String?
        /// The arguments of the parametrised case, as Swift Testing writes them.
        package var arguments: String?
        package var file: String
        package let line: Int
        package let column: Int
        package var message: String
        /// The lines below the message: comments, differences.
        package var details: [String]
        /// The id of the test that was running, where the issue does not say of which test it is.
        var running: String?
    }

    /// The way in which the binary ended.
    package enum Ending: Equatable, Sendable {
        /// All tests ran to their end.
        case complete
        /// A signal, or a status without the run's end: `fatalError`, `exit(0)`.
        case crashed(String)
        /// The deadline passed.
        case timedOut
        /// The learner, or a newer save, asked it to stop.
        case cancelled
    }

    package var tests: [Test]
    package var issues: [Issue]
    /// Issues that are no failures, by the severity that their tests give them.
    package var warnings: [Issue] = []
    package var ending: Ending
    /// The places of the frames of a crash, innermost first.
    package var frames: [SourcePlace] = []
    /// The first part of what the learner's code printed.
    package var output: String
    /// The versions of Swift Testing and of its event stream, as the stream tells them.
    package var libraryVersion: String?
    package var streamVersion: String?
    /// After how many seconds the tests' time was used up: a wait may have ended too early since.
    package var usedUpAt = Double.infinity
    /// The paths of the snapshots' references that its tests asked for; nil where nobody listened.
    package var references: Set<String>?
    /// True where its events tell what no run of ours does.
    package var isOdd = false
    /// The machine, where it left too little to the tests, whose time was up.
    package var busy: BusyMachine?

    /// True for a test whose end says nothing of what is tested, since the time was used up.
    package func isLate(_ test: Test) -> Bool {
        test.state == .running ? ending == .timedOut : (test.end ?? 0) >= usedUpAt
    }
}
