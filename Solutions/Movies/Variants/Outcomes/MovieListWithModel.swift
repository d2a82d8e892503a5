import SwiftUI

struct MovieListWithModel: View {
    private let viewModel: MovieListViewModel

    init(viewModel: MovieListViewModel) {
        self.viewModel = viewModel
    }

    var body: some View {
        ScrollView {
            Text("This week")
            LazyVStack {
                ForEach(viewModel.movies) { movie in MovieRow(movie: movie) }
            }
        }
        .task { await viewModel.load() }
    }
}
