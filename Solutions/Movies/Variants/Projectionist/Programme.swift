struct Programme {
    private(set) var movies: [Movie] = []
    private var failures = 0

    init() {}

    var errorText: String? {
        failures == 0 ? nil : "Asked in vain, \(failures) times."
    }

    mutating func take(_ result: Result<[Movie], any Error>) {
        guard let loaded = try? result.get() else {
            failures += 1
            return
        }
        self = Programme()
        movies = loaded
    }
}
