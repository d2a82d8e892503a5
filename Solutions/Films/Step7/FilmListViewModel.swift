import Foundation
import Observation
import PaperUI

@MainActor @Observable
final class FilmListViewModel {
    private(set) var films: [PixarFilm] = []
    private(set) var isLoading = false
    private(set) var errorMessage: String?
    var navigationPath = NavigationPath()

    private let repository: any FilmRepository
    private let minimumYear: Int

    init(repository: any FilmRepository, minimumYear: Int = 1995) {
        self.repository = repository
        self.minimumYear = minimumYear
    }

    func loadFilms() async {
        isLoading = true
        defer { isLoading = false }
        errorMessage = nil
        do {
            films = try await repository.fetchAll()
                .filter { $0.year >= minimumYear }
                .sorted { $0.title < $1.title }
        } catch {
            errorMessage = error.localizedDescription
        }
    }

    func selectFilm(_ film: PixarFilm) {
        navigationPath.append(film)
    }
}
