import Foundation
import SwiftUI

/// A life for a `FilmList`: asks the repository and tells the value what came of it.
@MainActor @Observable
final class FilmListViewModel {
    private var list: FilmList

    @ObservationIgnored private let repository: any FilmRepository

    init(repository: any FilmRepository, minimumYear: Int = 1995) {
        self.repository = repository
        list = FilmList(minimumYear: minimumYear)
    }

    var films: [PixarFilm] { list.films }
    var visibleFilms: [PixarFilm] { list.visibleFilms }
    var isLoading: Bool { list.loads > 0 }
    var errorMessage: String? { list.errorMessage }
    var emptyText: String? { list.emptyText }

    var searchText: String {
        get { list.searchText }
        set { list.searchText = newValue }
    }

    var navigationPath = NavigationPath()

    /// Whoever asks while somebody else is asking waits for no second answer.
    func loadFilms() async {
        if isLoading { return }
        list.begin()
        do {
            let films = try await repository.fetchAll()
            list.end(with: .success(films))
        } catch {
            list.end(with: .failure(error))
        }
    }

    func selectFilm(_ film: PixarFilm) {
        navigationPath = navigationPath.adding(film)
    }

    func openFilm(id: String) async {
        let answer = try? await repository.fetchByID(id)
        if let film = answer { selectFilm(film) }
    }
}

extension NavigationPath {
    fileprivate func adding(_ film: PixarFilm) -> NavigationPath {
        var path = self
        path.append(film)
        return path
    }
}
