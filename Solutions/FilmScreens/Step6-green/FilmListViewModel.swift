import Foundation
import Observation

@MainActor @Observable
final class FilmListViewModel {
    private(set) var isLoading = false
    private(set) var errorMessage: String?
    private(set) var films: [PixarFilm] = []
    var searchText = ""
    var navigationPath: [PixarFilm] = []

    private let repository: any FilmRepository
    private let minimumYear: Int

    init(repository: any FilmRepository, minimumYear: Int = 1995) {
        self.repository = repository
        self.minimumYear = minimumYear
    }

    var visibleFilms: [PixarFilm] {
        let query = searchText.trimmingCharacters(in: .whitespacesAndNewlines)
        if query.isEmpty { return films }
        return films.filter { $0.title.localizedStandardContains(query) }
    }

    func loadFilms() async {
        isLoading = true
        defer { isLoading = false }
        errorMessage = nil
        do {
            films = try await repository.fetchAll()
                .filter { film in film.year >= minimumYear }
                .sorted { one, other in one.title < other.title }
        } catch {
            errorMessage = error.localizedDescription
        }
    }

    func selectFilm(_ film: PixarFilm) {
        navigationPath.append(film)
    }
}
