#if STEP_11
import PaperUI
import PaperUITesting
import TestSupport
import Testing

@testable import Films

@MainActor
@Suite("An old answer never wins")
struct OldAnswers {
    private let clock = TestClock()
    private let up = Gate<[PixarFilm]>()
    private let coco = Gate<[PixarFilm]>()
    private let finder: FilmFinder
    private let screen: FilmFinderScreen

    init() {
        let gates = ["Up": up, "Coco": coco]
        let server = FilmServer(clock: clock) { text in
            guard let gate = gates[text] else { return [] }
            // A server answers, whether somebody still wants to know or not.
            return try await Task { try await gate() }.value
        }
        finder = FilmFinder(clock: clock) { text in try await server.search(text) }
        screen = FilmFinderScreen(finder)
    }

    @Test func anAnswerThatComesLateIsNotShown() async throws {
        try await search("Up", at: up)
        try await search("Coco", at: coco)

        coco.succeed(with: [.fixture(title: "Coco")])
        await waitUntil(screen.titles, equals: ["Coco"])
        up.succeed(with: [.fixture(title: "Up")])
        await screen.screen.settle()

        #expect(screen.titles == ["Coco"])
    }

    @Test func aFailureThatComesLateTakesNothingAway() async throws {
        try await search("Up", at: up)
        try await search("Coco", at: coco)

        coco.succeed(with: [.fixture(title: "Coco")])
        await waitUntil(screen.titles, equals: ["Coco"])
        up.fail(with: ProjectorIsBroken())
        await screen.screen.settle()

        #expect(screen.titles == ["Coco"])
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

    @Test func aBlankTextIsNewerToo() async throws {
        try await search("Up", at: up)

        try screen.type(" ")
        up.succeed(with: [.fixture(title: "Up")])
        await screen.screen.settle()

        #expect(screen.titles == [])
    }

    @Test func whoHasLeftIsToldNothing() async throws {
        try await search("Up", at: up)
        let shown = Recorder { finder.films.map { $0.title } }

        screen.screen.unmount()
        up.succeed(with: [.fixture(title: "Up")])
        await screen.screen.settle()

        #expect(shown.values == [[]])
    }

    private func search(_ text: String, at gate: Gate<[PixarFilm]>) async throws {
        try screen.type(text)
        await clock.run { await gate.untilCalled() }
    }
}
#endif
