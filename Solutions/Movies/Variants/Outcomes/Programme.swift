struct Programme {
    private enum State {
        case current([Movie])
        case outdated([Movie])
    }

    private var state = State.current([])

    init() {}

    var movies: [Movie] {
        switch state {
        case .current(let movies), .outdated(let movies): movies
        }
    }

    var errorText: String? {
        guard case .outdated(let movies) = state else { return nil }
        return movies.isEmpty ? "Nobody knows what is on." : "This may be last week's."
    }

    mutating func take(_ result: Result<[Movie], any Error>) {
        if case .success(let movies) = result {
            state = .current(movies)
        } else {
            state = .outdated(movies)
        }
    }
}
