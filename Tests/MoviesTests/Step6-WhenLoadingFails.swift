#if STEP_6
import PaperUI
import PaperUITesting
import Testing

@testable import Movies

@MainActor
struct WhenLoadingFails {
    @Test(arguments: Design.allCases)
    func anEmptyListIsShown(_ design: Design) async throws {
        let (screen, _) = design.mounted(StubMovieLoader([.failure(CinemaIsClosed())]))

        await screen.settle()

        let rows = try screen.inspect().findAll(MovieRow.self)
        #expect(rows.count == 0, "nothing takes the place of the movies")
        #expect(screen.titles == [])
    }

    @Test(arguments: Design.allCases)
    func aReloadThatFailsEmptiesTheList(_ design: Design) async throws {
        let loader = StubMovieLoader([.success([.brazil, .alien]), .failure(CinemaIsClosed())])
        let (screen, reload) = design.mounted(loader)
        await screen.settle()
        #expect(screen.titles == ["Brazil", "Alien"])

        try await reload()

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
        let loader = StubMovieLoader([.failure(CinemaIsClosed()), .success([.brazil, .clerks, .alien])])
        let (screen, reload) = design.mounted(loader)
        await screen.settle()

        try await reload()

        #expect(screen.titles == ["Brazil", "Clerks", "Alien"])
    }
}

/// The three designs, put on a screen each in its own way, and from then on alike.
enum Design: String, CaseIterable, CustomTestStringConvertible {
    case state = "@State"
    case model = "model"
    case binding = "@Binding"

    var testDescription: String { rawValue }

    @MainActor
    func mounted(_ loader: StubMovieLoader) -> (screen: Screen, reload: @MainActor () async throws -> Void) {
        switch self {
        case .state:
            let screen = Screen(MovieListWithState(loader: loader))
            let list = { try screen.inspect().find(MovieListWithState.self).actualView() }
            return (screen, { try await list().load() })
        case .model:
            let model = MovieListViewModel(loader: loader)
            return (Screen(MovieListWithModel(model: model)), { await model.load() })
        case .binding:
            let screen = Screen(Host([Movie]()) { MovieListWithBinding(movies: $0, loader: loader) })
            let list = { try screen.inspect().find(MovieListWithBinding.self).actualView() }
            return (screen, { try await list().load() })
        }
    }
}

struct CinemaIsClosed: Error {}
#endif
