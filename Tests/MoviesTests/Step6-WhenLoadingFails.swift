#if STEP_6
import PaperUI
import PaperUITesting
import TestSupport
import Testing

@testable import Movies

@MainActor
@Suite("In all designs a load that fails empties the list")
struct WhenLoadingFails {
    @Test func aModelWhoseReloadFailsIsEmpty() async {
        let loader = StubMovieLoader([
            .success([.brazil, .alien]), .failure(CinemaIsClosed()),
        ])
        let sut = MovieListViewModel(loader: loader)
        await sut.load()
        #expect(sut.movies == [.brazil, .alien])

        await sut.load()

        #expect(sut.movies == [])
    }

    #if STEP_6_2
    @Test(arguments: Design.allCases)
    func aReloadThatFailsEmptiesTheList(_ design: Design) async throws {
        let loader = StubMovieLoader([
            .success([.brazil, .alien]), .failure(CinemaIsClosed()),
        ])
        let (screen, reload) = design.mounted(loader)
        await screen.settle()
        #expect(screen.titles == ["Brazil", "Alien"])

        try await reload()

        let callCount = await loader.callCount
        #expect(screen.titles == [])
        #expect(callCount == 2)
    }
    #endif

    // The rest
    #if STEP_6_3
    @Test(arguments: Design.allCases)
    func anEmptyListIsShown(_ design: Design) async throws {
        let loader = StubMovieLoader([.failure(CinemaIsClosed()), .success([.alien])])
        let (screen, _) = design.mounted(loader)

        await screen.settle()

        let rows = try screen.inspect().findAll(MovieRow.self)
        let callCount = await loader.callCount
        #expect(callCount == 1, "nobody tries again unasked")
        #expect(rows.count == 0, "nothing takes the place of the movies")
        #expect(screen.titles == [])
    }

    @Test(arguments: Design.allCases)
    func soDoesOneThatFailsAfterTheListHasChanged(_ design: Design) async throws {
        let loader = SlowSecondLoad()
        let (screen, reload) = design.mounted(loader)
        await screen.settle()
        let slow = Task { try await reload() }
        await loader.gate.untilCalled()
        try await reload()
        #expect(screen.titles == ["Clerks"])

        loader.gate.fail(with: CinemaIsClosed())
        try await slow.value

        #expect(screen.titles == [])
    }

    @Test(arguments: Design.allCases)
    func aReloadWithoutMoviesEmptiesTheList(_ design: Design) async throws {
        let (screen, reload) = design.mounted(StubMovieLoader([.success([.brazil]), .success([])]))
        await screen.settle()
        #expect(screen.titles == ["Brazil"])

        try await reload()

        #expect(screen.titles == [])
    }

    @Test(arguments: Design.allCases)
    func aReloadThatSucceedsHealsTheList(_ design: Design) async throws {
        let failure = Result<[Movie], any Error>.failure(CinemaIsClosed())
        let failures = Array(repeating: failure, count: 10)
        let answers = [[Movie]].season.flatMap { [.success($0), failure, failure, .success($0)] }
        let (screen, reload) = design.mounted(
            StubMovieLoader([failure] + answers + failures + [.success(.year)]))
        await screen.settle()

        for titles in [[Movie]].season.map({ $0.map { $0.title } }) {
            try await reload()
            #expect(screen.titles == titles)

            for _ in 1...3 { try await reload() }
            #expect(screen.titles == titles, "the same again, after two failures")
        }

        for _ in 1...11 { try await reload() }
        #expect(screen.titles.count == 365, "after ten failures")
        #expect(screen.titles.first == [Movie].year[0].title)
    }

    @Test(arguments: Design.allCases)
    func aReloadShowsItsOwnMoviesEvenIfTheListHasChangedMeanwhile(_ design: Design) async throws {
        let loader = SlowSecondLoad()
        let (screen, reload) = design.mounted(loader)
        await screen.settle()
        let slow = Task { try await reload() }
        await loader.gate.untilCalled()
        try await reload()
        #expect(screen.titles == ["Clerks"])

        loader.gate.succeed(with: [.brazil])
        try await slow.value

        #expect(screen.titles == ["Brazil"], "as it was when this load began")
    }

    @Test(arguments: Design.allCases)
    func aReloadIsALoadOfItsOwn(_ design: Design) async throws {
        let loader = StubMovieLoader(stubs: [.brazil])
        let (screen, reload) = design.mounted(loader)

        try await reload()
        await screen.settle()

        let callCount = await loader.callCount
        #expect(callCount == 2, "one when it appeared, one because it was asked")
    }
    #endif
}

/// Its second answer comes when the gate lets it go, and so after the third.
private actor SlowSecondLoad: MovieLoader {
    let gate = Gate<[Movie]>()
    private var callCount = 0

    func load() async throws -> [Movie] {
        callCount += 1
        switch callCount {
        case 1: return [.brazil]
        case 2: return try await gate()
        default: return [.clerks]
        }
    }
}
#endif
