protocol FilmRepository: Sendable {
    func fetchByID(_ id: String) async throws -> PixarFilm?
    func fetchAll() async throws -> [PixarFilm]
}
