import Foundation
import RunnerTesting
import Testing

@testable import KataBase
@testable import KataKit
@testable import KataText
@testable import KataWork

/// `./kata again`: a step once more, by the real runner.
struct AgainTests {
    private let fixture: FixtureWorkspace
    private let mine = "func greeting() -> String {\n    \"Hello\" // Mine.\n}\n"

    /// The first chapter is finished, and its steps were green in the autumn of 2023.
    init() throws {
        fixture = try FixtureWorkspace()
        try fixture.solve("Greeting", step: 2)
        try fixture.switchOn(2, of: "Greeting")
        try fixture.record([
            (1, .red("doesNotCompile"), 0), (1, .red("testsFail"), 9), (1, .green, 18),
            (2, .red("testsFail"), 19),
            (2, .green, 24),
        ])
    }

    private func work() throws -> Work { try Work.read("Greeting", in: fixture.workspace) }

    private var manifest: String { get throws { try fixture.read("Package.swift") } }

    @Test func `the step that has been due for longest comes, and the work is back when it is green`()
        async throws
    {
        try fixture.write("// A file of mine.\n", to: "Sources/Greeting/Mine.swift")
        let before = try work()

        let begun = try await fixture.kata("again")
        #expect(begun.status == 0, "\(begun.errors)")
        expectRecorded(begun.output, as: "begun")
        #expect(try manifest.contains(#"Chapter("Greeting", step: 1, of: 2)"#))
        #expect(
            try work()
                == Work.snapshot(
                    "Step0", of: "Greeting",
                    ownTests: OwnTests.shipped(for: "Greeting", in: fixture.workspace),
                    in: fixture.workspace))

        #expect(try await fixture.kata("check").status == 1)
        try fixture.solve("Greeting", step: 1)
        let green = try await fixture.kata("check")

        #expect(green.status == 0, "\(green.errors)")
        expectRecorded(
            green.screen.replacing(/restore [0-9a-f]+/, with: "restore …")
                .replacing(/It took [^;]+;/, with: "It took …;"), as: "green-again")
        #expect(try work() == before)
        #expect(try manifest.contains(#"Chapter("Greeting", step: 2, of: 2)"#))
        let kept = try #require(green.output.firstMatch(of: /restore ([0-9a-f]+)/)?.1)
        let files = try History.of(fixture).files(of: String(kept))
        #expect(
            files["Sources/Greeting/Greeting.swift"]
                == Data(try fixture.read("Solutions/Greeting/Step1/Greeting.swift").utf8))
    }

    @Test func `a step is due two days later, then after a week and after a month`() async throws {
        for pause in ["in a week", "in a month", "in a month"] {
            // As if time had passed.
            fixture.call.memory.change { memory in
                memory["Greeting"].lights = memory["Greeting"].lights.mapValues {
                    .init(date: .distantPast, level: $0.level)
                }
            }
            try fixture.shell("rm -rf .kata/history.git")
            try fixture.record([(1, .red("testsFail"), 0), (1, .green, 9), (2, .green, 10)])
            _ = try await fixture.kata("again", "1", "1")
            try fixture.solve("Greeting", step: 1)
            let run = try await fixture.kata("check")
            #expect(run.output.contains("\nIt is due again \(pause).\n"), "\(run.output)")
        }
        #expect(try await fixture.kata("again").output.contains("Step 2 of 2"), "the other one is due")
        _ = try await fixture.kata("again", "--stop")
        #expect(
            try await fixture.kata().output.contains(
                "\nDue once more: 1.2 · A name is greeted: `./kata again`\n"))
    }

    @Test func `before it is due again, once more lengthens no pause`() async throws {
        for _ in 1...3 {
            _ = try await fixture.kata("again", "1", "1")
            try fixture.solve("Greeting", step: 1)
            let run = try await fixture.kata("check")
            #expect(run.output.contains("\nIt is due again in a week.\n"), "\(run.output)")
        }
    }

    @Test func `of two at once one begins, and the work of before is that which comes back`() async throws {
        let before = try work()

        let kata = "'\(FixtureWorkspace.binary.path)' again 1"
        try fixture.shell("(\(kata) 1; echo $?) > one 2>&1 & (\(kata) 2; echo $?) > other 2>&1; wait")
        let ends = try ["one", "other"].map { try fixture.read($0).trimmed.linesBetweenFeeds.last ?? "" }

        #expect(ends.sorted() == ["0", "2"])
        #expect(try await fixture.kata("again", "--stop").status == 0)
        #expect(try work() == before)
    }

    @Test func `what took longer than the first time is due in two days`() async throws {
        let chapter = try fixture.call.course().chapter(named: "Greeting")
        _ = try await fixture.kata("again", "1", "1")
        // As if it had begun half an hour earlier, and had been red since: a machine that is slow from here on adds a
        // pause, which does not count.
        let now = try #require(Repetition.load(from: fixture.workspace))
        let earlier = Repetition(
            of: chapter, step: 1, title: now.title, kept: now.kept, remembered: now.remembered,
            begun: now.begun - 1800, phase: .running)
        try earlier.save(to: fixture.workspace)
        for (number, minutes) in [22.0, 14, 6, 0].enumerated() {
            _ = try History.of(fixture).record(
                chapter: "Greeting", step: 1, files: ["a": Data([UInt8(number)])],
                kind: .check(.red("testsFail")),
                detail: CheckDetail(isAgain: true), date: now.begun - minutes * 60)
        }
        try fixture.solve("Greeting", step: 1)

        let run = try await fixture.kata("check")

        #expect(
            run.output.contains(
                #/ It took 3\d minutes; the first time, 18 minutes\.\nSince it took longer, it is due again in two days\.\n/#
            ),
            "\(run.output)")
    }

    @Test func `what went worse goes back by one pause, and it says why`() async throws {
        try fixture.shell("rm -rf .kata/history.git")
        try fixture.record([(1, .red("testsFail"), 0), (1, .green, 9), (2, .green, 10)])
        fixture.call.memory.change {
            $0["Greeting"].lights = ["The world is greeted": .init(date: .distantPast, level: 2, through: 0)]
        }
        let chapter = try fixture.call.course().chapter(named: "Greeting")
        _ = try await fixture.kata("again", "1", "1")
        // As if it had begun earlier, and had been red since.
        let now = try #require(Repetition.load(from: fixture.workspace))
        let earlier = Repetition(
            of: chapter, step: 1, title: now.title, kept: now.kept, remembered: now.remembered,
            begun: now.begun - 600, wasDue: true, phase: .running)
        try earlier.save(to: fixture.workspace)
        for (number, minutes) in [5.0, 0].enumerated() {
            _ = try History.of(fixture).record(
                chapter: "Greeting", step: 1, files: ["a": Data([UInt8(number)])],
                kind: .check(.red("testsFail")),
                detail: CheckDetail(isAgain: true), date: now.begun - minutes * 60)
        }
        try fixture.solve("Greeting", step: 1)

        let run = try await fixture.kata("check")

        #expect(
            run.output.contains(
                #/ It took 1\d minutes; the first time, 9 minutes\.\nSince it took longer, it is due again in a week\.\n/#
            ), "\(run.output)")
    }

    /// The year 2090, in minutes from where `record` begins.
    private static let far = 35_000_000.0

    @Test func `a green of a clock that was ahead hides no step`() async throws {
        try fixture.record([(1, .green, Self.far)])
        #expect(
            try await fixture.kata().output.contains(
                "\nDue once more: 1.1 · The world is greeted: `./kata again`\n"),
            "the green before that one counts")

        try fixture.shell("rm -rf .kata/history.git")
        try fixture.record([(1, .green, Self.far), (2, .green, Self.far)])
        #expect(
            try await fixture.kata().output.contains(
                "\nDue once more: 1.1 · The world is greeted: `./kata again`\n"),
            "where there is no other, it is due")
        let begun = try await fixture.kata("again")
        #expect(begun.output.hasPrefix("ONCE MORE  Step 1 of 2 · The world is greeted\n"), "\(begun.output)")

        try fixture.solve("Greeting", step: 1)
        #expect(try await fixture.kata("check").output.contains("\nIt is due again in a week.\n"))
        #expect(
            try await fixture.kata().output.contains(
                "\nDue once more: 1.2 · A name is greeted: `./kata again`\n"))
    }

    @Test func `a clock that is an hour behind the one before makes nothing due`() async throws {
        try fixture.shell("rm -rf .kata/history.git")
        let soon = (Date().timeIntervalSince1970 - 1_700_000_000) / 60 + 60
        try fixture.record([(1, .green, soon), (2, .green, soon)])

        #expect(!(try await fixture.kata().output.contains("Due once more")))
    }

    @Test func `nothing is due on the same day`() async throws {
        let fresh = try FixtureWorkspace()
        _ = try await fresh.kata("start", "1")
        try fresh.solve("Greeting", step: 1)
        _ = try await fresh.kata("next")

        let run = try await fresh.kata("again")

        #expect(run.status == 0, "\(run.errors)")
        #expect(
            run.output.hasPrefix("Nothing is due. The next is 1.1 · The world is greeted, on "),
            "\(run.output)")
        #expect(run.output.contains("\nOr take it now: ./kata again 1 1\n"))
        #expect(run.command == "./kata read")
        #expect(!(try await fresh.kata().output.contains("Due once more")))
    }

    @Test func `what is not behind the learner is not to be had`() async throws {
        let fresh = try FixtureWorkspace()

        #expect(try await fresh.kata("again").output.hasPrefix("No step of yours was green long enough ago."))
        #expect(
            try await fresh.kata("again", "1").errors
                == "No step of Greeting is behind you yet. Go on with: ./kata start 1\n")
        #expect(
            try await fixture.kata("again", "2", "1").errors
                == "Step 1 of Goodbye is not behind you yet. Go on with: ./kata start 2\n")
        #expect(try await fixture.kata("again", "1", "7").status == 2)
    }

    @Test func `a step that is left brings the work back`() async throws {
        let before = try work()
        _ = try await fixture.kata("again")
        try fixture.write(mine, to: "Sources/Greeting/Greeting.swift")

        let run = try await fixture.kata("again", "--stop")

        #expect(run.status == 0, "\(run.errors)")
        #expect(
            run.output.hasPrefix(
                "Your work on Greeting is back, at step 2.\nWhat you wrote meanwhile is kept: ./kata restore "
            ))
        #expect(try work() == before)
        #expect(try await fixture.kata("again", "--stop").output.hasPrefix("You are at no step once more"))
    }

    @Test func `what another chapter remembers stays while a step is done once more`() async throws {
        _ = try await fixture.kata("hint", "1")
        _ = try await fixture.kata("again", "1", "1")
        _ = try await fixture.kata("start", "2")
        _ = try await fixture.kata("hint", "2")
        let red = try await fixture.kata("check", "2")
        let before = fixture.call.memory.load()["Goodbye"]

        _ = try await fixture.kata("again", "--stop")

        let memory = fixture.call.memory.load()
        #expect(memory["Goodbye"] == before)
        #expect(memory["Goodbye"].notes.hints == [1: 1])
        #expect(memory["Greeting"].notes.hints == [2: 1], "and its own are as they were")
        #expect(memory.chapter == "Goodbye", "who went on elsewhere stays there")
        #expect(try await fixture.kata().next == red.next)
    }

    @Test func `where the history is lost it says how to go on`() async throws {
        _ = try await fixture.kata("again")
        try fixture.shell("rm -rf .kata/history.git")

        let run = try await fixture.kata("again", "--stop")

        #expect(run.status == 2)
        #expect(run.errors.hasPrefix("The history has no entry '"), "\(run.errors)")
        #expect(
            run.errors.hasSuffix(" To go on with what is in Sources, delete .kata/again.json.\n"),
            "\(run.errors)")
    }

    @Test(arguments: [Repetition.Phase.beginning, .ending])
    func `after a runner that was killed the next command brings the work back`(_ phase: Repetition.Phase)
        async throws
    {
        let before = try work()
        _ = try await fixture.kata("again")
        try fixture.edit(".kata/again.json", "\"phase\":\"running\"", "\"phase\":\"\(phase.rawValue)\"")
        // As far as it had come.
        try fixture.shell("rm Sources/Greeting/*")

        let run = try await fixture.kata()

        #expect(
            run.errors == "Your work on Greeting had made room for a step once more. It is back as it was.\n")
        #expect(try work() == before)
        #expect(try manifest.contains(#"Chapter("Greeting", step: 2, of: 2)"#))
        #expect(try await fixture.kata().errors == "")
    }

    @Test(arguments: [
        ["reset", "1"], ["update"], ["hand-in", "1", "--name", "Ada"], ["solution", "--apply"],
    ])
    func `what is about the work of before has to wait`(_ command: [String]) async throws {
        _ = try await fixture.kata("again", "1", "1")

        let run = try await fixture.kata(command)

        #expect(run.status == 2)
        #expect(run.errors.hasSuffix(" Bring it back first, with: ./kata again --stop\n"), "\(run.errors)")
        #expect(
            try await fixture.kata("again").errors.hasPrefix(
                "You are at step 1 of Greeting once more already."))
        #expect(
            try await fixture.kata().output.contains(
                "\nYou do step 1 of Greeting once more. Your work waits: `./kata again --stop`"))
    }

    @Test func `a step once more counts for nothing in the chapter`() async throws {
        try await fixture.greet()
        let standing = try await fixture.kata("--json").output
        _ = try await fixture.kata("again", "1", "2")
        _ = try await fixture.kata("check")
        try fixture.solve("Greeting", step: 2)
        let next = try await fixture.kata("next")

        #expect(next.output.contains("\nYour work of before is back."), "\(next.output)")
        #expect(try await fixture.kata("--json").output == standing)
        let record = ChapterRecord(try History.of(fixture).entries(chapter: "Greeting"))
        #expect(record.checks == 6)
    }

    @Test func `a test that lets mistakes through goes on, and next leaves it at that`() async throws {
        let thanks = try FixtureWorkspace.thanks(at: 2)
        try thanks.writeOwnTests(FixtureWorkspace.soundTests)
        #expect(try await thanks.kata("check", "3").status == 0)
        let before = try Work.read("Thanks", in: thanks.workspace)
        _ = try await thanks.kata("again", "3", "2")
        try thanks.solve("Thanks", step: 2)
        try thanks.writeOwnTests(
            #"    @Test func mine() { #expect(Thanks().text(for: "Ada") == "Thank you, Ada.") }"#)

        let green = try await thanks.kata("check")
        #expect(green.output.contains("These promises are not guarded yet"))
        #expect(
            green.next.hasSuffix(", or leave it at that: ./kata next brings your work back"), "\(green.next)")
        #expect(!green.output.contains("Your work of before is back."))
        let next = try await thanks.kata("next")

        #expect(next.output.contains(" 2 mistakes get through; the time before, 0.\n"), "\(next.output)")
        #expect(next.output.contains("\nSince more mistakes get through, it is due again in two days.\n"))
        #expect(try Work.read("Thanks", in: thanks.workspace) == before)
        #expect(thanks.call.memory.load()["Thanks"].notes.unguarded == [:])
    }
}

extension FixtureWorkspace {
    /// Has the chapter checked as it is.
    fileprivate func greet() async throws { #expect(try await kata("check", "1").status == 0) }
}
