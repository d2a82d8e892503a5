import Foundation
import RunnerTesting
import Testing

@testable import KataKit
@testable import KataText
@testable import KataWork

struct ChapterRecordTests {
    @Test func `the time is what passed from check to check`() {
        let record = ChapterRecord(history([.red(1, at: 0), .red(1, at: 4), .green(1, at: 7)]))

        #expect(record.checks == 3)
        #expect(record.seconds == 7 * 60.0)
    }

    @Test func `a gap longer than ten minutes is a pause`() {
        let record = ChapterRecord(history([.red(1, at: 0), .red(1, at: 10), .green(1, at: 20.5)]))

        #expect(record.seconds == 10 * 60.0)
        #expect(record.longestRed == ChapterRecord.Red(step: 1, seconds: 10 * 60))
    }

    @Test func `a clock that was set back takes no time away`() {
        let record = ChapterRecord(history([.red(1, at: 60), .red(1, at: 0), .green(1, at: 2)]))

        #expect(record.seconds == 2 * 60.0)
    }

    @Test func `what the machine took is not the learner's time`() {
        let record = ChapterRecord(
            history([
                .red(1, at: 0), .red(1, at: 8, waited: 6), .green(1, at: 20, waited: 4), .red(2, at: 21),
                .green(2, at: 32, waited: 12),
            ]))

        #expect(record.seconds == (2 + 8 + 1 + 0) * 60.0)
        #expect(record.longestRed == ChapterRecord.Red(step: 1, seconds: 10 * 60))
    }

    @Test func `a pause is one of the learner's, however long the machine took`() {
        let record = ChapterRecord(history([.red(1, at: 0), .green(1, at: 30, waited: 19)]))

        #expect(record.seconds == nil)
        #expect(record.longestRed == nil)
    }

    @Test func `a check tells how long the machine took, also for one that was not kept`() async throws {
        let fixture = try FixtureWorkspace()
        try fixture.switchOn(1, of: "Greeting")
        let waited = {
            try History(
                directory: fixture.workspace.stateFolder.appending(path: "history.git"),
                git: try HistoryFolder.git()
            ).entries(chapter: "Greeting").map(\.detail.waited)
        }

        _ = try await fixture.kata("check", "1")
        let first = fixture.call.memory.load()["Greeting"].waited
        _ = try await fixture.kata("check", "1")
        let second = fixture.call.memory.load()["Greeting"].waited
        fixture.call.memory.change { $0["Greeting"].waited = second + 100 }
        try fixture.solve("Greeting", step: 1)
        _ = try await fixture.kata("check", "1")

        #expect(second > first)
        let kept = try waited()
        #expect(kept.count == 2)
        #expect(kept.first ?? 0 >= 100)
        #expect(fixture.call.memory.load()["Greeting"].waited < 100)
    }

    @Test func `a red lasts from the first red to the next green`() {
        let record = ChapterRecord(
            history([
                .red(1, at: 0), .green(1, at: 3),
                .red(2, at: 8), .red(2, at: 10), .red(2, at: 12), .green(2, at: 13),
                .red(3, at: 14), .green(3, at: 18),
            ]))

        #expect(record.longestRed == ChapterRecord.Red(step: 2, seconds: 5 * 60))
    }

    @Test func `of two reds that are as long the first is named`() {
        let record = ChapterRecord(
            history([.red(1, at: 0), .green(1, at: 3), .red(2, at: 4), .green(2, at: 7)]))

        #expect(record.longestRed?.step == 1)
    }

    @Test func `a red that has not become green yet is none`() {
        let record = ChapterRecord(
            history([.red(1, at: 0), .green(1, at: 1), .red(2, at: 2), .red(2, at: 8)]))

        #expect(record.longestRed == ChapterRecord.Red(step: 1, seconds: 60))
        #expect(record.seconds == 8 * 60.0)
    }

    @Test func `a state that was kept before a command is no check`() {
        let record = ChapterRecord(history([.red(1, at: 0), .kept(1, at: 3), .green(1, at: 8)]))

        #expect(record.checks == 2)
        #expect(record.seconds == 8 * 60.0)
    }

    @Test func `what was built by hand is part of the whole, and of no red`() {
        let byHand = ChapterRecord(
            history([.red(1, at: 0), .green(1, at: 1), .red(2, at: 2), .green(2, at: 10, built: 9)]))
        let before = ChapterRecord(history([.red(1, at: 3), .green(1, at: 6, built: 2)]))
        let alone = ChapterRecord(history([.red(1, at: 0), .green(1, at: 8, built: 3)]))

        #expect(byHand.longestRed == ChapterRecord.Red(step: 1, seconds: 60))
        #expect(byHand.seconds == 10 * 60.0)
        #expect(before.longestRed == ChapterRecord.Red(step: 1, seconds: 3 * 60))
        #expect(alone.longestRed == nil)
        #expect(lines(alone).first == "It took 8 minutes of your own time and 2 checks.")
    }

    @Test func `a build by hand is known by what SwiftPM leaves behind`() async throws {
        let fixture = try FixtureWorkspace()
        #expect(fixture.workspace.lastBuildByHand == nil)
        try fixture.switchOn(1, of: "Greeting")
        try fixture.solve("Greeting", step: 1)

        try fixture.shell("mkdir .build && touch -d @1700000000 .build/build.db")
        _ = try await fixture.kata("check", "1")

        #expect(fixture.workspace.lastBuildByHand == Date(timeIntervalSince1970: 1_700_000_000))
        let history = History(
            directory: fixture.workspace.stateFolder.appending(path: "history.git"),
            git: try HistoryFolder.git())
        #expect(
            try history.entries(chapter: "Greeting").map(\.detail.builtByHand)
                == [Date(timeIntervalSince1970: 1_700_000_000)])
    }

    // MARK: In words

    @Test func `how it went, in two lines`() {
        let record = ChapterRecord(
            checks: 31, seconds: 74 * 60 + 59, longestRed: .init(step: 2, seconds: 12 * 60), ownTests: 9)

        #expect(
            lines(record) == [
                "It took 74 minutes of your own time and 31 checks. The longest red: 12 minutes, in step 2 · Editing a line.",
                "You wrote 9 tests of your own.",
            ])
    }

    @Test func `one of each`() {
        let record = ChapterRecord(
            checks: 2, seconds: 60, longestRed: .init(step: 1, seconds: 60), ownTests: 1, mistakesCaught: 1)

        #expect(
            lines(record) == [
                "It took 1 minute of your own time and 2 checks. The longest red: 1 minute, in step 1 · Totals.",
                "You wrote 1 test of your own. It catches 1 mistake of the gallery.",
            ])
    }

    @Test func `done in seconds`() {
        let record = ChapterRecord(checks: 5, seconds: 20, longestRed: .init(step: 1, seconds: 0))

        #expect(
            lines(record) == [
                "It took less than a minute of your own time and 5 checks. The longest red: less than a minute, in step 1 · Totals.",
                "You wrote no tests of your own yet.",
            ])
    }

    @Test func `nothing was checked`() {
        #expect(lines(ChapterRecord([])) == ["You wrote no tests of your own yet."])
    }

    @Test func `one check took no time that is known, nor did checks with pauses between them`() {
        let one = ChapterRecord(history([.green(1, at: 0)]))
        let many = ChapterRecord(history([.red(1, at: 0), .red(1, at: 30), .green(1, at: 60)]))

        #expect(lines(one).first == "It took 1 check.")
        #expect(lines(many).first == "It took 3 checks.")
    }

    @Test func `a step that the chapter has no longer is named by its number`() {
        let record = ChapterRecord(checks: 2, seconds: 60, longestRed: .init(step: 7, seconds: 60))

        #expect(
            lines(record).first
                == "It took 1 minute of your own time and 2 checks. The longest red: 1 minute, in step 7.")
    }

    private func lines(_ record: ChapterRecord) -> [String] {
        record.lines(titles: ["Totals", "Editing a line"])
    }

    /// Some moments as the history has them, newest first.
    private func history(_ moments: [Moment]) -> [HistoryEntry] {
        moments.reversed().map { moment in
            HistoryEntry(
                id: "", date: Date(timeIntervalSince1970: 1_700_000_000 + moment.minute * 60),
                chapter: "Wall",
                step: moment.step, kind: moment.kind,
                detail: CheckDetail(
                    builtByHand: moment.built.map { Date(timeIntervalSince1970: 1_700_000_000 + $0 * 60) },
                    waited: moment.waited * 60))
        }
    }
}

private struct Moment {
    let step: Int
    let minute: Double
    let kind: HistoryEntry.Kind
    /// The minute of the last build by hand; nil where there was none.
    var built: Double?
    /// How many of the minutes before it were the machine's.
    var waited = 0.0

    static func red(_ step: Int, at minute: Double, waited: Double = 0) -> Moment {
        Moment(step: step, minute: minute, kind: .check(.red("")), waited: waited)
    }

    static func green(_ step: Int, at minute: Double, built: Double? = nil, waited: Double = 0) -> Moment {
        Moment(step: step, minute: minute, kind: .check(.green), built: built, waited: waited)
    }

    static func kept(_ step: Int, at minute: Double) -> Moment {
        Moment(step: step, minute: minute, kind: .before("restore"))
    }
}
