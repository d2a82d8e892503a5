import Observation

@MainActor @Observable
final class MovieListViewModel {
    private(set) var movies: [Movie] = []
    private let projectionist: Projectionist

    init(loader: any MovieLoader) {
        projectionist = Projectionist(loader)
    }

    func load() async {
        movies = await projectionist.fetchOrNone() ?? movies
    }
}
