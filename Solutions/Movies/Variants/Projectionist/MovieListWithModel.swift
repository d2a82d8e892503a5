import SwiftUI

struct MovieListWithModel: View {
    let viewModel: MovieListViewModel

    var body: some View {
        MovieRows(movies: viewModel.movies, appeared: viewModel.load)
    }
}
