struct PixarFilm: Identifiable, Hashable {
    let id: String
    let title: String
    let year: Int
    let director: String

    var isClassic: Bool { year < 2000 }

    /// The film in one sentence, for a voice.
    var spoken: String {
        ([title, String(year), director] + (isClassic ? ["classic"] : [])).joined(separator: ", ")
    }
}
