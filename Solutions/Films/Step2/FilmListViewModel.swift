import Observation

@MainActor @Observable
final class FilmListViewModel {
    private(set) var films: [PixarFilm] = []

    private let repository: any FilmRepository

    init(repository: any FilmRepository) {
        self.repository = repository
    }

    func loadFilms() async {
        guard let answer = try? await repository.fetchAll() else { return }
        films = answer.sorted { one, other in one.title < other.title }
    }
}
