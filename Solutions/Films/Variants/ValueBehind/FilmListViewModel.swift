import Observation

/// A life for a `FilmShelf`: asks the repository and tells the value what came of it.
@MainActor @Observable
final class FilmListViewModel {
    private var list: FilmShelf

    @ObservationIgnored private let repository: any FilmRepository

    init(repository: any FilmRepository, minimumYear: Int = 1995) {
        self.repository = repository
        list = FilmShelf(minimumYear: minimumYear)
    }

    var films: [PixarFilm] { list.films }
    var visibleFilms: [PixarFilm] { list.visibleFilms }
    var isLoading: Bool { list.loads > 0 }
    var errorMessage: String? { list.errorMessage }
    var emptyText: String? { list.emptyText }

    var searchText: String {
        get { list.searchText }
        set { list.searchText = newValue }
    }

    var navigationPath = [PixarFilm]()

    /// A second load while one is on its way waits for no answer of its own.
    func loadFilms() async {
        if isLoading { return }
        list.begin()
        let answer = await fetch()
        list.end()
        if let answer { list.take(answer) }
    }

    /// Fetches as a load does, and is none: nothing turns.
    func fetchQuietly() async {
        if let answer = await fetch() { list.take(answer) }
    }

    /// Nil if it failed because it was called off.
    private func fetch() async -> Result<[PixarFilm], any Error>? {
        do {
            return .success(try await repository.fetchAll())
        } catch {
            return Task.isCancelled ? nil : .failure(error)
        }
    }

    func selectFilm(_ film: PixarFilm) {
        navigationPath += [film]
    }

    func openFilm(id: String) async {
        let answer = try? await repository.fetchByID(id)
        if let film = answer { selectFilm(film) }
    }
}
