struct PixarFilm: Identifiable, Hashable {
    let id: String
    let title: String
    let year: Int
    let director: String
}

extension PixarFilm {
    enum Era { case classic, modern }

    var era: Era { year >= 2000 ? .modern : .classic }
    var credits: String { "\(String(year)) · \(director)" }
}
