protocol MovieLoader: Sendable {
    func load() async throws -> [Movie]
}

extension MovieLoader {
    /// What a list shows: the movies, or none if they could not be loaded.
    func moviesOrNone() async -> [Movie] {
        (try? await answer().get()) ?? []
    }

    /// The movies, or what kept them from coming.
    func answer() async -> Result<[Movie], any Error> {
        do {
            return .success(try await load())
        } catch {
            return .failure(error)
        }
    }
}
