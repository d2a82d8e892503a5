/// Where the films come from. It stands where an app would have its network, and has every film at hand.
struct FilmArchive: FilmRepository {
    func fetchByID(_ id: String) async throws -> PixarFilm? {
        try await fetchAll().first { $0.id == id }
    }

    func fetchAll() async throws -> [PixarFilm] {
        [
            PixarFilm(id: "luxo-jr", title: "Luxo Jr.", year: 1986, director: "John Lasseter"),
            PixarFilm(id: "tin-toy", title: "Tin Toy", year: 1988, director: "John Lasseter"),
            PixarFilm(id: "toy-story", title: "Toy Story", year: 1995, director: "John Lasseter"),
            PixarFilm(id: "finding-nemo", title: "Finding Nemo", year: 2003, director: "Andrew Stanton"),
            PixarFilm(id: "ratatouille", title: "Ratatouille", year: 2007, director: "Brad Bird"),
            PixarFilm(id: "wall-e", title: "WALL·E", year: 2008, director: "Andrew Stanton"),
            PixarFilm(id: "up", title: "Up", year: 2009, director: "Pete Docter"),
            PixarFilm(id: "coco", title: "Coco", year: 2017, director: "Lee Unkrich"),
            PixarFilm(id: "soul", title: "Soul", year: 2020, director: "Pete Docter"),
        ]
    }
}
