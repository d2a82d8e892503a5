import Observation

@MainActor @Observable
final class MovieListViewModel {
    private(set) var movies: [Movie] = []
    private let loader: any MovieLoader

    init(loader: any MovieLoader) {
        self.loader = loader
    }

    func load() async {
        guard let loaded = await loader.moviesOrNone() else { return }
        movies = loaded
    }
}
