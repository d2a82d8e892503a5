import SwiftUI

/// Shows the model that it was last given.
struct FilmList: View {
    @Bindable var viewModel: FilmListViewModel

    var body: some View {
        NavigationStack(path: $viewModel.navigationPath) {
            List {
                FilmListHead(viewModel: viewModel)
                if !viewModel.isLoading {
                    ForEach(viewModel.visibleFilms) { film in
                        FilmRow(film: film) { viewModel.selectFilm(film) }
                    }
                }
            }
            .refreshable { await viewModel.loadFilms(isPull: true) }
            .navigationTitle("Films")
            .navigationDestination(for: PixarFilm.self, destination: FilmPage.init)
        }
        .task(id: ObjectIdentifier(viewModel)) { await viewModel.loadFilms() }
    }
}

/// What is above the films: what to do, and what there is to say.
private struct FilmListHead: View {
    @Bindable var viewModel: FilmListViewModel

    var body: some View {
        Section("Pixar's films") {
            TextField("Search", text: $viewModel.searchText)
            if viewModel.isFetching { ProgressView() }
            ForEach(sentences, id: \.self) { Text($0) }
        }
    }

    private var sentences: [String] {
        [viewModel.errorMessage, viewModel.emptyText].compactMap { $0 }
    }
}
