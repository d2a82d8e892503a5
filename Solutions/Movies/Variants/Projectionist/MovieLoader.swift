protocol MovieLoader: Sendable {
    func load() async throws -> [Movie]
}
