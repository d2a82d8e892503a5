/// The movies of a week. Whoever has it in hand can change it, by its rules.
struct Programme {
    private(set) var movies: [Movie] = []

    mutating func take(_ result: Result<[Movie], any Error>) {
        switch result {
        case .success(let loaded):
            movies = loaded
        case .failure:
            movies = []
        }
    }
}
