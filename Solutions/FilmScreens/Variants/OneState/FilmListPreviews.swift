import Foundation
import SwiftUI

enum FilmListPreviews: String, CaseIterable {
    case loading = "Loading"
    case error = "Error"
    case populated = "Populated"
    case empty = "Empty"

    static var all: [Self] { allCases }

    var name: String { rawValue }

    @MainActor var view: some View {
        FilmListView(viewModel: FilmListViewModel(repository: PreviewFilms(state: self)))
    }
}

private struct PreviewFilms: FilmRepository {
    let state: FilmListPreviews

    func fetchByID(_ id: String) async throws -> PixarFilm? { nil }

    func fetchAll() async throws -> [PixarFilm] {
        switch state {
        case .loading:
            while true { try await Task.sleep(for: .seconds(60)) }
        case .error:
            throw NSError(
                domain: "Pixar", code: 503,
                userInfo: [NSLocalizedDescriptionKey: "Unable to connect to Pixar servers."])
        case .populated:
            return [
                PixarFilm(id: "1", title: "Soul", year: 2020, director: "Pete Docter"),
                PixarFilm(id: "2", title: "Toy Story", year: 1995, director: "John Lasseter"),
            ]
        case .empty:
            return []
        }
    }
}
