import Foundation

/// Where a bench stands: red or green, why, and what stands in the way.
public struct Verdict: Equatable, Sendable {
    public enum Color: String, Sendable { case red, green }

    public enum Reason: String, Sendable {
        case doesNotCompile, assertion, crash, timeout

        /// As a list of verdicts has it.
        var words: String {
            switch self {
            case .doesNotCompile: "does not compile"
            case .assertion: "a test fails"
            case .crash: "crashes"
            case .timeout: "takes too long"
            }
        }
    }

    /// How many tests passed and failed.
    public struct Tally: Equatable, Sendable, Encodable {
        public var passed = 0
        public var failed = 0
    }

    /// The tests of the step, of the steps before it and the learner's own.
    public struct Tests: Equatable, Sendable, Encodable {
        public var new = Tally()
        public var old = Tally()
        public var own = Tally()
        /// How many of those that passed did so with an issue that they call known.
        public var known = 0

        private enum CodingKeys: CodingKey { case new, old, own }

        public var failed: Int { new.failed + old.failed + own.failed }
        public var passed: Int { new.passed + old.passed + own.passed }
    }

    /// One thing that is wrong, and where.
    public struct Problem: Equatable, Sendable {
        /// The test's name; nil for a compiler's error.
        public let test: String?
        /// The arguments of a parametrised case.
        public let arguments: String?
        /// Relative to the workspace; nil where the compiler names no file.
        public let file: String?
        public let line: Int?
        public let column: Int?
        public let message: String
        public var details: [String]
        /// The file of the test that was running, where the problem itself is in another.
        public var testFile: String?
        /// The line that the compiler complains about, or that waited in vain.
        public var excerpt: String?
        /// What the compiler adds to its error.
        public var notes: [Note] = []
        /// Where else the same was said: those problems were folded into this one.
        public var otherPlaces: [String] = []

        /// Relative to the workspace, with line and column; nil where it is nowhere.
        public var place: String? {
            guard let file else { return nil }
            return [file, line.map(String.init), column.map(String.init)].compactMap(\.self)
                .joined(separator: ":")
        }
    }

    /// A sentence below an error.
    public struct Note: Equatable, Sendable {
        public let message: String
        /// Relative to the workspace, with line and column; nil where it is not in the learner's files.
        public let place: String?
    }

    public let chapter: String
    public let step: Int
    public let steps: Int
    public let title: String
    public let color: Color
    public let reason: Reason?
    /// A test of an earlier step fails, or an earlier step's test file no longer compiles.
    public let isRegression: Bool
    /// nil where nothing could run.
    public let tests: Tests?
    public let problems: [Problem]
    /// Starter tests that are not as the chapter ships them, relative to the workspace.
    public let differingTests: [String]
    /// The learner's test file where it has tests that only `swift test` runs, relative to the workspace.
    public var xctests: String?
    /// What the learner's code printed.
    public let output: String
    public let buildSeconds: Double
    public let runSeconds: Double

    public var isGreen: Bool { color == .green }
}

extension Verdict {
    /// Judges an outcome.
    ///
    /// Green takes everything: it compiled, the run came to its end, every test that started ended without an
    /// issue, and the step's own tests were among them.
    public init(
        bench: Bench, outcome: Outcome, title: String, steps: Int, differingTests: [String],
        workspace: Workspace
    ) {
        chapter = bench.chapter
        step = bench.step
        self.steps = steps
        self.title = title
        self.differingTests = differingTests
        output = outcome.run?.output ?? ""
        buildSeconds = outcome.buildSeconds
        runSeconds = outcome.runSeconds

        func isOld(_ path: String) -> Bool {
            if case .step(let number) = FileRole(path: path) { return number < bench.step }
            return false
        }

        if let limit = outcome.exceededBuildLimit {
            color = .red
            reason = .timeout
            tests = nil
            problems = [Problem(message: Explanation.lateBuild(limit))]
            isRegression = false
            return
        }
        guard let run = outcome.run else {
            color = .red
            reason = .doesNotCompile
            tests = nil
            problems = Problem.folding(outcome.diagnostics, of: bench, in: workspace)
            isRegression = outcome.diagnostics.contains { $0.file.map(isOld) ?? false }
            return
        }

        var tests = Tests()
        for test in run.tests {
            let failed = test.state == .failed || test.state == .running
            let passed = test.state == .passed
            let change = { (tally: inout Tally) in
                tally.failed += failed ? 1 : 0
                tally.passed += passed ? 1 : 0
            }
            switch FileRole(path: test.file) {
            case .step(let number) where number < bench.step: change(&tests.old)
            case .step: change(&tests.new)
            case .ownTests, .other: change(&tests.own)
            }
        }
        tests.known = run.tests.count { $0.state == .passed && $0.hasKnownIssue }
        self.tests = tests
        isRegression = tests.old.failed > 0

        var problems = run.issues.map { issue in
            let test = run.tests.first { $0.name == issue.test }
            return Problem(issue, in: test, of: bench, in: workspace)
        }
        switch run.ending {
        case .complete:
            if bench.step > 0, tests.new.passed + tests.new.failed == 0 {
                problems.append(
                    Problem(
                        message:
                            "None of the tests of step \(bench.step) ran. Their file is missing or was emptied."
                    ))
            }
            reason = problems.isEmpty && tests.failed == 0 ? nil : .assertion
        case .crashed(let words):
            reason = .crash
            problems.append(Problem.interrupted(run, message: words, of: bench, in: workspace))
        case .timedOut, .cancelled:
            reason = .timeout
            let running = run.tests.first { $0.state == .running }
            problems.append(
                Problem.interrupted(
                    run, message: "The tests did not end in time. Something waits or loops for ever.",
                    details: [running.flatMap { Explanation.gate(of: $0, in: bench) }].compactMap(\.self),
                    of: bench, in: workspace))
        }
        self.problems = problems
        color = reason == nil ? .green : .red
    }
}
