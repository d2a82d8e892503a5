import PaperUI

struct FilmListView: View {
    @State private var viewModel: FilmListViewModel

    init(viewModel: FilmListViewModel) {
        _viewModel = State(initialValue: viewModel)
    }

    init(repository: any FilmRepository) {
        self.init(viewModel: FilmListViewModel(repository: repository))
    }

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
