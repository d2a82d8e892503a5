import SwiftUI

struct MovieListModelComposer: View {
    @State private var viewModel: MovieListViewModel

    init(loader: any MovieLoader) {
        self.viewModel = MovieListViewModel(loader: loader)
    }

    var body: some View {
        MovieListWithModel(viewModel: viewModel)
    }
}
