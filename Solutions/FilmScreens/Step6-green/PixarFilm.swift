struct PixarFilm: Identifiable, Hashable {
    let id: String
    let title: String
    let year: Int
    let director: String

    var isClassic: Bool { year < 2000 }
}
