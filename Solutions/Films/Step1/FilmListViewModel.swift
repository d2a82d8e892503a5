import Observation

@MainActor @Observable
final class FilmListViewModel {
    private(set) var films: [PixarFilm] = []

    private let repository: any FilmRepository

    init(repository: any FilmRepository) {
        self.repository = repository
    }

    func loadFilms() async {
        guard let fetched = try? await repository.fetchAll() else { return }
        films = fetched.sorted { $0.title < $1.title }
    }
}
