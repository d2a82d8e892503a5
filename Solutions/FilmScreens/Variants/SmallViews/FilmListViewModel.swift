import Foundation
import Observation

@MainActor @Observable
final class FilmListViewModel {
    private var shelf = FilmShelf()
    private(set) var errorMessage: String?
    private(set) var isLoading = false
    var navigationPath: [PixarFilm] = []

    private let repository: any FilmRepository
    private let minimumYear: Int

    init(repository: any FilmRepository, minimumYear: Int = 1995) {
        self.repository = repository
        self.minimumYear = minimumYear
    }

    var films: [PixarFilm] { shelf.films }
    var visibleFilms: [PixarFilm] { shelf.found }

    var searchText: String {
        get { shelf.searchText }
        set { shelf.searchText = newValue }
    }

    func loadFilms() async {
        isLoading = true
        let answer: Result<[PixarFilm], any Error>
        do {
            answer = .success(try await repository.fetchAll())
        } catch {
            answer = .failure(error)
        }
        switch answer {
        case .success(let films):
            shelf.fill(with: films, from: minimumYear)
            errorMessage = nil
        case .failure(let error):
            errorMessage = error.localizedDescription
        }
        isLoading = false
    }

    /// What the repository says of one film by now.
    func latest(_ film: PixarFilm) async -> PixarFilm? {
        try? await repository.fetchByID(film.id)
    }

    func selectFilm(_ film: PixarFilm) {
        navigationPath.append(film)
    }
}
