import PaperUI

struct FilmListView: View {
    let viewModel: FilmListViewModel

    var body: some View {
        Group {
            if viewModel.isLoading {
                ProgressView("Fetching films…")
            } else if let errorMessage = viewModel.errorMessage {
                Text(errorMessage).foregroundStyle(.red)
            } else {
                List(viewModel.films) { film in
                    Text(film.title)
                }
            }
        }
        .navigationTitle("Films")
        .task { await viewModel.loadFilms() }
    }
}
