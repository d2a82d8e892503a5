import Foundation
import KataBase
import KataEngine
import KataText
import KataWork

/// A verdict as a learner reads it: what failed, where, whether it is new or was green before, what comes next.
package struct VerdictReport {
    let verdict: Verdict
    let workspace: Workspace
    let style: TextStyle
    let width: Int
    /// The way in which it names the next move: by commands or by keys.
    var controls = Controls.commands
    /// False where the text has to be the same on every machine.
    var showsTimes = true
    /// True where nothing is left out, however long it gets.
    var showsAll = false
    /// The first help to turn to, in brackets behind a red's next move; the hints unless given.
    var help: String?

    package init(
        verdict: Verdict, workspace: Workspace, style: TextStyle, width: Int,
        controls: Controls = Controls.commands, showsTimes: Bool = true, showsAll: Bool = false
    ) {
        self.verdict = verdict
        self.workspace = workspace
        self.style = style
        self.width = width
        self.controls = controls
        self.showsTimes = showsTimes
        self.showsAll = showsAll
    }

    /// More would scroll the first one, which matters most, off the screen.
    private static let problemLimit = 4
    private static let outputLimit = 8
    /// A longer message, such as a snapshot's diff, is told in full once a line of the tests.
    static let wordLimit = 4

    /// A limit, where there is one.
    func limit(_ number: Int) -> Int { showsAll ? .max : number }

    /// - Parameter next: what to do, where it is not what the verdict alone says.
    package func text(next: String? = nil) -> String { report(next: next).text(style: style, width: width) }

    func report(next: String? = nil) -> Report {
        Report([body] + own + onApple, next: next ?? self.next)
    }

    /// The part that can be told before anybody has judged the learner's tests.
    var body: String {
        var parts = [headline]
        if let remark { parts.append(remark) }
        let findings = Finding.folding(verdict.problems) { words(of: $0).count <= Self.wordLimit }
        let shown = findings.prefix(limit(Self.problemLimit))
        parts += shown.indices.map { text(of: findings[$0], after: findings[..<$0]) }
        if let source = verdict.own?.source, !source.isEmpty {
            parts.append(style.dim(source.map { "      " + $0.printable }.joined(separator: "\n")))
        }
        let warnings = Finding.folding(verdict.warnings) { words(of: $0).count <= Self.wordLimit }
        parts += warnings.prefix(limit(Self.problemLimit)).map {
            text(of: $0, after: [], mark: style.yellow("!"))
        }
        if let tally { parts.append(tally) }
        if let otherwise { parts.append(otherwise) }
        if let skipped { parts.append(skipped) }
        if let printed { parts.append(printed) }
        if !verdict.reading.differingTests.isEmpty { parts.append(difference) }
        if !verdict.strays.isEmpty {
            parts.append(
                "  " + style.yellow("Not kept") + ": \(verdict.strays.joined(separator: ", "))\n"
                    + "  The history holds Sources/\(verdict.chapter), and of the tests the files called My….swift."
            )
        }
        if !verdict.misplaced.isEmpty {
            parts.append(
                "  " + style.yellow("Among the tests") + ": \(verdict.misplaced.joined(separator: ", "))\n"
                    + "  What the chapter's tests use is your code. It belongs in Sources/\(verdict.chapter)."
            )
        }
        if let idleReferences { parts.append(idleReferences) }
        if let xctests = verdict.reading.xctests {
            parts.append(
                "  " + style.yellow("Not run") + ": the XCTest tests in \(xctests)\n"
                    + "  ./kata runs Swift Testing's tests; swift test runs both.")
        }
        if let check = verdict.reading.unheardCheck {
            parts.append(
                "  " + style.yellow("Checks nothing") + ": \(check)\n"
                    + "  It is XCTest's. In a @Test write #expect(…), or try #require(…) for what has to be there."
            )
        }
        if let rest = rest(of: findings, shown: shown) { parts.append(rest) }
        return parts.joined(separator: "\n\n")
    }

    /// The part that follows the body: the learner's tests, where the step's are theirs, and the next move. A
    /// verdict on what only our tests see has a body of its own, so it is told whole.
    var ending: Report { verdict.own?.phase == .seenByOurs ? report() : Report(own + onApple, next: next) }

    /// The one thing to do next.
    var next: String { sentence(Move(after: .checked(verdict))) }

    func sentence(_ move: Move) -> String {
        MoveWords(controls: controls, argument: verdict.reading.argument, help: help).sentence(move)
    }

    private var headline: String {
        let word = verdict.isGreen ? style.green(style.bold("GREEN")) : style.red(style.bold("RED"))
        let turn = verdict.reading.turn.flatMap {
            $0.next == nil ? nil : ", test \($0.number) of \($0.count)"
        }
        return
            "\(word)  Step \(verdict.step) of \(verdict.reading.steps)\(turn ?? "") · \(verdict.reading.title)"
    }

    private var remark: String? {
        if verdict.own?.phase == .seenByOurs {
            return "  Our test sees something that yours do not:"
        }
        if let busy = verdict.busy {
            return prose(busy.sentence)
        }
        if verdict.exceededBuildLimit != nil, let built = verdict.built {
            return prose(
                "The same files were built \(built.date.moment), so nothing in them is too much for the compiler. The machine had too little time for them now."
            )
        }
        return switch verdict.reason {
        case nil: atOnce.flatMap(prose)
        case .doesNotCompile where verdict.problems.first?.takenName != nil:
            "  A name is taken: the first error says which."
        case .doesNotCompile where verdict.isRegressionOfOwnTests:
            "  A test of yours for an earlier step does not compile."
        case .doesNotCompile where verdict.isRegression:
            verdict.problems.contains { $0.isOlder && $0.blamedStep == verdict.step }
                ? "  A test that passed before no longer compiles."
                : "  A test of an earlier step no longer compiles."
        case .doesNotCompile where verdict.isSlip:
            "  It no longer compiles: the first error says where."
        case .doesNotCompile where verdict.brokenOwnTest != nil:
            "  A test of yours does not compile: the first error says where."
        case .doesNotCompile where verdict.breaksInSources:
            "  Your code does not compile: the first error says where."
        case .doesNotCompile:
            "  It does not compile yet. That is a red, too: the first error says what to write."
        case .doesNotLink:
            "  It compiles, and the linker cannot make a program of it. It says:"
        case .assertion where verdict.isRegressionOfOwnTests:
            "  A test of yours for an earlier step fails."
        case .assertion where verdict.isRegression:
            "  An older test broke: it passed before your last change."
        case .assertion: nil
        case .crash: "  The tests crashed before they were through."
        case .timeout where verdict.tests == nil: "  The build took too long and was stopped."
        case .timeout where verdict.hangsInOlder && !verdict.isRegressionOfOwnTests:
            "  A test that passed before hangs, and was stopped."
        case .timeout: "  The tests took too long and were stopped."
        }
    }

    /// The sentence about tests that nobody has seen fail; nil where they were red.
    private var atOnce: String? {
        let isRest = verdict.reading.turn?.isRest ?? false
        return switch verdict.atOnce {
        case nil: nil
        case .ahead where isRest: "Green at once, as a rest should be: it holds what your code does already."
        case .ahead: "Green at once: your code was ahead of this test."
        case .untested:
            "Green at the first check, so you have not seen this test fail. Break your code once, and see that it can."
        }
    }

    /// The sentence about an earlier check of the same files that had the other colour; nil where none had.
    private var otherwise: String? {
        guard let other = verdict.otherwise else { return nil }
        let (then, now) = verdict.isGreen ? ("red", "green") : ("green", "red")
        let failure = other.detail.failure.map { " (\($0.printable))" } ?? ""
        return prose(
            "It was \(then) \(other.date.moment) with the same files\(failure), and is \(now) now. So it is not your last change that decides: it is chance, such as the order of a Set or two tasks that race, or a wait that is too short on a busy machine."
        )
    }

    func prose(_ text: String) -> String {
        TextWrapper(width: max(1, width - 2)).lines([InlineRun(text: text)])
            .map { "  " + $0.styled(.plain) }.joined(separator: "\n")
    }

    private var tally: String? {
        guard let tests = verdict.tests, tests.passed + tests.failed + tests.skipped.count > 0 else {
            return nil
        }
        // The tests' time stands apart from the build's: a slow compiler does not make slow tests.
        let time =
            showsTimes
            ? String(format: " (tests %.2f s, build %.2f s)", verdict.runSeconds, verdict.buildSeconds) : ""
        guard tests.passed + tests.failed > 0 else {
            return "  \(count(tests.skipped.count, "test")) did not run\(time)."
        }
        let skipped = tests.skipped.isEmpty ? "" : ", \(tests.skipped.count) did not run"
        if verdict.reason == .crash || verdict.reason == .timeout {
            let passed = tests.passed > 0 ? ", \(tests.passed) passed" : ""
            return
                "  \(count(tests.failed, "test")) failed\(passed)\(skipped)\(time). What comes after did not run."
        }
        if tests.failed == 0 {
            return
                "  \(count(tests.passed, "test")) pass\(tests.passed == 1 ? "es" : "")\(known(tests))\(skipped)\(time)."
        }
        return "  \(tests.failed) of \(count(tests.failed + tests.passed, "test")) fail"
            + "\(tests.failed == 1 ? "s" : "")\(skipped)\(time)."
    }

    /// The tests that did not run, by their names.
    private var skipped: String? {
        guard let names = verdict.tests?.skipped, !names.isEmpty else { return nil }
        let shown = names.prefix(limit(Self.outputLimit)).map(\.printable)
        let left = names.count - shown.count
        return "  " + style.yellow("Not run") + ": \(shown.joined(separator: ", "))"
            + (left > 0 ? " and \(left) more" : "")
            + "\n  A test that is disabled or cancelled, or a table without rows, checks nothing."
    }

    /// The words about issues that tests call known by withKnownIssue, and that have occurred.
    private func known(_ tests: Check.Tests) -> String {
        switch tests.known {
        case 0: ""
        case tests.passed where tests.passed == 1: " with its known issue"
        case 1: ", one of them with its known issue"
        default: ", \(tests.known) of them with a known issue"
        }
    }

    private var printed: String? {
        let all = verdict.output.split(whereSeparator: \.isNewline).filter {
            showsAll || !verdict.reading.expectedPrints.contains($0.printable)
        }
        guard !all.isEmpty else { return nil }
        let isCut = all.last == PrintedOutput.cut[...]
        let rest = all.count - limit(Self.outputLimit) - (isCut ? 1 : 0)
        var lines = all.prefix(limit(Self.outputLimit)).map { PrintedLines.margin + $0.printable }
        if rest > 0 {
            lines.append("    … and \(isCut ? "more than " : "")\(count(rest, isCut ? "line" : "more line"))")
        }
        return PrintedLines.title + "\n" + style.dim(lines.joined(separator: "\n"))
    }

    /// The lines about references of snapshots that no test asks for any more, since the test was renamed or
    /// deleted.
    private var idleReferences: String? {
        let paths = verdict.idleReferences.map(\.printable)
        guard !paths.isEmpty else { return nil }
        let shown = paths.prefix(limit(Self.outputLimit))
        let left = paths.count - shown.count
        let them = paths.count == 1 ? "it" : "them"
        return "  " + style.yellow("Not asked for") + ": \(shown.joined(separator: ", "))"
            + (left > 0 ? " and \(left) more" : "")
            + "\n  No test asks for \(them) any more. Where one was renamed or deleted, delete \(them)."
    }

    private var difference: String {
        let how = verdict.missingTests.isEmpty ? "differ" : "are missing or differ"
        return "  " + style.yellow("These tests \(how) from the chapter's") + ": "
            + verdict.reading.differingTests.joined(separator: ", ")
            + (verdict.reading.areTestsInGit
                ? "\n  Bring them back with: git checkout HEAD -- "
                    + verdict.reading.differingTests.joined(separator: " ")
                : "\n  Where they are yours, and as they should be: ./kata verify \(verdict.chapter) --record")
    }
}
