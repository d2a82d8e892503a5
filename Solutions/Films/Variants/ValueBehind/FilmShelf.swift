import Foundation

/// All that is known about the list, and what follows from it.
struct FilmShelf {
    private(set) var films: [PixarFilm] = []
    private(set) var errorMessage: String?
    private(set) var loads = 0
    var searchText = ""
    let minimumYear: Int

    init(minimumYear: Int) {
        self.minimumYear = minimumYear
    }

    mutating func begin() {
        loads += 1
    }

    mutating func end() {
        loads -= 1
    }

    mutating func take(_ answer: Result<[PixarFilm], any Error>) {
        switch answer {
        case .success(let everything):
            errorMessage = nil
            films = everything.reduce(into: []) { list, film in
                guard film.year >= minimumYear else { return }
                let place = list.firstIndex { $0.title.lowercased() > film.title.lowercased() }
                list.insert(film, at: place ?? list.endIndex)
            }
        case .failure(let error):
            errorMessage = error.localizedDescription
        }
    }

    var query: String { searchText.trimmingCharacters(in: .whitespacesAndNewlines) }

    var visibleFilms: [PixarFilm] {
        let query = folded(query)
        return query.isEmpty ? films : films.filter { folded($0.title).contains(query) }
    }

    var emptyText: String? {
        let isInVain = loads == 0 && visibleFilms.count < min(1, films.count)
        return isInVain ? "No film is called “" + query + "”." : nil
    }

    private func folded(_ text: String) -> String {
        text.folding(options: [.caseInsensitive, .diacriticInsensitive], locale: nil)
    }
}
