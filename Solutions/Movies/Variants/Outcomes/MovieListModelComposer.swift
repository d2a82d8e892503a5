import SwiftUI

struct MovieListModelComposer: View {
    let loader: any MovieLoader

    var body: some View {
        StateHost(MovieListViewModel(loader: loader)) { viewModel in
            MovieListWithModel(viewModel: viewModel.wrappedValue)
        }
    }
}
