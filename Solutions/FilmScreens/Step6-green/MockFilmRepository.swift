/// Three films that are always the same, for tests that drive the app.
struct MockFilmRepository: FilmRepository {
    private let shelf = [
        PixarFilm(id: "coco", title: "Coco", year: 2017, director: "Lee Unkrich"),
        PixarFilm(id: "wall-e", title: "WALL·E", year: 2008, director: "Andrew Stanton"),
        PixarFilm(id: "toy-story", title: "Toy Story", year: 1995, director: "John Lasseter"),
    ]

    func fetchAll() async throws -> [PixarFilm] { shelf }
    func fetchByID(_ id: String) async throws -> PixarFilm? { shelf.first { $0.id == id } }
}
