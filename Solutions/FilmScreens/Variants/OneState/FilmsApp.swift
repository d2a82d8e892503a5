import Foundation
import SwiftUI

struct FilmsApp: App {
    private let arguments: Set<String>

    init() { self.init(arguments: CommandLine.arguments) }
    init(arguments: [String]) { self.arguments = Set(arguments) }

    var body: some Scene {
        WindowGroup { Root(isTest: arguments.contains("--use-mock-data")) }
    }
}

private struct Root: View {
    @State private var viewModel: FilmListViewModel

    init(isTest: Bool) {
        let repository: any FilmRepository = isTest ? MockedFilms() : FilmArchive()
        viewModel = FilmListViewModel(repository: repository)
    }

    var body: some View { FilmListView(viewModel: viewModel) }
}

private actor MockedFilms: FilmRepository {
    private let films = [
        "coco": PixarFilm(id: "coco", title: "Coco", year: 2017, director: "Lee Unkrich"),
        "toy-story": PixarFilm(id: "toy-story", title: "Toy Story", year: 1995, director: "John Lasseter"),
        "wall-e": PixarFilm(id: "wall-e", title: "WALL·E", year: 2008, director: "Andrew Stanton"),
    ]

    func fetchByID(_ id: String) -> PixarFilm? { films[id] }
    func fetchAll() -> [PixarFilm] { Array(films.values) }
}
