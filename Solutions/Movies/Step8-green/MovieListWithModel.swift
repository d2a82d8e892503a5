import SwiftUI

struct MovieListWithModel: View {
    let viewModel: MovieListViewModel

    var body: some View {
        List(viewModel.movies) { MovieRow(movie: $0) }
            .task { await viewModel.load() }
    }
}
