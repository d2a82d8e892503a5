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
        films = answer.sorted { one, other in one.title < other.title }
    }
}
