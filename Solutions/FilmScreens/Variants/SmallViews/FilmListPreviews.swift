import Foundation
import SwiftUI

@MainActor
struct FilmListPreviews: PreviewProvider {
    let name: String
    let view: AnyView

    init(_ name: String, _ answer: @escaping @Sendable () async throws -> [PixarFilm]) {
        self.name = name
        view = AnyView(FilmListView(viewModel: FilmListViewModel(repository: Answering(answer: answer))))
    }

    static var all: [FilmListPreviews] {
        [
            FilmListPreviews("Loading") {
                try await Task.sleep(for: .seconds(86_400))
                return []
            },
            FilmListPreviews("Error") { throw Unreachable() },
            FilmListPreviews("Populated") {
                [
                    PixarFilm(id: "soul", title: "Soul", year: 2020, director: "Pete Docter"),
                    PixarFilm(id: "toy-story", title: "Toy Story", year: 1995, director: "John Lasseter"),
                ]
            },
            FilmListPreviews("Empty") { [] },
        ]
    }

    static var previews: some View {
        ForEach(all, id: \.name) { $0.view }
    }
}

private struct Answering: FilmRepository {
    let answer: @Sendable () async throws -> [PixarFilm]

    func fetchAll() async throws -> [PixarFilm] { try await answer() }
    func fetchByID(_ id: String) async throws -> PixarFilm? { nil }
}

private struct Unreachable: LocalizedError {
    let errorDescription: String? = "Unable to connect to Pixar servers."
}
