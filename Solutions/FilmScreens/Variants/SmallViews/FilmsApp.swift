import Foundation
import SwiftUI

struct FilmsApp: App {
    @State private var viewModel: FilmListViewModel

    init() {
        self.init(arguments: ProcessInfo.processInfo.arguments)
    }

    init(arguments: [String]) {
        let isDriven = arguments.contains { $0 == "--use-mock-data" }
        viewModel = isDriven ? FilmListViewModel(repository: .mock) : FilmListViewModel(repository: .archive)
    }

    var body: some Scene {
        WindowGroup { FilmListView(viewModel: viewModel) }
    }
}

extension FilmRepository where Self == FixedFilms {
    static var mock: FixedFilms {
        FixedFilms(films: [
            PixarFilm(id: "toy-story", title: "Toy Story", year: 1995, director: "John Lasseter"),
            PixarFilm(id: "wall-e", title: "WALL·E", year: 2008, director: "Andrew Stanton"),
            PixarFilm(id: "coco", title: "Coco", year: 2017, director: "Lee Unkrich"),
        ])
    }
}

extension FilmRepository where Self == FilmArchive {
    static var archive: FilmArchive { FilmArchive() }
}

struct FixedFilms: FilmRepository {
    let films: [PixarFilm]

    func fetchByID(_ id: String) async throws -> PixarFilm? { films.first { $0.id == id } }
    func fetchAll() async throws -> [PixarFilm] { films }
}
