import Foundation
import SwiftUI

@testable import Films

/// The states of the film list and of the finder that have a name.
@MainActor func screens(_ draw: Drawing) async throws {
    #if STEP_1
    await draw("Loading", height: 500, list { try await Task.sleep(for: .seconds(3600)) })
    await draw("Loaded", height: 640, list {})
    await draw("No answer", height: 500, list { throw NoAnswer() })
    #endif
    #if STEP_8
    await draw("A film", height: 500, list {}, after: { $0.tap("Coco") })
    #endif
    #if STEP_9
    await draw("Search", height: 500, list {}, after: { $0.write("to") })
    await draw("Search in vain", height: 500, list {}, after: { $0.write("shrek") })
    #endif
    #if STEP_10
    let finder = FilmFinder { text in try await FilmArchive().fetchAll().filter { $0.title.contains(text) } }
    finder.text = "To"
    await draw("Found", height: 500, FilmFinderView(finder: finder))
    #endif
    #if STEP_13
    let links = Links()
    let viewModel = FilmListViewModel(repository: Archive { try await links.wait() })
    await viewModel.loadFilms()
    await links.cut()
    await viewModel.refresh()
    await draw("Refreshed in vain", height: 500, FilmList(viewModel: viewModel))
    #endif
}

#if STEP_1
@MainActor private func list(_ wait: @escaping @Sendable () async throws -> Void) -> some View {
    let view = FilmListView(repository: Archive(wait: wait))
    #if STEP_8
    return view
    #else
    return NavigationStack { view }
    #endif
}

/// All films, after something.
private struct Archive: FilmRepository {
    let wait: @Sendable () async throws -> Void

    func fetchAll() async throws -> [PixarFilm] {
        try await wait()
        return try await FilmArchive().fetchAll()
    }

    func fetchByID(_ id: String) async throws -> PixarFilm? { nil }
}

private actor Links {
    private var areUp = true

    func wait() throws { if !areUp { throw NoAnswer() } }
    func cut() { areUp = false }
}

private struct NoAnswer: LocalizedError {
    var errorDescription: String? { "Unable to connect to Pixar servers." }
}
#endif
