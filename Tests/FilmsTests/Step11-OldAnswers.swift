#if STEP_11
import PaperUI
import PaperUITesting
import TestSupport
import Testing

@testable import Films

@MainActor
@Suite("An old answer never wins")
struct OldAnswers {
    private let films = ["Up", "Coco"].map { PixarFilm.fixture(title: $0) }
    private let clock = TestClock()
    private let up = Gate<[PixarFilm]>()
    private let upAgain = Gate<[PixarFilm]>()
    private let coco = Gate<[PixarFilm]>()
    private let finder: FilmFinder
    private let screen: FilmFinderScreen

    init() {
        let server = FilmServer(clock: clock) { [up, upAgain, coco] text in
            let gate = text == "Coco" ? coco : up.callCount == 0 ? up : upAgain
            // A server answers, also when its answer is not wanted any more.
            return try await Task { try await gate() }.value
        }
        finder = FilmFinder(clock: clock) { text in try await server.search(text) }
        screen = FilmFinderScreen(finder)
    }

    @Test func anAnswerThatComesLateIsNotShown() async throws {
        try await search("Up", at: up)
        try await search("Coco", at: coco)

        coco.succeed(with: [.fixture(title: "Coco")])
        await waitUntil(screen.titles(of: films), equals: ["Coco"])
        up.succeed(with: [.fixture(title: "Up")])
        await screen.screen.settle()

        #expect(screen.titles(of: films) == ["Coco"])
    }

    #if STEP_11_2
    @Test func anOldAnswerIsOldWhereTheTextIsTheSameAgain() async throws {
        let shown = Recorder { finder.films.map { $0.title } }
        try await search("Up", at: up)
        try await search("Coco", at: coco)
        try await search("Up", at: upAgain)

        up.succeed(with: [.fixture(title: "Up, as it was")])
        coco.succeed(with: [.fixture(title: "Coco")])
        await clock.settle()
        upAgain.succeed(with: [.fixture(title: "Up")])
        await screen.screen.settle()

        #expect(shown.values == [[], ["Up"]])
    }
    #endif

    // The rest
    #if STEP_11_3
    @Test func aFailureThatComesLateTakesNothingAway() async throws {
        try await search("Up", at: up)
        try await search("Coco", at: coco)

        coco.succeed(with: [.fixture(title: "Coco")])
        await waitUntil(screen.titles(of: films), equals: ["Coco"])
        up.fail(with: ProjectorIsBroken())
        await screen.screen.settle()

        #expect(screen.titles(of: films) == ["Coco"])
    }

    @Test func anAnswerToWhatIsTypedNoLongerIsNotShownMeanwhile() async throws {
        let shown = Recorder { finder.films.map { $0.title } }
        try await search("Up", at: up)
        try await search("Coco", at: coco)

        up.succeed(with: [.fixture(title: "Up")])
        await clock.settle()
        coco.succeed(with: [.fixture(title: "Coco")])
        await screen.screen.settle()

        #expect(shown.values == [[], ["Coco"]])
    }

    @Test func norIsItShownInThePause() async throws {
        let shown = Recorder { finder.films.map { $0.title } }
        try await search("Up", at: up)

        try screen.type("Coco")
        await clock.untilSleeping()
        up.succeed(with: [.fixture(title: "Up")])
        await clock.settle()
        await clock.run { await coco.untilCalled() }
        coco.succeed(with: [.fixture(title: "Coco")])
        await screen.screen.settle()

        #expect(shown.values == [[], ["Coco"]])
    }

    @Test func aBlankTextIsNewerToo() async throws {
        try await search("Up", at: up)

        try screen.type(" ")
        up.succeed(with: [.fixture(title: "Up")])
        await screen.screen.settle()

        #expect(screen.titles(of: films) == [])
    }

    @Test func whoHasLeftIsToldNothing() async throws {
        try await search("Up", at: up)
        let shown = Recorder { finder.films.map { $0.title } }

        screen.screen.unmount()
        up.succeed(with: [.fixture(title: "Up")])
        await screen.screen.settle()

        #expect(shown.values == [[]])
    }
    #endif

    private func search(_ text: String, at gate: Gate<[PixarFilm]>) async throws {
        try screen.type(text)
        await clock.run { await gate.untilCalled() }
    }
}
#endif
