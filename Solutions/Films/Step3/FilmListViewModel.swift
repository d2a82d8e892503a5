import Foundation
import Observation

@MainActor @Observable
final class FilmListViewModel {
    private let repository: any FilmRepository

    private(set) var errorMessage: String?
    let isLoading = false
    private(set) var films: [PixarFilm] = []

    init(repository: any FilmRepository) {
        self.repository = repository
    }

    func loadFilms() async {
        errorMessage = nil
        do {
            films = try await repository.fetchAll()
                .sorted { one, other in one.title < other.title }
        } catch {
            errorMessage = error.localizedDescription
        }
    }
}
