import Foundation
import Observation

@MainActor @Observable
final class FilmListViewModel {
    private(set) var films: [PixarFilm] = []
    let isLoading = false
    private(set) var errorMessage: String?

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
                .filter { $0.year >= minimumYear }
                .sorted { $0.title < $1.title }
        } catch {
            errorMessage = error.localizedDescription
        }
    }
}
