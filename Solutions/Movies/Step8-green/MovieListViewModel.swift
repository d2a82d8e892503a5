import Observation

@MainActor @Observable
final class MovieListViewModel {
    private(set) var movies: [Movie] = []
    private let loader: any MovieLoader

    init(loader: any MovieLoader) {
        self.loader = loader
    }

    func load() async {
        let loaded = await loader.moviesOrNone()
        movies = loaded
    }
}
