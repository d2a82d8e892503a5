import RunnerTesting
import Testing

@testable import KataEngine
@testable import KataKit
@testable import KataWork

struct WatchStateTests {
    private let answer = WatchResult(answer: .failure("no"), didAdvance: false)

    private func press(_ sut: inout WatchState, _ key: Key) -> WatchState.Order? {
        sut.press(key, lines: 50, room: 20)
    }

    @Test(
        arguments: [
            ("q", WatchState.Order.quit), ("r", .run(.start(.check))), ("n", .run(.start(.next))),
            ("j", .run(.start(.judge))),
            ("h", .open(.hint)), ("t", .open(.text)), ("s", .open(.solution)), ("o", .open(.overview)),
        ] as [(Character, WatchState.Order)])
    func `each key does one thing, and does it over a page, too`(_ key: Character, _ order: WatchState.Order)
    {
        var sut = WatchState()

        #expect(press(&sut, .character(key)) == order)
        sut = WatchState()
        _ = press(&sut, .character("t"))
        #expect(press(&sut, .character(key)) == order)
    }

    @Test func `any other key closes a page`() {
        for key in [Key.character("x"), .escape, .other] {
            var sut = WatchState()
            _ = press(&sut, .character("t"))
            #expect(sut.hasPage)

            #expect(press(&sut, key) == nil)

            #expect(!sut.hasPage)
        }
    }

    @Test func `scrolling stays within the text`() {
        var sut = WatchState()
        let offsets = [
            Key.up, .down, .character(" "), .pageDown, .end, .down, .pageUp, .home,
        ].map { key in
            _ = press(&sut, key)
            return sut.offset
        }

        #expect(offsets == [0, 1, 20, 30, 30, 30, 11, 0])
    }

    @Test func `n once more goes on from a test that guards nothing, but not after a save`() throws {
        let fixture = try FixtureWorkspace()
        let verdict = Verdict(
            setup: try fixture.setup(step: 1),
            outcome: Outcome(diagnostics: [], run: nil, buildSeconds: 0, runSeconds: 0),
            after: Reading(title: "", steps: 2), workspace: fixture.workspace)
        let asked = WatchResult(answer: .advance(.unguarded(verdict)), didAdvance: false)
        var sut = WatchState()
        _ = press(&sut, .character("n"))
        _ = sut.ended(asked, time: "12:00:00")

        #expect(press(&sut, .character("n")) == .run(.start(.nextAnyway)))
        #expect(sut.status == "Checking, to go on …")
        _ = sut.ended(asked, time: "12:00:01")

        #expect(sut.saved() == .run(.start(.check)))
        _ = sut.ended(answer, time: "12:00:02")
        #expect(press(&sut, .character("n")) == .run(.start(.next)))
    }

    @Test func `b is no key of its own, so it goes back`() {
        var sut = WatchState()
        _ = press(&sut, .character("t"))
        _ = press(&sut, .end)

        #expect(press(&sut, .character("b")) == nil)

        #expect(!sut.hasPage)
    }

    @Test(arguments: [Key.character(" "), .pageUp, .down, .home])
    func `where all is in sight a key that would scroll goes back`(_ key: Key) {
        var sut = WatchState()
        _ = press(&sut, .character("t"))

        _ = sut.press(key, lines: 20, room: 20)

        #expect(!sut.hasPage)
    }

    @Test func `the status says what goes on`() {
        var sut = WatchState()
        _ = press(&sut, .character("r"))
        #expect(sut.status == "Checking …")
        _ = press(&sut, .character("n"))
        #expect(sut.status == "Checking … Then on to the next step.")

        #expect(sut.ended(answer, time: "12:31:05").order == .run(.start(.next)))
        #expect(sut.status == "Checking, to go on …")
        #expect(sut.ended(answer, time: "12:31:06").shows)
        #expect(sut.status == "Not checked at 12:31:06. Waiting for a save.")
    }

    @Test func `a red is told while the tests are still judged, and its page opens at its beginning`() {
        var sut = WatchState()
        _ = press(&sut, .character("r"))
        _ = press(&sut, .down)

        let isShown = sut.found(.red, at: "12:31:05")
        #expect(isShown)
        #expect(sut.status == "RED at 12:31:05. Judging your tests …")
        sut.judging("solution 1 of 3")
        #expect(sut.status == "RED at 12:31:05. Judging your tests: solution 1 of 3 …")
        #expect(sut.offset == 0)
        _ = press(&sut, .character("n"))
        #expect(
            sut.status == "RED at 12:31:05. Judging your tests: solution 1 of 3 … Then on to the next step.")

        _ = sut.ended(answer, time: "12:31:06")
        #expect(sut.status == "Checking, to go on …")
    }

    @Test func `a save while a red's tests are judged is checked, and that red is told no more`() {
        var sut = WatchState()
        _ = press(&sut, .character("r"))
        _ = sut.found(.red, at: "12:31:05")

        #expect(sut.saved() == .run(.stop))
        let isShown = sut.found(.red, at: "12:31:06")
        #expect(!isShown)
        #expect(sut.ended(answer, time: "12:31:06").order == .run(.start(.check)))
        #expect(sut.status == "Checking …")
    }

    @Test func `a save while the tests are judged on demand is checked first`() {
        var sut = WatchState()
        _ = press(&sut, .character("j"))
        #expect(sut.status == "Judging your tests …")
        sut.judging("mistake 3 of 9")
        #expect(sut.status == "Judging your tests: mistake 3 of 9 …")

        #expect(sut.saved() == .run(.stop))

        let (shows, order) = sut.ended(answer, time: "12:31:05")
        #expect(!shows)
        #expect(order == .run(.start(.check)))
        #expect(sut.status == "Checking … Then your tests are judged.")
        #expect(sut.ended(answer, time: "12:31:06").order == .run(.start(.judge)))
        #expect(sut.ended(answer, time: "12:31:07").order == nil)
    }

    @Test func `what the tests are worth is no colour of the code`() {
        var sut = WatchState()
        _ = press(&sut, .character("r"))
        _ = sut.found(.red, at: "12:31:05")
        _ = press(&sut, .character("j"))
        _ = sut.ended(answer, time: "12:31:06")
        let status = "Not checked at 12:31:06. Waiting for a save."

        #expect(sut.ended(answer, time: "12:31:07").shows)
        #expect(sut.status == status)
    }

    @Test func `the answer of a run that a save stopped is not shown`() {
        var sut = WatchState()
        _ = press(&sut, .character("r"))
        _ = sut.saved()

        let (shows, order) = sut.ended(answer, time: "12:31:05")

        #expect(!shows)
        #expect(order == .run(.start(.check)))
        #expect(sut.status == "Checking …")
    }

    @Test func `an answer is shown from its beginning, and scrolls no page that is open`() {
        var sut = WatchState()
        _ = press(&sut, .character("r"))
        _ = press(&sut, .down)
        _ = sut.ended(answer, time: "12:31:05")
        #expect(sut.offset == 0)

        _ = press(&sut, .character("r"))
        _ = press(&sut, .character("t"))
        _ = press(&sut, .down)
        _ = sut.ended(answer, time: "12:31:06")
        #expect(sut.offset == 1)
    }

    @Test func `the keys are those of what is open`() {
        var sut = WatchState()
        #expect(
            sut.keys == [
                "n next", "h hint", "t text", "s solution", "j judge", "r run", "o overview", "q quit",
            ])

        _ = press(&sut, .character("o"))

        #expect(sut.keys == ["h t s o open", "q quit", "any other key: back"])
    }
}
