import Foundation
import Observation

@MainActor @Observable
final class FilmListViewModel {
    enum State {
        case loading
        case failed(String)
        case loaded([PixarFilm])
    }

    private(set) var state = State.loaded([])
    var navigationPath: [PixarFilm] = []
    var searchText = ""

    @ObservationIgnored private let fetch: @Sendable () async throws -> [PixarFilm]

    init(repository: any FilmRepository, minimumYear: Int = 1995) {
        fetch = {
            try await repository.fetchAll()
                .filter { $0.year >= minimumYear }
                .sorted { $0.title < $1.title }
        }
    }

    var films: [PixarFilm] {
        if case .loaded(let films) = state { films } else { [] }
    }

    var isLoading: Bool {
        if case .loading = state { true } else { false }
    }

    var errorMessage: String? {
        if case .failed(let message) = state { message } else { nil }
    }

    var visibleFilms: [PixarFilm] {
        let query = searchText.trimmingCharacters(in: .whitespacesAndNewlines)
        return query.isEmpty ? films : films.filter { $0.title.localizedStandardContains(query) }
    }

    func loadFilms() async {
        state = .loading
        do {
            state = .loaded(try await fetch())
        } catch {
            state = .failed(error.localizedDescription)
        }
    }

    func selectFilm(_ film: PixarFilm) {
        navigationPath.append(film)
    }
}
