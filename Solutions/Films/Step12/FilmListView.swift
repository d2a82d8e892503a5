import SwiftUI

struct FilmListView: View {
    private let given: FilmListViewModel?
    @State private var own: FilmListViewModel

    init(viewModel: FilmListViewModel) {
        given = viewModel
        _own = State(initialValue: viewModel)
    }

    init(repository: any FilmRepository) {
        given = nil
        _own = State(initialValue: FilmListViewModel(repository: repository))
    }

    private var viewModel: FilmListViewModel { given ?? own }

    var body: some View {
        @Bindable var viewModel = viewModel
        NavigationStack(path: $viewModel.navigationPath) {
            VStack {
                if viewModel.isLoading {
                    ProgressView("Fetching films…")
                } else if let errorMessage = viewModel.errorMessage {
                    Text(errorMessage).foregroundStyle(.red)
                } else {
                    TextField("Title", text: $viewModel.searchText)
                    if let emptyText = viewModel.emptyText { Text(emptyText) }
                    List(viewModel.visibleFilms) { film in
                        Button(film.title) { viewModel.selectFilm(film) }
                    }
                }
            }
            .navigationTitle("Films")
            .navigationDestination(for: PixarFilm.self) { film in
                Text("\(film.title) (\(String(film.year))), directed by \(film.director)")
            }
        }
        .task { await viewModel.loadFilms() }
    }
}
