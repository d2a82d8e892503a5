import Foundation
import Observation

@MainActor @Observable
final class FilmListViewModel {
    private(set) var films: [PixarFilm] = []
    let isLoading = false
    private(set) var errorMessage: String?

    private let repository: any FilmRepository

    init(repository: any FilmRepository) {
        self.repository = repository
    }

    func loadFilms() async {
        errorMessage = nil
        do {
            films = try await repository.fetchAll().sorted { $0.title < $1.title }
        } catch {
            errorMessage = error.localizedDescription
        }
    }
}
