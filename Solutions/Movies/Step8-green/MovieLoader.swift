protocol MovieLoader: Sendable {
    func load() async throws -> [Movie]
}

extension MovieLoader {
    /// What a list shows: the movies, or none if they could not be loaded.
    func moviesOrNone() async -> [Movie] {
        (try? await load()) ?? []
    }
}
