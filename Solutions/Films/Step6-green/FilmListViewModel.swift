import Foundation
import Observation

@MainActor @Observable
final class FilmListViewModel {
    private let repository: any FilmRepository
    private let minimumYear: Int

    private(set) var errorMessage: String?
    private(set) var isLoading = false
    private(set) var films: [PixarFilm] = []

    init(repository: any FilmRepository, minimumYear: Int = 1995) {
        self.repository = repository
        self.minimumYear = minimumYear
    }

    func loadFilms() async {
        isLoading = true
        errorMessage = nil
        do {
            films = try await repository.fetchAll()
                .filter { film in film.year >= minimumYear }
                .sorted { one, other in one.title < other.title }
        } catch {
            errorMessage = error.localizedDescription
        }
        isLoading = false
    }
}
