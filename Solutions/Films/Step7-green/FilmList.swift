import SwiftUI

/// The films of a model that its owner passes.
struct FilmList: View {
    let viewModel: FilmListViewModel

    var body: some View {
        VStack {
            if viewModel.isLoading {
                ProgressView("Fetching films…")
            } else if let errorMessage = viewModel.errorMessage {
                Text(errorMessage).foregroundStyle(.red)
            } else {
                List(viewModel.films) { Text($0.title) }
            }
        }
        .navigationTitle("Films")
        .task { await viewModel.loadFilms() }
    }
}
