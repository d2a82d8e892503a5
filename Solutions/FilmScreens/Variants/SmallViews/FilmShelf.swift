import Foundation

/// The films and what is looked for among them; it knows neither a repository nor a screen.
struct FilmShelf {
    private(set) var films: [PixarFilm] = []
    var searchText = ""

    var found: [PixarFilm] {
        let words = searchText.trimmingCharacters(in: .whitespacesAndNewlines)
        return films.filter { words.isEmpty || $0.title.localizedStandardContains(words) }
    }

    mutating func fill(with films: [PixarFilm], from year: Int) {
        self.films = films.filter { $0.year >= year }.sorted { $0.title < $1.title }
    }
}
