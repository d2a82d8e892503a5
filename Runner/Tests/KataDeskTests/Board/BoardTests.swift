import Foundation
import RunnerTesting
import Testing

@testable import KataBase
@testable import KataDesk
@testable import KataEngine
@testable import KataKit
@testable import KataText
@testable import KataWork

/// What a board makes of what was pushed, and how it says it.
struct BoardTests {
    private static let now = Date(timeIntervalSince1970: 1_700_000_000)

    /// A check some minutes ago.
    private func check(
        _ minutes: Double, step: Int = 1, _ color: HistoryEntry.Color = .red("assertion"), hints: Int? = nil,
        failure: String? = nil, chapter: String = "Greeting", letThrough: [String]? = nil
    ) -> HistoryEntry {
        HistoryEntry(
            id: "0000000", date: Self.now.addingTimeInterval(-60 * minutes), chapter: chapter, step: step,
            kind: .check(color), detail: CheckDetail(hints: hints, failure: failure, letThrough: letThrough))
    }

    /// - Parameter entries: newest first.
    private func row(_ name: String, _ entries: [HistoryEntry], id: String = "abcdef") -> BoardRow {
        BoardRow(SharedName(name, id: id), [.init(entries: entries)], now: Self.now)
    }

    private func board(_ rows: [BoardRow], problem: String? = nil, leftOut: Int = 0) throws -> Board {
        let fixture = try FixtureWorkspace()
        let course = try Course(fixture.workspace)
        var texts: [String: ChapterText] = [:]
        for chapter in course.chapters { texts[chapter.name] = try chapter.text() }
        return Board(
            rows, remote: "/srv/class.git", fetched: Self.now.addingTimeInterval(-240), problem: problem,
            leftOut: leftOut, texts: texts, now: Self.now)
    }

    private func reasons(_ entries: [HistoryEntry]) throws -> [Attention] {
        try #require(board([row("Ada", entries)]).lines.first).attention
    }

    @Test func `a row counts from the step's first check and the colour's first minute`() throws {
        let sut = row(
            "Ada",
            [
                check(2, step: 2, hints: 3), check(5, step: 2), check(7, step: 2, .green),
                check(9, step: 2, hints: 1),
                check(30, .green),
            ])

        let place = try #require(sut.place)
        #expect(place.minutes(until: Self.now) == 5)
        #expect((place.step, place.checks, place.hints) == (2, 4, 3))
    }

    @Test func `somebody is in the chapter that they checked last`() {
        let other = check(3, chapter: "Goodbye")

        let sut = BoardRow(
            SharedName("Ada", id: "1"), [.init(entries: [check(5)]), .init(entries: [other])], now: Self.now)

        #expect(sut.place?.chapter == "Goodbye")
    }

    @Test func `who is red for long, meets one failure again and again, or is silent needs a visit`() throws {
        let again = (1...4).map { check(Double($0), failure: "a != b") }

        #expect(try reasons([check(1), check(11)]) == [.red(minutes: 11)])
        #expect(try reasons(again) == [.again(times: 4, failure: "a != b")])
        #expect(try reasons(Array(again.dropLast())) == [])
        #expect(try reasons([check(1, failure: "a != c")] + again) == [])
        #expect(try reasons([check(16, .green)]) == [.silent(minutes: 16)])
        #expect(try reasons([check(9), check(30, .green)]) == [])
    }

    /// A state that was kept before a command.
    private func before(_ command: String, _ minutes: Double, step: Int = 1, hints: Int? = nil)
        -> HistoryEntry
    {
        HistoryEntry(
            id: "0000000", date: Self.now.addingTimeInterval(-60 * minutes), chapter: "Greeting", step: step,
            kind: .before(command), detail: CheckDetail(hints: hints))
    }

    @Test func `hints count as they are taken, and our solution is told`() throws {
        let hints = row("Ada", [before("hint", 1, hints: 2), check(3, hints: 1)])
        let solution = row("Bob", [check(1, .green), before("solution --apply", 2), check(3)])
        let earlier = row("Eve", [check(1, step: 2), before("solution --apply", 2), check(3)])
        let waiting = row("Dan", [before("share", 5, step: 0)])

        #expect(hints.place?.hints == 2)
        #expect([hints, solution, earlier].map { $0.place?.tookSolution } == [false, true, false])
        #expect(waiting.place == nil)
        #expect(waiting.remark == "has not begun")
        let lines = try board([solution, waiting]).lines
        #expect(lines.map(BoardWords.reasons) == [["took our solution of this step"], ["has not begun"]])
        #expect(lines.map(\.title) == ["1 · A greeting", nil])
    }

    @Test func `a step that is done once more changes nothing in the row`() throws {
        var again = check(1, step: 1)
        again.detail.isAgain = true

        let sut = row(
            "Ada", [again, before("again", 2, step: 2), check(5, step: 2, .green), check(7, step: 2)])

        let place = try #require(sut.place)
        #expect((place.step, place.color, place.checks) == (2, .green, 2))
    }

    @Test func `who is through with the chapter may be silent`() throws {
        #expect(try reasons([check(40, step: 2, .green)]) == [])
        #expect(try reasons([check(40, step: 2)]) == [.red(minutes: 40), .silent(minutes: 40)])
    }

    @Test func `who needs a visit stands on top, the others by name, and who left below`() throws {
        let sut = try board([
            row("Eve", [check(1, .green)]), row("Bob", [check(12)]), row("ada", [check(2, .green)]),
            row("Dan", [check(14), check(20)]), row("Old", [check(200)]),
        ])

        #expect(sut.lines.map(\.row.name.shown) == ["Dan", "Bob", "ada", "Eve"])
        #expect(sut.away.map(\.name.shown) == ["Old"])
    }

    @Test func `most are where most are, and most tests let through what most let through`() throws {
        let sut = try board([
            row("Ada", [check(1, step: 2, letThrough: ["B", "A"])]),
            row("Bob", [check(1, step: 2), check(3, .green, letThrough: ["A"])]),
            row("Eve", [check(1, .green, letThrough: [])]), row("Dan", [check(1)]),
            row("Fay", [check(1, step: 2)]),
        ])

        #expect(
            sut.crowd == .init(chapter: "Greeting", step: 2, title: "A name is greeted", people: 3, of: 5))
        #expect(sut.gap == .init(mistake: "A", people: 2, of: 3))
    }

    @Test func `most are not where as many are as elsewhere, and neither do most let through what one does`()
        throws
    {
        let equals = [
            row("Ada", [check(1, letThrough: ["A"])]), row("Bob", [check(1, step: 2, letThrough: ["B"])]),
            row("Eve", [check(1, chapter: "Goodbye", letThrough: [])]),
        ]
        let pairs = equals + [row("Dan", [check(1)]), row("Fay", [check(1, step: 2)])]

        #expect(try board(equals).crowd == nil)
        #expect(try board(pairs).crowd == nil)
        #expect(try board(equals).gap == nil)
        #expect(try BoardWords(board(pairs)).summary == [])
        #expect(
            try BoardWords(board([equals[0]])).summary == [
                "Most are at step 1 of Greeting, The world is greeted: 1 of 1.",
                "Most own tests let through “A”: 1 of 1 that were judged.",
            ])
    }

    @Test func `who is through is at no step that is to be explained`() throws {
        let sut = try board([
            row("Ada", [check(1, step: 2, .green)]), row("Bob", [check(1, step: 2, .green)]),
            row("Eve", [check(1, step: 2, .green)]), row("Dan", [check(1)]), row("Fay", [check(1)]),
        ])
        let done = try board([
            row("Ada", [check(1, step: 2, .green)]), row("Bob", [check(1, step: 2, .green)]),
        ])

        #expect(
            BoardWords(sut).summary == [
                "Most of the others are at step 1 of Greeting, The world is greeted: 2 of 2.",
                "3 of 5 have finished their chapter.",
            ])
        #expect(BoardWords(done).summary == ["2 of 2 have finished their chapter."])
    }

    @Test func `a commit from the future is from now`() throws {
        let sut = row("Ada", [check(-90), check(3)])

        #expect(sut.place?.minutes(until: Self.now) == 3)
        #expect(sut.remark == "its clock is 90 minutes ahead")
    }

    @Test func `a clock that is behind makes nobody silent`() throws {
        let entry = check(40, .green)
        let heard = Self.now.addingTimeInterval(-120)

        let sut = BoardRow(
            SharedName("Ada", id: "1"), [.init(entries: [entry], heard: heard)], now: Self.now)

        #expect(sut.place?.last == heard)
        #expect(try board([sut]).lines.first?.attention == [])
    }

    @Test func `what is no history is a row that says so`() throws {
        #expect(row("Ada", []).remark == "nothing that ./kata wrote")
        #expect(try board([row("Ada", [])]).lines.count == 1)
    }

    private func classroom() throws -> Board {
        try board(
            [
                row(
                    "Ada Lovelace",
                    (1...5).map { check(Double($0) * 3, failure: "cannot find 'greeting' in scope") }),
                row("Bob", [check(1, step: 2, .green, hints: 2, letThrough: ["Always the same name"])]),
                row("Bob", [check(4, step: 2)], id: "123456"),
                row("Somebody with a very long name indeed, Jr.", [check(0)]),
                row("Zoë", []), row("日本", [check(150)]),
            ], problem: "no answer within 20 seconds", leftOut: 3)
    }

    @Test func `a board in 80 columns`() throws {
        let fetched = Self.now.addingTimeInterval(-240).timestamp.split(separator: " ")

        let text = BoardReport(board: try classroom(), style: .plain, width: 80).text
        expectRecorded(
            text.replacing(fetched[0], with: "<day>").replacing(fetched[1], with: "<time>"), as: "80-columns")
    }

    @Test(arguments: [30, 40, 50, 72, 80, 120])
    func `no line of a board is wider than the terminal`(_ width: Int) throws {
        let lines = BoardReport(board: try classroom(), style: .color, width: width).text.split(
            separator: "\n")

        #expect(lines.filter { displayWidth(of: $0) > max(width, 45) } == [])
    }

    @Test func `an empty board says how to come onto it`() throws {
        expectRecorded(BoardReport(board: try board([]), style: .plain, width: 80).text, as: "empty")
    }

    @Test func `words of others are shown, and neither obeyed nor markup`() throws {
        let evil = "\u{1B}[2J\u{1B}[31m<script>alert(1)</script>\u{202E}"
        let sut = try board([row("Ada", (1...4).map { check(Double($0), failure: evil) })])

        let text = BoardReport(board: sut, style: .color, width: 120).text
        let page = BoardPage(board: sut).html

        #expect(text.contains("␛[2J␛[31m<script>alert(1)</script>⟨U+202E⟩"))
        #expect(page.contains("␛[2J␛[31m&lt;script&gt;alert(1)&lt;/script&gt;⟨U+202E⟩"))
        #expect(!page.contains("<script"))
    }

    @Test func `a page loads itself again and has a word in each coloured cell`() throws {
        let page = BoardPage(board: try classroom()).html

        #expect(page.contains("<meta http-equiv=\"refresh\" content=\"5\">"))
        #expect(page.contains("<td class=\"red\">RED</td>"))
        #expect(page.contains("<td class=\"green\">GREEN</td>"))
        #expect(page.contains("<tr class=\"visit\"><th scope=\"row\"><bdi>Ada Lovelace</bdi></th>"))
    }
}
