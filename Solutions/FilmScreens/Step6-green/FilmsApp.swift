import Foundation
import SwiftUI

struct FilmsApp: App {
    @State private var viewModel: FilmListViewModel

    init() {
        self.init(arguments: ProcessInfo.processInfo.arguments)
    }

    init(arguments: [String]) {
        let repository: any FilmRepository =
            arguments.contains("--use-mock-data") ? MockFilmRepository() : FilmArchive()
        viewModel = FilmListViewModel(repository: repository)
    }

    var body: some Scene {
        WindowGroup {
            FilmListView(viewModel: viewModel)
        }
    }
}
