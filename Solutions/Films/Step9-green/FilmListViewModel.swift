import Foundation
import Observation

@MainActor @Observable
final class FilmListViewModel {
    private let repository: any FilmRepository
    private let minimumYear: Int

    private(set) var errorMessage: String?
    private(set) var isLoading = false
    private(set) var films: [PixarFilm] = []
    var navigationPath: [PixarFilm] = []
    var searchText = ""

    init(repository: any FilmRepository, minimumYear: Int = 1995) {
        self.repository = repository
        self.minimumYear = minimumYear
    }

    var visibleFilms: [PixarFilm] {
        films.filter { film in
            let query = searchText.trimmingCharacters(in: .whitespacesAndNewlines)
            return query.isEmpty || film.title.localizedStandardContains(query)
        }
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
