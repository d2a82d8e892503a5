protocol FilmRepository: Sendable {
    func fetchAll() async throws -> [PixarFilm]
}
