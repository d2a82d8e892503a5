#if STEP_10
import PaperUI
import PaperUITesting
import TestSupport
import Testing

@testable import Films

@MainActor
@Suite("A search waits until typing stops")
struct TypingStops {
    private let clock = TestClock()
    private let server: FilmServer
    private let finder: FilmFinder
    private let screen: FilmFinderScreen

    init() {
        let server = FilmServer(clock: clock) { text in [.fixture(title: "\(text)!")] }
        self.server = server
        finder = FilmFinder(clock: clock) { text in try await server.search(text) }
        screen = FilmFinderScreen(finder)
    }

    @Test func theClockMayBeLeftOut() {
        let finder = FilmFinder { _ in [] }

        #expect(finder.text == "")
        #expect(finder.films == [])
    }

    #if STEP_10_2
    @Test func theServerIsAskedAfterThePause() async throws {
        try screen.type("Up")
        await clock.run { await screen.screen.settle() }

        #expect(server.asked == ["Up at 0.3 seconds"])
        #expect(finder.films == [.fixture(title: "Up!")])
        #expect(screen.titles(of: Self.films) == ["Up!"])
    }
    #endif

    #if STEP_10_3
    @Test(arguments: ["", "  "])
    func aBlankTextAsksNothingAndShowsNothing(blank: String) async throws {
        try screen.type("Up")
        await clock.run { await screen.screen.settle() }
        try screen.type("Upp")
        await clock.untilSleeping()

        try screen.type(blank)
        await clock.run { await screen.screen.settle() }

        #expect(server.asked == ["Up at 0.3 seconds"])
        #expect(screen.titles(of: Self.films) == [])

        try screen.type("Up")
        await clock.run { await screen.screen.settle() }
        #expect(screen.titles(of: Self.films) == ["Up!"], "it is searched as it was before")
    }
    #endif

    // The rest
    #if STEP_10_4
    @Test func aLaterKeyBeginsThePauseAnew() async throws {
        try screen.type("U")
        await clock.untilSleeping()
        await clock.advance(by: .milliseconds(200))
        try screen.type("Up")
        await clock.run { await screen.screen.settle() }

        #expect(server.asked == ["Up at 0.5 seconds"])
    }

    @Test func aBlankAtItsEndIsALaterKeyToo() async throws {
        try screen.type("Up")
        await clock.untilSleeping()
        await clock.advance(by: .milliseconds(200))
        try screen.type("Up ")
        await clock.run { await screen.screen.settle() }

        #expect(server.asked == ["Up at 0.5 seconds"])
    }

    @Test func aTextThatIsThereAgainIsAskedForAgain() async throws {
        try screen.type("Up")
        await clock.run { await screen.screen.settle() }
        try screen.type("Ups")
        await clock.untilSleeping()
        try screen.type("Up")
        await clock.run { await screen.screen.settle() }

        #expect(server.asked == ["Up at 0.3 seconds", "Up at 0.6 seconds"])
    }

    @Test func whatTheServerAnswersIsShown() async throws {
        let toys = ["Toy Story", "Tin Toy"].map { PixarFilm.fixture(id: $0, title: $0) }
        let server = FilmServer(clock: clock) { text in text == "Toy" ? toys : [] }
        let screen = FilmFinderScreen(FilmFinder(clock: clock) { text in try await server.search(text) })

        try screen.type("Toy")
        await clock.run { await screen.screen.settle() }
        #expect(screen.titles(of: toys) == ["Toy Story", "Tin Toy"], "in the order of the answer")

        try screen.type("Shrek")
        await clock.run { await screen.screen.settle() }
        #expect(screen.titles(of: toys) == [], "the answer is that there is none")
    }

    @Test func twoFilmsOfOneTitleHaveARowEach() async throws {
        let films = ["up", "up-again"].map { PixarFilm.fixture(id: $0, title: "Up") }
        let screen = FilmFinderScreen(FilmFinder(clock: clock) { _ in films })

        try screen.type("Up")
        await clock.run { await screen.screen.settle() }

        #expect(screen.titles(of: films) == ["Up", "Up"])
        #expect(screen.screen.warnings == [], "no two rows are one to SwiftUI")
    }

    @Test func aLongAnswerIsShownToItsEnd() async throws {
        let films = (1...240).map { PixarFilm.fixture(id: "\($0)", title: "Part \($0)") }
        let finder = FilmFinder(clock: clock) { _ in films }
        let screen = FilmFinderScreen(finder)

        try screen.type("Part")
        await clock.run { await screen.screen.settle() }

        #expect(finder.films == films)
        #expect(screen.titles(of: films).count == 240)
    }

    @Test func eachSearchHasItsPause() async throws {
        for text in ["Up", "Coco", "M"] {
            try screen.type(text)
            await clock.run { await screen.screen.settle() }
        }

        #expect(server.asked == ["Up at 0.3 seconds", "Coco at 0.6 seconds", "M at 0.9 seconds"])
        #expect(screen.titles(of: Self.films) == ["M!"])
    }

    @Test func blanksAroundTheTextAreNotAskedFor() async throws {
        try screen.type(" Toy Story ")
        await clock.run { await screen.screen.settle() }

        #expect(server.asked == ["Toy Story at 0.3 seconds"])
        #expect(screen.titles(of: Self.films) == ["Toy Story!"])
    }

    @Test func aSearchAfterOneThatFailedIsAskedFor() async throws {
        let server = FilmServer(clock: clock) { text in
            if text == "Up" { throw ProjectorIsBroken() }
            return [.fixture(title: "\(text)!")]
        }
        let screen = FilmFinderScreen(FilmFinder(clock: clock) { text in try await server.search(text) })
        try screen.type("Up")
        await clock.run { await screen.screen.settle() }

        try screen.type("Coco")
        await clock.run { await screen.screen.settle() }

        #expect(server.asked == ["Up at 0.3 seconds", "Coco at 0.6 seconds"])
        #expect(screen.titles(of: Self.films) == ["Coco!"])
    }

    @Test func whoLeavesInThePauseAsksNothing() async throws {
        try screen.type("Up")
        await clock.untilSleeping()

        screen.screen.unmount()
        await clock.advance(by: .seconds(1))

        #expect(server.asked == [])
    }
    #endif

    private static let films = ["Up!", "Upp!", "Coco!", "M!", "Toy Story!"].map {
        PixarFilm.fixture(title: $0)
    }
}
#endif
