import Foundation
import Observation

@MainActor @Observable
final class FilmListViewModel {
    private(set) var errorMessage: String?
    private(set) var films: [PixarFilm] = []
    let isLoading = false

    private let repository: any FilmRepository
    private let minimumYear: Int

    init(repository: any FilmRepository, minimumYear: Int = 1995) {
        self.repository = repository
        self.minimumYear = minimumYear
    }

    func loadFilms() async {
        errorMessage = nil
        do {
            films = try await repository.fetchAll()
                .filter { film in film.year >= minimumYear }
                .sorted { one, other in one.title < other.title }
        } catch {
            errorMessage = error.localizedDescription
        }
    }
}
