import Foundation
import SwiftUI

/// The list in a state that has a name. What the repository answers brings it there.
struct FilmListPreview {
    let name: String
    let fetchAll: @Sendable () async throws -> [PixarFilm]

    @MainActor var view: FilmListView {
        FilmListView(viewModel: FilmListViewModel(repository: ScriptedRepository(script: fetchAll)))
    }
}

struct FilmListPreviews: PreviewProvider {
    static let all = [
        FilmListPreview(name: "Loading") {
            try await Task.sleep(for: .seconds(3600))
            return []
        },
        FilmListPreview(name: "Error") { throw PixarIsUnreachable() },
        FilmListPreview(name: "Populated") {
            [
                PixarFilm(id: "toy-story", title: "Toy Story", year: 1995, director: "John Lasseter"),
                PixarFilm(id: "soul", title: "Soul", year: 2020, director: "Pete Docter"),
            ]
        },
        FilmListPreview(name: "Empty") { [] },
    ]

    static var previews: some View {
        ForEach(all, id: \.name) { preview in
            preview.view
        }
    }
}

private struct ScriptedRepository: FilmRepository {
    let script: @Sendable () async throws -> [PixarFilm]

    func fetchAll() async throws -> [PixarFilm] { try await script() }
    func fetchByID(_ id: String) async throws -> PixarFilm? { try await script().first { $0.id == id } }
}

private struct PixarIsUnreachable: LocalizedError {
    var errorDescription: String? { "Unable to connect to Pixar servers." }
}
