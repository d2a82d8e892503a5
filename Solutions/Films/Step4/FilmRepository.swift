protocol FilmRepository: Sendable {
    func fetchAll() async throws -> [PixarFilm]
    func fetchByID(_ id: String) async throws -> PixarFilm?
}
