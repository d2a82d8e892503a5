/// Three films that are always the same, for tests that drive the app.
struct MockFilmRepository: FilmRepository {
    private let films = [
        PixarFilm(id: "wall-e", title: "WALL·E", year: 2008, director: "Andrew Stanton"),
        PixarFilm(id: "toy-story", title: "Toy Story", year: 1995, director: "John Lasseter"),
        PixarFilm(id: "coco", title: "Coco", year: 2017, director: "Lee Unkrich"),
    ]

    func fetchAll() async throws -> [PixarFilm] { films }
    func fetchByID(_ id: String) async throws -> PixarFilm? { films.first { $0.id == id } }
}
