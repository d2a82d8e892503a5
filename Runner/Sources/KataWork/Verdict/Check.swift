import Foundation
import KataBase
import KataEngine
import KataText

/// A check of a chapter's work: what was read of it, the run's result, red or green, and the reasons.
package struct Check: Equatable, Sendable {
    package enum Color: String, Sendable { case red, green }

    package enum Reason: String, Sendable {
        case doesNotCompile, doesNotLink, assertion, crash, timeout

        /// True where there was no program to run.
        package var isOfBuild: Bool { self == .doesNotCompile || self == .doesNotLink }

        /// The reason in a list of checks.
        package var words: String {
            switch self {
            case .doesNotCompile: "does not compile"
            case .doesNotLink: "does not link"
            case .assertion: "a test fails"
            case .crash: "crashes"
            case .timeout: "takes too long"
            }
        }
    }

    /// The number of tests that passed, and of those that failed.
    package struct Tally: Equatable, Sendable, Encodable {
        var passed = 0
        package var failed = 0
    }

    /// The tests of the step, of the steps before it and the learner's own.
    package struct Tests: Equatable, Sendable, Encodable {
        var new = Tally()
        var old = Tally()
        package var own = Tally()
        /// The number of those that passed with an issue that they call known.
        package var known = 0
        /// The names of those that did not run: disabled, cancelled, or tables without rows.
        package var skipped: [String] = []

        private enum CodingKeys: CodingKey { case new, old, own, skipped }

        package var failed: Int { new.failed + old.failed + own.failed }
        package var passed: Int { new.passed + old.passed + own.passed }
    }

    /// One thing that is wrong, and where.
    package struct Problem: Equatable, Sendable {
        /// The test's name; nil for a compiler's error.
        package let test: String?
        /// The arguments of a parametrised case.
        package let arguments: String?
        /// Relative to the workspace; nil where the compiler names no file.
        package let file: String?
        package let line: Int?
        package let column: Int?
        package let message: String
        package var details: [String]
        /// The file of the test that was running, where the problem itself is in another.
        var testFile: String?
        /// The line that the compiler complains about, or that waited in vain.
        package var excerpt: String?
        /// The notes that the compiler adds to its error.
        package var notes: [Note] = []
        /// The other places where the same was said: those problems were folded into this one.
        package var otherPlaces: [String] = []
        /// Errors that only follow from this one.
        package var consequences: [Note] = []
        /// True where a test that passed before is blamed for it: of an earlier step, or of an earlier turn of this one.
        package var isOlder = false
        /// The learner's type whose name is another one's, too, where the error is about that.
        package var takenName: String?

        /// The file that is blamed for it: the running test's, where there is one; nil where none is.
        package var blamedFile: String? { testFile ?? file }
        /// The step whose test that is.
        package var blamedStep: Int? { blamedFile.flatMap { FileRole(path: $0).step } }

        /// The message, behind the row of the table that it is about.
        package var rowMessage: String { arguments.map { "with \($0): \(message)" } ?? message }

        /// Relative to the workspace, with line and column; nil where it is nowhere.
        package var place: String? {
            guard let file else { return nil }
            return [file, line.map(String.init), column.map(String.init)].compactMap(\.self)
                .joined(separator: ":")
        }
    }

    /// A sentence below an error.
    package struct Note: Equatable, Sendable {
        package let message: String
        /// Relative to the workspace, with line and column; nil where it is not in the learner's files.
        package let place: String?
    }

    package let chapter: String
    package let step: Int
    /// The facts that were known before anything ran.
    package let reading: Reading
    package let color: Color
    package let reason: Reason?
    /// A test that passed before fails while there is time, or no longer compiles.
    package let isRegression: Bool
    /// True where tests of earlier steps were running when the time was up, and no other one.
    package let hangsInOlder: Bool
    /// nil where nothing could run.
    package let tests: Tests?
    package let problems: [Problem]
    /// The issues that the tests record as no more than a warning.
    package let warnings: [Problem]
    /// Of the starter tests that differ, those that are not there, or whose tests did not all run.
    package let missingTests: [String]
    /// Files among the tests that the history does not keep, relative to the workspace.
    package let strays: [String]
    /// Snapshots' references that no test of a full green run has asked for, relative to the workspace.
    package let idleReferences: [String]
    /// Types that the chapter's tests use and that stand in another file among them, each with that file's path.
    package let misplaced: [String]
    /// The files for the step's code; without what the learner has elsewhere, and empty where the text names
    /// no file.
    package let codeFiles: [StepText.CodeFile]
    /// The lines that the learner's code printed.
    package let output: String
    package let buildSeconds: Double
    package let runSeconds: Double
    /// The limit that the build ran into; nil where it came to an end.
    package let exceededBuildLimit: Duration?
    /// The machine, where it left too little time to a build or a run; nil where it left enough.
    package let busy: BusyMachine?

    package var isGreen: Bool { color == .green }

    /// True where nothing fails of earlier steps but tests of the learner's, which may be new ones.
    package var isRegressionOfOwnTests: Bool {
        let old = problems.filter(\.isOlder).compactMap(\.blamedFile)
        return breaksOlder && !old.isEmpty && old.allSatisfy(FileRole.isLearners)
    }

    /// True where nothing is wrong but that no test of the step ran, though one is there.
    package var ranNothing: Bool {
        guard let tests, reason == .assertion else { return false }
        return tests.failed == 0 && problems.count == 1 && !tests.skipped.isEmpty && missingTests.isEmpty
    }

    /// True where the compiler stumbles over the learner's code first, and not over what a test asks for.
    package var breaksInSources: Bool {
        reason == .doesNotCompile && problems.first?.file?.hasPrefix("Sources/") ?? false
    }

    /// The test file of the learner's that the compiler stumbles over first, where it is not over a name that is yet to be
    /// written; nil for none.
    package var brokenOwnTest: String? {
        guard reason == .doesNotCompile, let problem = problems.first, let file = problem.file,
            FileRole.isLearners(file), !Explanation.isAboutName(problem.message)
        else { return nil }
        return file
    }

    /// True where a test of an earlier step is red, be it that it hangs.
    var breaksOlder: Bool { isRegression || hangsInOlder }

    /// The red that the step's hints are not about; nil where a test of the step is red, and in a green.
    var redElsewhere: String? {
        guard let first = problems.first, !isGreen else { return nil }
        if breaksInSources { return "an error in your code, \(first.place ?? "")" }
        // Of the compiler's errors the first one is told.
        let isOther = (reason == .doesNotCompile ? [first] : problems).allSatisfy { problem in
            let role = problem.blamedFile.map { FileRole(path: $0) } ?? .other
            return role != .other && (role != .step(step) || problem.isOlder)
        }
        guard isOther, let file = first.blamedFile else { return nil }
        return first.test.map { "\($0) in \(file)" } ?? "an error in \(file)"
    }

    /// True where something broke that was green at this step. A red of nothing but the learner's own tests
    /// is the next turn of the cycle instead.
    package var isSlip: Bool {
        guard reading.wasGreen, !isGreen else { return false }
        return problems.contains { problem in
            guard let file = problem.blamedFile else { return true }
            return !FileRole.isLearners(file)
        }
    }
}

extension Check {
    /// Judges an outcome.
    ///
    /// Green takes everything: it compiled, the run came to its end, every test that started ended without an
    /// issue, and the step's own tests were among them.
    package init(setup: Setup, outcome: Outcome, after reading: Reading, workspace: Workspace) {
        chapter = setup.chapter
        step = setup.step
        self.reading = reading
        codeFiles =
            reading.text?.codeFiles(among: setup.sources.map { setup.displayPath($0.path, in: workspace) })
            ?? []
        let whole = outcome.run.flatMap { $0.ending == .complete ? $0 : nil }
        idleReferences =
            whole.map { setup.idleReferences(after: $0, isOnceMore: reading.isOnceMore, in: workspace) } ?? []
        missingTests = reading.differingTests.filter {
            setup.lacks($0, after: whole, shipped: reading.shippedTests[$0], in: workspace)
        }
        strays = setup.strays.map(workspace.displayPath)
        misplaced = SetupWords(setup).misplaced.map { "\($0.name) in \(workspace.displayPath($0.path))" }
        output = outcome.run?.output ?? ""
        buildSeconds = outcome.buildSeconds
        runSeconds = outcome.runSeconds
        exceededBuildLimit = outcome.exceededBuildLimit
        busy = outcome.busy ?? outcome.run?.busy

        if let limit = outcome.exceededBuildLimit {
            color = .red
            reason = .timeout
            tests = nil
            problems = [Problem(message: Explanation.lateBuild(of: setup.chapter, limit, busy))]
            warnings = []
            (isRegression, hangsInOlder) = (false, false)
            return
        }
        guard let run = outcome.run else {
            color = .red
            reason = outcome.diagnostics.first?.isLinkers == true ? .doesNotLink : .doesNotCompile
            tests = nil
            problems = Problem.folding(outcome.diagnostics, of: setup, in: workspace).map { problem in
                var problem = problem
                problem.isOlder =
                    problem.file.map { setup.isOlder($0, line: problem.line, than: reading) } ?? false
                return problem
            }
            warnings = []
            isRegression = outcome.diagnostics.contains { error in
                error.file.map { setup.isOlder($0, line: error.line, than: reading) } ?? false
            }
            hangsInOlder = false
            return
        }

        var tests = Tests()
        // Where an older test had its turn after one that hangs, both may hang. It is the one that is named that counts.
        let interrupted = run.tests.firstIndex { $0.state == .running }
        for (index, test) in run.tests.enumerated() {
            let failed = test.state == .failed || index == interrupted
            let passed = test.state == .passed
            let change = { (tally: inout Tally) in
                tally.failed += failed ? 1 : 0
                tally.passed += passed ? 1 : 0
            }
            switch FileRole(path: test.file) {
            case .step where FileRole.isLearners(test.file): change(&tests.own)
            case .step where setup.isOlder(test.file, line: test.line, than: reading): change(&tests.old)
            case .step: change(&tests.new)
            case .ownTests, .other: change(&tests.own)
            }
        }
        tests.known = run.tests.count { $0.state == .passed && $0.hasKnownIssue }
        let skipped = run.tests.filter { $0.state == .skipped }
        tests.skipped = skipped.map(\.name)
        self.tests = tests
        isRegression = run.tests.contains { test in
            guard setup.isOlder(test.file, line: test.line, than: reading) else { return false }
            return [.failed, .running].contains(test.state) && !run.isLate(test)
        }

        let stuck = run.tests.filter { $0.state == .running }
        hangsInOlder =
            run.ending == .timedOut && !stuck.isEmpty
            && stuck.allSatisfy { setup.isOlder($0.file, line: $0.line, than: reading) }

        let problem = { (issue: TestRun.Issue) in
            let test = run.tests.first { $0.id == issue.testID }
            var problem = Problem(issue, in: test, of: setup, in: workspace)
            problem.isOlder = setup.isOlder(
                test?.file ?? issue.file, line: test?.line ?? issue.line, than: reading)
            return problem
        }
        warnings = run.warnings.map(problem)
        var problems = run.issues.map(problem)
        switch run.ending {
        case .complete:
            let ofStep = run.tests.filter { FileRole(path: $0.file) == .step(setup.step) }
            let ranNone = !ofStep.contains { $0.state != .waiting && $0.state != .skipped }
            if setup.step > 0, ranNone {
                let why =
                    !ofStep.contains { $0.state == .skipped }
                    ? " Their file is missing, or was emptied or switched off." : ""
                problems.append(Problem(message: "None of the tests of step \(setup.step) ran.\(why)"))
            }
            problems += missingTests.filter { !ranNone || FileRole(path: $0).step != setup.step }
                .compactMap { setup.problem(withMissing: $0, in: workspace) }
            reason = problems.isEmpty && tests.failed == 0 ? nil : .assertion
        case .crashed(let words):
            reason = .crash
            problems.append(
                Problem.interrupted(
                    run, message: words, details: [Explanation.meaning(ofCrash: words)].compactMap(\.self),
                    of: setup, in: workspace))
        case .timedOut, .cancelled:
            reason = .timeout
            let running = run.tests.first { $0.state == .running }
            problems.append(
                Problem.interrupted(
                    run,
                    message: busy != nil
                        ? "The tests did not end in time, and that need not be your code."
                        : run.frames.isEmpty
                            ? "The tests did not end in time. Something waits or loops for ever."
                            : "The tests did not end in time. The code was here when the time was up: most likely a loop never ends.",
                    details: [
                        running.flatMap {
                            run.frames.isEmpty ? Explanation.wait(of: $0, in: setup)?.sentence : nil
                        },
                        running.flatMap { Explanation.gate(of: $0, in: setup) },
                    ].compactMap(\.self),
                    of: setup, in: workspace))
        }
        if run.ending != .complete, let running = run.tests.first(where: { $0.state == .running }) {
            problems[problems.count - 1].isOlder = setup.isOlder(
                running.file, line: running.line, than: reading)
        }
        self.problems = problems
        color = reason == nil ? .green : .red
    }
}
