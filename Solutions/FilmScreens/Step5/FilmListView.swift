import SwiftUI

struct FilmListView: View {
    let viewModel: FilmListViewModel

    var body: some View {
        VStack {
            if viewModel.isLoading {
                ProgressView("Fetching films…")
            } else if let errorMessage = viewModel.errorMessage {
                Text(errorMessage).foregroundStyle(.red)
            } else if viewModel.films.isEmpty {
                Text("No films found")
            } else {
                List(viewModel.films) { film in
                    FilmCard(film: film)
                }
            }
        }
        .task {
            await viewModel.loadFilms()
        }
    }
}
