import Foundation
import SwiftUI

@testable import FilmScreens

/// The states of the film screens that have a name.
@MainActor func screens(_ draw: Drawing) async throws {
    #if STEP_1
    let up = PixarFilm(id: "up", title: "Up", year: 2009, director: "Pete Docter")
    let toyStory = PixarFilm(id: "toy-story", title: "Toy Story", year: 1995, director: "John Lasseter")
    let ratatouille = PixarFilm(id: "ratatouille", title: "Ratatouille", year: 2007, director: "Brad Bird")
    await draw("The card", FilmCard(film: up))
    await draw("The card of a classic", FilmCard(film: toyStory))
    await draw("Ratatouille", FilmCard(film: ratatouille))
    #endif
    #if STEP_8
    for preview in FilmListPreviews.all { await draw(preview.name, height: 500, preview.view) }
    #endif
    #if STEP_2
    await draw("The list", height: 500, list(Shelf(films: [up, toyStory])))
    await draw("Not connected", height: 500, list(Shelf(films: nil)))
    #endif
    #if STEP_6
    await draw(
        "A search", height: 500, list(Shelf(films: [up, toyStory])), after: { $0.write("to") })
    #endif
    #if STEP_7
    await draw("A film", height: 500, FilmDetailView(film: up))
    #endif
}

#if STEP_2
@MainActor private func list(_ shelf: Shelf) -> some View {
    FilmListView(viewModel: FilmListViewModel(repository: shelf))
}

/// The films of a network, or none where it is down.
private struct Shelf: FilmRepository {
    let films: [PixarFilm]?

    func fetchAll() async throws -> [PixarFilm] {
        guard let films else { throw NotConnected() }
        return films
    }

    func fetchByID(_ id: String) async throws -> PixarFilm? { nil }
}

private struct NotConnected: LocalizedError {
    var errorDescription: String? { "Unable to connect to Pixar servers." }
}
#endif
