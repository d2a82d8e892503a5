import Foundation
import RunnerTesting
import Testing

@testable import KataBase
@testable import KataEngine
@testable import KataKit
@testable import KataText
@testable import KataWork

/// Every kind of advice, as it is told where commands are typed and where keys are pressed.
struct MoveTests {
    private let fixture: FixtureWorkspace

    init() throws { fixture = try FixtureWorkspace() }

    private static let starter = "Tests/GreetingTests/Step2-Name.swift"
    private static let older = "Tests/GreetingTests/Step1-Hello.swift"
    private static let mine = "Tests/GreetingTests/MyTests.swift"
    private static let source = "Sources/Greeting/Greeting.swift"

    // MARK: After a check

    /// What is told after a verdict, in both ways, and whether the overview then sends on or back to a check.
    private func told(_ name: String, _ verdict: Verdict) -> String {
        let sentences = Controls.allCases.map { controls in
            VerdictReport(
                verdict: verdict, workspace: fixture.workspace, style: .plain, width: 80, controls: controls
            ).next
        }
        let move = Move(after: .checked(verdict))
        let command = move.command
        let kept = try? JSONDecoder().decode(Move.self, from: JSONEncoder().encode(move))
        #expect(kept == move, "\(name)")
        return ([name] + sentences + [command == "./kata next" ? "→ next" : "→ check"])
            .joined(separator: "\n  ")
    }

    private func test(_ file: String, _ state: TestRun.Test.State, _ name: String = "a()") -> TestRun.Test {
        TestRun.Test(
            id: name, name: name, file: fixture.path(file), line: 8, column: 6, state: state)
    }

    private func issue(_ test: TestRun.Test, _ words: String = "no") -> TestRun.Issue {
        TestRun.Issue(
            test: test.name, testID: test.id, file: test.file, line: 9, column: 9, message: "Issue recorded",
            details: [words])
    }

    private func run(_ tests: [TestRun.Test], _ words: String = "no", ending: TestRun.Ending = .complete)
        -> TestRun
    {
        TestRun(
            tests: tests, issues: tests.filter { $0.state == .failed }.map { issue($0, words) },
            ending: ending, output: "")
    }

    private func errors(_ message: String, in file: String, isLinkers: Bool = false) -> [Diagnostic] {
        [Diagnostic(file: fixture.path(file), line: 9, column: 9, message: message, isLinkers: isLinkers)]
    }

    private var passing: TestRun { run([test(Self.older, .passed, "old()"), test(Self.starter, .passed)]) }
    private var failing: TestRun { run([test(Self.older, .passed, "old()"), test(Self.starter, .failed)]) }

    private func reading(_ argument: String = "", of step: Int = 2, edit: (String) -> String = { $0 }) throws
        -> Reading
    {
        let file = "Chapters/1-Greeting.md"
        let text = try fixture.read(file)
        try fixture.write(edit(text), to: file)
        defer { try? fixture.write(text, to: file) }
        var reading = Reading(
            of: try Course(fixture.workspace).chapter("1").text().steps[step - 1], steps: 2)
        reading.argument = argument
        return reading
    }

    private func entry(_ color: HistoryEntry.Color) -> HistoryEntry {
        HistoryEntry(id: "a", date: Date(), chapter: "Greeting", step: 2, kind: .check(color))
    }

    @Test func `after a check of a step whose test is ours`() throws {
        var table: [String] = []
        func add(_ name: String, _ verdict: Verdict) { table.append(told(name, verdict)) }

        var late = Verdict(
            setup: try fixture.setup(step: 2),
            outcome: Outcome(
                diagnostics: [], exceededBuildLimit: .seconds(4), run: nil, buildSeconds: 4, runSeconds: 0),
            after: try reading(), workspace: fixture.workspace)
        add("a late build", late)
        late.before = [entry(.red("assertion"))]
        add("a late build of what was built before", late)
        var busy = run([test(Self.starter, .running)], ending: .timedOut)
        busy.busy = BusyMachine(clock: 10, left: 1)
        add("a busy machine", try fixture.verdict(run: busy))
        var otherwise = try fixture.verdict(run: failing)
        otherwise.before = [entry(.green)]
        add("the same files were green", otherwise)

        var missing = try reading()
        missing.differingTests = [
            "Tests/GreetingTests/Step1-Gone.swift", "Tests/GreetingTests/Step2-Gone.swift",
        ]
        add("tests are missing", try fixture.verdict(run: passing, reading: missing))
        missing.areTestsInGit = false
        add("tests are yet to be written", try fixture.verdict(run: passing, reading: missing))

        add(
            "a green",
            try fixture.verdict(step: 1, run: run([test(Self.older, .passed)]), reading: reading(of: 1)))
        let tidied = try reading(of: 1) { $0.replacing("Nothing to do: one", with: "One") }
        add(
            "a green that leaves something to tidy",
            try fixture.verdict(step: 1, run: run([test(Self.older, .passed)]), reading: tidied))
        add("the last green", try fixture.verdict(run: passing, reading: reading()))
        var onceMore = try reading()
        onceMore.isOnceMore = true
        add("a green once more", try fixture.verdict(run: passing, reading: onceMore))

        let unknown = "cannot find 'loud' in scope"
        add(
            "a slip that does not compile",
            try fixture.verdict(diagnostics: errors(unknown, in: Self.source), wasGreen: true))
        add("a slip", try fixture.verdict(run: failing, wasGreen: true))
        add(
            "the linker",
            try fixture.verdict(
                diagnostics: errors("undefined symbol rint", in: Self.source, isLinkers: true)))
        var taken = errors("'Screen' is ambiguous for type lookup in this context", in: Self.starter)
        try fixture.write("enum Screen {}\n", to: "Sources/Greeting/Mine.swift")
        taken[0].notes = ["Sources/Greeting/Mine.swift", "Sources/PaperUI/Runtime/Screen.swift"].map {
            Diagnostic.Note(file: fixture.path($0), line: 1, column: 6, message: "found this candidate")
        }
        add("a name that is taken", try fixture.verdict(diagnostics: taken))
        add(
            "the learner's test of an earlier step",
            try fixture.verdict(
                run: run([
                    test("Tests/GreetingTests/MyStep1.swift", .failed), test(Self.starter, .passed, "new()"),
                ])))
        add(
            "an earlier test hangs",
            try fixture.verdict(run: run([test(Self.older, .running)], ending: .timedOut)))
        add(
            "an earlier test fails",
            try fixture.verdict(run: run([test(Self.older, .failed), test(Self.starter, .passed, "new()")])))
        add(
            "no test of the step ran",
            try fixture.verdict(run: run([test(Self.older, .passed, "old()"), test(Self.starter, .skipped)])))
        add(
            "the learner's test does not compile",
            try fixture.verdict(diagnostics: errors("expected '}' in struct", in: Self.mine)))
        add(
            "the learner's code does not compile",
            try fixture.verdict(diagnostics: errors(unknown, in: Self.source)))
        add(
            "a test names what is not there",
            try fixture.verdict(diagnostics: errors(unknown, in: Self.starter), reading: reading()))
        let two = try reading(" 1") {
            $0.replacing(
                "*6 minutes* · your code: `Sources/Greeting/Greeting.swift`",
                with: "*6 minutes* · your code: `Sources/Greeting/Greeting.swift`, `GreetingView.swift` (new)"
            )
        }
        add(
            "a test names what is not there, of two files",
            try fixture.verdict(diagnostics: errors(unknown, in: Self.starter), reading: two))
        add(
            "a test names what is not there, of one of two files",
            try fixture.verdict(
                diagnostics: errors("cannot find 'GreetingView' in scope", in: Self.starter), reading: two))
        add(
            "the learner's test names what is not there",
            try fixture.verdict(diagnostics: errors(unknown, in: Self.mine), reading: reading()))
        add("a test fails", try fixture.verdict(run: failing, reading: reading()))
        add(
            "a test fails, of another chapter than the last",
            try fixture.verdict(run: failing, reading: reading(" 1")))
        add(
            "a test crashes",
            try fixture.verdict(
                run: run([test(Self.starter, .running)], ending: .crashed("signal 4")), reading: reading()))

        expectRecorded(table.joined(separator: "\n\n") + "\n", as: "checks")
    }

    // MARK: Snapshots

    private func snapshot(_ number: Int, _ rest: String) -> String {
        """
        The snapshot "mine.\(number)" \(rest)
        reference: Tests/GreetingTests/__Snapshots__/MyTests/mine.\(number).txt
        """
    }

    @Test func `after a check where nothing is red but snapshots`() throws {
        let recorded = (1...3).map { snapshot($0, "had no reference; it is recorded now.") }
        let table: [(String, String, [String])] = [
            ("recorded", Self.mine, [recorded[0]]),
            ("two recorded", Self.mine, [recorded[0], recorded[1]]),
            ("three recorded", Self.starter, recorded),
            ("recorded again", Self.mine, [snapshot(1, "is recorded again, without a change.")]),
            ("differs", Self.mine, [snapshot(1, "differs from its reference.") + "\ndiff: .kata/mine.diff"]),
            ("differs, and no one knows how", Self.mine, [snapshot(1, "differs from its reference.")]),
            ("a chapter's differs", Self.starter, [snapshot(1, "differs from its reference.")]),
            ("missing", Self.mine, [snapshot(1, "has no reference, and none is recorded here.")]),
            ("recorded, and something else", Self.mine, [recorded[0], "no"]),
        ]

        let lines = try table.map { name, file, words in
            let failed = test(file, .failed)
            let run = TestRun(
                tests: [failed, test(Self.starter, .passed, "given()")],
                issues: words.map { issue(failed, $0) },
                ending: .complete, output: "")
            return told(name, try fixture.verdict(run: run, reading: reading(" 1")))
        }

        expectRecorded(lines.joined(separator: "\n\n") + "\n", as: "snapshots")
    }

    // MARK: A test of the learner's

    private static let ownFile = "Tests/GreetingTests/MyStep2.swift"

    private func own(_ name: String, _ standing: Judgement.Test.Standing = .sound) -> Judgement.Test {
        Judgement.Test(
            id: name, name: name, file: Self.ownFile, line: 4, standing: standing, column: 6)
    }

    private func failure(_ kind: Judgement.Failure.Kind) -> Judgement.Failure {
        Judgement.Failure(kind: kind, message: "It is so.")
    }

    private func judgement(
        _ tests: [Judgement.Test], unjudged: [Judgement.UnjudgedFile] = [], through promises: [String] = [],
        steps: [Int] = [2]
    ) -> Judgement {
        let mistakes = promises.map {
            Judgement.Mistake(title: "Mistake", promise: $0, step: 2, fate: .getsThrough)
        }
        return Judgement(
            tests: tests, unjudged: unjudged, solutions: 3,
            mistakes: mistakes
                + [.init(title: "Another", promise: "Other", step: 2, fate: .caught([]))], steps: steps)
    }

    private var setAside: [(String, Judgement.Test)] {
        [
            ("decides", own("decides()", .decides(failure(.expectation)))),
            ("is slow", own("waits()", .slow(seconds: 3.14))),
            ("depends on the order", own("follows()", .dependsOnOrder)),
            ("is unsteady", own("tosses()", .unsteady(failure(.expectation)))),
        ]
    }

    private func unjudged(_ message: String) -> Judgement.UnjudgedFile {
        Judgement.UnjudgedFile(file: Self.ownFile, line: 4, message: message)
    }

    private static let unknownName = "cannot find 'loud' in scope"
    private static let nonsense = "expected '}' in struct"

    private func folded(_ argument: String = "") throws -> Reading {
        try reading(argument) {
            $0.replacing("*6 minutes*", with: "*6 minutes, the test is yours, and the promises are folded*")
                .replacing("- **By name.**", with: "\(FencedLines.foldStart)\n\n- **By name.**")
                .replacing(
                    "ends with the name.\n", with: "ends with the name.\n\n\(FencedLines.foldEnd)\n")
        }
    }

    @Test func `after a check of a step whose test is the learner's`() throws {
        var table: [String] = []
        func add(_ name: String, _ verdict: Verdict) { table.append(told(name, verdict)) }
        let red = run([test(Self.ownFile, .failed, "mine()"), test(Self.older, .passed, "old()")])
        let green = run([test(Self.ownFile, .passed, "mine()"), test(Self.older, .passed, "old()")])
        let plain = try reading()
        let folded = try folded()
        var onceMore = plain
        onceMore.isOnceMore = true

        for (how, reading) in [("", plain), (", folded", folded)] {
            add(
                "no test yet\(how)",
                try fixture.verdict(run: red, reading: reading, own: .init(phase: .untouched)))
        }
        add(
            "no test left",
            try fixture.verdict(run: red, reading: plain, own: .init(phase: .red, judgement: judgement([]))))
        add(
            "no test yet, and an earlier one fails",
            try fixture.verdict(
                run: run([test(Self.older, .failed)]), reading: plain, own: .init(phase: .untouched)))
        add(
            "no test yet, and nothing compiles",
            try fixture.verdict(
                diagnostics: errors(Self.unknownName, in: Self.source), reading: plain,
                own: .init(phase: .untouched)))
        add("being judged", try fixture.verdict(run: red, reading: plain, own: .init(phase: .unknown)))

        for kind in [Judgement.Failure.Kind.expectation, .recorded, .crash, .timeout] {
            let judged = judgement([own("mine()", .contradicts(failure(kind)))])
            for (how, reading) in [("", plain), (", folded", folded)] {
                add(
                    "against the promises by \(kind)\(how)",
                    try fixture.verdict(
                        run: red, reading: reading, own: .init(phase: .red, judgement: judged)))
            }
        }
        for (how, test) in setAside {
            let failing = run([
                self.test(Self.ownFile, .failed, test.name), self.test(Self.older, .passed, "old()"),
            ])
            add(
                "the red one \(how)",
                try fixture.verdict(
                    run: failing, reading: plain,
                    own: .init(phase: .red, judgement: judgement([test, own("other()")]))))
            add(
                "a green one \(how)",
                try fixture.verdict(
                    run: green, reading: plain,
                    own: .init(
                        phase: .green, judgement: judgement([test, own("mine()")], through: ["By name"]))))
            add(
                "the last green one \(how)",
                try fixture.verdict(
                    run: green, reading: folded,
                    own: .init(phase: .green, judgement: judgement([test, own("mine()")]))))
            add(
                "a green one once more \(how)",
                try fixture.verdict(
                    run: green, reading: onceMore,
                    own: .init(phase: .green, judgement: judgement([test, own("mine()")]))))
        }
        add(
            "another one is set aside than the red one",
            try fixture.verdict(
                run: red, reading: plain,
                own: .init(phase: .red, judgement: judgement([own("mine()"), setAside[0].1]))))
        add(
            "a file names what no promise gives",
            try fixture.verdict(
                run: red, reading: plain,
                own: .init(
                    phase: .red, judgement: judgement([own("mine()")], unjudged: [unjudged(Self.unknownName)])
                )))
        add(
            "a file names what no promise gives, and does not compile",
            try fixture.verdict(
                diagnostics: errors(Self.unknownName, in: Self.ownFile), reading: plain,
                own: .init(
                    phase: .red, judgement: judgement([own("mine()")], unjudged: [unjudged(Self.unknownName)])
                )))
        add(
            "a file does not compile",
            try fixture.verdict(
                diagnostics: errors(Self.nonsense, in: Self.ownFile), reading: plain,
                own: .init(
                    phase: .red, judgement: judgement([own("mine()")], unjudged: [unjudged(Self.nonsense)]))))

        for (name, needed) in [
            ("nothing known", nil), ("a name of no type", NeededName(title: "loud", owner: "", step: nil)),
            ("a name that no step lists", .init(title: "loud", owner: "Greeting", step: nil)),
            ("a name of the step", .init(title: "loud", owner: "Greeting", step: 2)),
            ("a name of an earlier step", .init(title: "loud", owner: "", step: 1)),
        ] as [(String, NeededName?)] {
            add(
                "ours does not compile, \(name)",
                try fixture.verdict(
                    diagnostics: errors(Self.unknownName, in: Self.starter), reading: plain,
                    own: .init(phase: .seenByOurs, judgement: judgement([own("mine()")]), needed: needed)))
        }
        add(
            "ours sees something",
            try fixture.verdict(
                run: failing, reading: plain,
                own: .init(phase: .seenByOurs, judgement: judgement([own("mine()")]))))
        for (how, reading) in [("", plain), (", folded", folded)] {
            add(
                "a promise is not guarded\(how)",
                try fixture.verdict(
                    run: green, reading: reading,
                    own: .init(phase: .green, judgement: judgement([own("mine()")], through: ["By name"]))))
        }
        add(
            "a promise is not guarded once more",
            try fixture.verdict(
                run: green, reading: onceMore,
                own: .init(phase: .green, judgement: judgement([own("mine()")], through: ["By name"]))))
        add(
            "every promise is guarded",
            try fixture.verdict(
                run: green, reading: plain, own: .init(phase: .green, judgement: judgement([own("mine()")]))))
        add(
            "every promise is guarded once more",
            try fixture.verdict(
                run: green, reading: onceMore,
                own: .init(phase: .green, judgement: judgement([own("mine()")]))))
        add(
            "red and sound",
            try fixture.verdict(
                run: red, reading: plain, own: .init(phase: .red, judgement: judgement([own("mine()")]))))

        expectRecorded(table.joined(separator: "\n\n") + "\n", as: "own-steps")
    }

    // MARK: After a judgement

    @Test func `after a judgement`() {
        var table: [String] = []
        func add(
            _ name: String, _ judgement: Judgement, isAboutAll: Bool = false, folded: Set<Int> = [],
            argument: String = ""
        ) {
            let sentences = Controls.allCases.map { controls in
                JudgementReport(
                    judgement: judgement, heading: "", argument: argument, file: Self.mine, style: .plain,
                    width: 80, controls: controls, isAboutAll: isAboutAll, folded: folded
                ).next
            }
            table.append(([name] + sentences).joined(separator: "\n  "))
        }
        let sound = own("mine()")
        add("against the promises", judgement([own("mine()", .contradicts(failure(.crash)))]))
        add(
            "against the promises, of all", judgement([own("mine()", .contradicts(failure(.crash)))]),
            isAboutAll: true, argument: " 1")
        add("a name that no promise gives", judgement([], unjudged: [unjudged(Self.unknownName)]))
        add("a file that does not compile", judgement([], unjudged: [unjudged(Self.nonsense)]))
        add("no test", judgement([]))
        for (how, test) in setAside {
            add("one \(how)", judgement([sound, test], through: ["By name"]))
            add("the last \(how)", judgement([sound, test]))
            add("the only one \(how)", judgement([test]))
        }
        add("a promise is not guarded", judgement([sound], through: ["By name"]))
        add(
            "a promise is not guarded, folded", judgement([sound], through: ["By name"]), folded: [2],
            argument: " 1")
        add("all are guarded of a step", judgement([sound]))
        add("all are guarded of some steps", judgement([sound], steps: [1, 2]))
        add("all are guarded", judgement([sound]), isAboutAll: true)

        expectRecorded(table.joined(separator: "\n\n") + "\n", as: "judgements")
    }

    // MARK: In the overview

    private func overview(_ name: String) throws -> String {
        let call = fixture.call
        let standing = try Standing(in: fixture.workspace, by: call.keeper)
        let sentences = Controls.allCases.map {
            Teller(console: call.console, controls: $0, workspace: call.workspace).sentence(standing.move)
        }
        let json = try JSONEncoder().encode(standing)
        let object = try #require(try JSONSerialization.jsonObject(with: json) as? [String: Any])
        return ([name] + sentences + ["→ \(object["next"] ?? "")"]).joined(separator: "\n  ")
    }

    private func check(_ color: HistoryEntry.Color, step: Int = 1) throws {
        _ = try History.of(fixture).record(
            chapter: "Greeting", step: step, files: try Work.read("Greeting", in: fixture.workspace).files,
            kind: .check(color))
    }

    @Test func `in the overview`() throws {
        var table = [try overview("nothing is begun")]
        try fixture.switchOn(1, of: "Greeting")
        fixture.call.memory.change { $0.chapter = "Greeting" }
        table.append(try overview("nothing is checked"))
        try check(.red("assertion"))
        table.append(try overview("red, and nothing is remembered"))
        try check(.green)
        table.append(try overview("green"))
        try fixture.edit("Chapters/1-Greeting.md", "Nothing to do: one", "One")
        table.append(try overview("green, and something to tidy"))
        try fixture.write("let a = 1\n", to: Self.source)
        table.append(try overview("changed"))
        try fixture.switchOn(2, of: "Greeting")
        try check(.green, step: 2)
        table.append(try overview("the chapter is finished"))

        expectRecorded(table.joined(separator: "\n\n") + "\n", as: "overview")
    }

    // MARK: The words

    @Test func `only Telling has a command's words and a key's`() throws {
        let sources = Repository.runner.appending(path: "Sources")
        let others = try Files.list(sources).filter { path in
            guard !path.hasPrefix("KataKit/Telling/") else { return false }
            return try Files.text(sources.appending(path: path)).contains(/\bControls\b|controls\.\w/)
        }

        // It hands them on.
        #expect(others == ["KataKit/CommandLine/Call.swift"])
    }
}
