protocol MovieLoader: Sendable {
    func load() async throws -> [Movie]
}

extension MovieLoader {
    /// What a list shows: the movies, or none if they could not be loaded. Nil if nobody waits for them any longer.
    func moviesOrNone() async -> [Movie]? {
        switch await answer() {
        case .success(let movies): movies
        case .failure: []
        case nil: nil
        }
    }

    /// The movies, or what kept them from coming. Nil if nobody waits for them any longer.
    func answer() async -> Result<[Movie], any Error>? {
        let result: Result<[Movie], any Error>
        do {
            result = .success(try await load())
        } catch {
            result = .failure(error)
        }
        return Task.isCancelled ? nil : result
    }
}
