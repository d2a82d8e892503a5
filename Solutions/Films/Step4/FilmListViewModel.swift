import Foundation
import Observation

@MainActor @Observable
final class FilmListViewModel {
    private(set) var errorMessage: String?
    private(set) var films: [PixarFilm] = []
    let isLoading = false

    private let repository: any FilmRepository
    private let minimumYear = 1995

    init(repository: any FilmRepository) {
        self.repository = repository
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
