import Observation

@MainActor @Observable
final class MovieListViewModel {
    private enum Shelf {
        case bare
        case filled(with: [Movie])
    }

    private var shelf = Shelf.bare
    @ObservationIgnored private let loader: any MovieLoader

    init(loader: any MovieLoader) {
        self.loader = loader
    }

    var movies: [Movie] {
        if case .filled(let movies) = shelf { movies } else { [] }
    }

    func load() async {
        switch await loader.outcome() {
        case .came(let movies): shelf = .filled(with: movies)
        case .failed: shelf = .bare
        case .calledOff: return
        }
    }
}
