import Foundation
import Observation

@MainActor @Observable
final class FilmListViewModel {
    /// What the list is doing. The films that it has shown before are kept beside it.
    private enum Phase: Equatable {
        case resting
        case fetching
        case pulled
        case failed(String)
    }

    var searchText = ""
    var navigationPath = [PixarFilm]()
    private(set) var films: [PixarFilm] = []
    private var phase = Phase.resting

    private let repository: any FilmRepository
    private let years: PartialRangeFrom<Int>

    init(repository: any FilmRepository, minimumYear: Int = 1995) {
        self.repository = repository
        years = minimumYear...
    }

    var isLoading: Bool { phase == .fetching }

    /// Whether films are on their way, with a spinner in the list's place or above it.
    var isFetching: Bool { isLoading || phase == .pulled }

    var errorMessage: String? {
        guard case .failed(let message) = phase else { return nil }
        return message
    }

    func loadFilms(isPull: Bool = false) async {
        phase = isPull ? .pulled : .fetching
        let answer: Result<[PixarFilm], any Error>
        do {
            answer = .success(try await repository.fetchAll())
        } catch {
            answer = .failure(error)
        }
        switch answer {
        case .success(let everything):
            films = everything.filter { years.contains($0.year) }.sorted(by: Self.byTitle)
            phase = .resting
        case .failure(let error):
            phase = Task.isCancelled ? .resting : .failed(error.localizedDescription)
        }
    }

    func selectFilm(_ film: PixarFilm) {
        navigationPath.append(film)
    }

    /// A link that leads nowhere is worth a message here, and one to the page on top opens it no second time.
    func openFilm(id: String) async {
        do {
            guard let film = try await repository.fetchByID(id) else { return }
            if navigationPath.last != film { navigationPath.append(film) }
        } catch {
            if !isFetching { phase = .failed(error.localizedDescription) }
        }
    }

    var visibleFilms: [PixarFilm] {
        let words = wanted
        return films.filter { words.isEmpty || $0.title.localizedStandardRange(of: words) != nil }
    }

    var emptyText: String? {
        if isLoading || films.isEmpty || !visibleFilms.isEmpty { return nil }
        return "No film is called “\(wanted)”."
    }

    private var wanted: String {
        String(searchText.drop(while: \.isWhitespace).reversed().drop(while: \.isWhitespace).reversed())
    }

    /// As a library has it: neither capitals nor accents count.
    private static func byTitle(_ one: PixarFilm, _ other: PixarFilm) -> Bool {
        one.title.localizedStandardCompare(other.title) == .orderedAscending
    }
}
