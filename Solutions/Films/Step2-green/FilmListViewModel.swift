import Observation

@MainActor @Observable
final class FilmListViewModel {
    private let repository: any FilmRepository

    private(set) var films: [PixarFilm] = []

    init(repository: any FilmRepository) {
        self.repository = repository
    }

    func loadFilms() async {
        guard let answer = try? await repository.fetchAll() else { return }
        films = answer
        films.sort { $0.title < $1.title }
    }
}
