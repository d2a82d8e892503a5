import KataBase
import KataEngine
import KataText

/// The results of some tests on one solution, or on one mistake.
package struct TestedSolution: Equatable, Sendable {
    package struct Test: Equatable, Sendable {
        let id: String
        package let name: String
        package let file: String
        package let line: Int
        let column: Int
        /// nil where it passed.
        package var failure: Judgement.Failure?
        /// The places where it failed, and the arguments there.
        var failingPlaces: Set<String> = []
        var seconds: Double?
        /// True where the time was up when it failed: a busy machine has every test fail then.
        var isLate = false
    }

    /// The tests that ran, in the order of their files and lines.
    package var tests: [Test] = []
    /// The compiler's errors in the tests' files; nothing ran where there is one.
    package var errors: [Judgement.UnjudgedFile] = []
    /// The failures of which nobody can say in which test they were.
    var unclaimed: [Judgement.Unclaimed] = []

    /// Runs a setup's tests to the last one: whoever crashes or does not end is left out, and the others run again.
    ///
    /// - Throws: what the engine throws.
    package static func run(
        _ setup: Setup, by engine: any Engine, limits: TimeLimits, in workspace: Workspace
    )
        async throws -> TestedSolution
    {
        var (setup, limits, trial) = (setup, limits, TestedSolution())
        while true {
            let outcome = try await engine.run(setup, limits: limits)
            guard let run = outcome.run else {
                if let limit = outcome.exceededBuildLimit {
                    let words = Explanation.lateBuild(of: setup.chapter, limit, outcome.busy)
                    guard let busy = outcome.busy else { throw KataError(words) }
                    throw KataError("\(busy.sentence) \(words)", next: "Run the command again later.")
                }
                trial.errors = outcome.diagnostics.map { error in
                    Judgement.UnjudgedFile(
                        file: error.file.map(workspace.displayPath) ?? "", line: error.line,
                        message: error.message)
                }
                return trial
            }
            try Task.checkCancellation()
            let ended = run.tests.filter { [.passed, .failed].contains($0.state) }
            let culprit = run.tests.first { $0.state == .running }
            trial.tests += ended.map {
                Test(
                    $0, failure: run.failure(of: $0), at: run.failingPlaces(of: $0), isLate: run.isLate($0),
                    in: workspace)
            }
            trial.unclaimed += run.issues.filter { $0.testID == nil }.map { issue in
                Judgement.Unclaimed(
                    file: workspace.displayPath(issue.file), line: issue.line, failure: issue.failure)
            }
            setup.skipped.formUnion(ended.map(\.id))
            if run.ending == .complete { break }
            // The test that was running had only the time that the others left to it. So it runs again.
            if run.ending == .timedOut, !ended.isEmpty { continue }
            if let culprit {
                let failure = run.failure(of: culprit) ?? run.interruption(of: culprit, in: setup, workspace)
                trial.tests.append(
                    Test(culprit, failure: failure, isLate: run.isLate(culprit), in: workspace))
                setup.skipped.insert(culprit.id)
            } else if run.ending == .timedOut {
                // On a busy machine nothing has begun yet.
                guard limits.tests < longestStart else { throw KataError(lateStart) }
                limits.tests *= 2
            } else if ended.isEmpty {
                break
            }
        }
        trial.tests.sort { ($0.file, $0.line) < ($1.file, $1.line) }
        return trial
    }

    private static let longestStart = Duration.seconds(60)
    private static let lateStart =
        "No test had begun after \(longestStart.components.seconds) seconds. Is the machine very busy? Run the command again later."
}

extension TestedSolution.Test {
    fileprivate init(
        _ test: TestRun.Test, failure: Judgement.Failure?, at places: Set<String> = [], isLate: Bool,
        in workspace: Workspace
    ) {
        self.init(
            id: test.id, name: test.name, file: workspace.displayPath(test.file), line: test.line,
            column: test.column, failure: failure, failingPlaces: places, seconds: test.seconds,
            isLate: isLate)
    }
}

extension TestRun {
    fileprivate func failingPlaces(of test: Test) -> Set<String> {
        Set(
            issues.filter { $0.testID == test.id }.map { "\($0.line):\($0.column) \($0.arguments ?? "")" })
    }

    fileprivate func failure(of test: Test) -> Judgement.Failure? {
        issues.first { $0.testID == test.id }.map { issue in
            var failure = issue.failure
            if issue.file == test.file { failure.place = .init(line: issue.line, column: issue.column) }
            return failure
        }
    }

    fileprivate func interruption(
        of test: Test, in setup: Setup, _ workspace: Workspace
    ) -> Judgement.Failure {
        if case .crashed(let words) = ending {
            // The place that stands before the words is in our code, or in Swift's own: no help for the
            // learner.
            let message = words.wholeMatch(of: /[^\/:]+\/[^\/:]+\.swift:[0-9]+: (.*)/)?.1 ?? words[...]
            return Judgement.Failure(kind: .crash, message: String(message))
        }
        // A solution is called by its folder; a mistake has been put into a copy of one.
        let folder = workspace.displayPath(setup.sources.first?.path ?? "").folder
        let place = folder.hasPrefix("Solutions/") ? " with the code in \(folder)" : ""
        let wait = frames.isEmpty ? Explanation.wait(of: test, in: setup) : nil
        return Judgement.Failure(
            kind: .timeout,
            message: (["It did not end in time\(place)."] + [wait?.sentence].compactMap(\.self))
                .joined(separator: "\n"),
            place: wait.map { .init(line: $0.line, column: $0.column) })
    }
}

extension TestRun.Issue {
    fileprivate var failure: Judgement.Failure {
        // What a test records by itself says in its own words what it is.
        let words = message == "Issue recorded" ? details.first : nil
        return Judgement.Failure(
            kind: words == nil ? .expectation : .recorded, message: words ?? Explanation.words(for: message))
    }
}
