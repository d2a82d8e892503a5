import SwiftUI

/// Makes its model when it first shows it, and not each time that it is itself made.
struct MovieListModelComposer: View {
    @State private var viewModel: MovieListViewModel?
    private let loader: any MovieLoader

    init(loader: any MovieLoader) {
        self.loader = loader
    }

    var body: some View {
        if let viewModel {
            MovieListWithModel(viewModel: viewModel)
        } else {
            Text("One moment").task { viewModel = MovieListViewModel(loader: loader) }
        }
    }
}
