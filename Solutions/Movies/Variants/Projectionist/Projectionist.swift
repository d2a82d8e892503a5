/// Asks the loader, away from the main actor.
actor Projectionist {
    private let loader: any MovieLoader

    init(_ loader: any MovieLoader) {
        self.loader = loader
    }

    /// What became of it; nil if whoever asked has left, before or meanwhile.
    func fetch() async -> Result<[Movie], any Error>? {
        guard !Task.isCancelled else { return nil }
        do {
            let movies = try await loader.load()
            return Task.isCancelled ? nil : .success(movies)
        } catch {
            return Task.isCancelled ? nil : .failure(error)
        }
    }

    func fetchOrNone() async -> [Movie]? {
        guard let result = await fetch() else { return nil }
        return (try? result.get()) ?? []
    }
}
