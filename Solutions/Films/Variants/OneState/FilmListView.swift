import SwiftUI

struct FilmListView: View {
    private enum Source {
        case model(FilmListViewModel)
        case repository(any FilmRepository)
    }

    private let source: Source

    init(viewModel: FilmListViewModel) {
        source = .model(viewModel)
    }

    init(repository: any FilmRepository) {
        source = .repository(repository)
    }

    var body: some View {
        switch source {
        case .model(let model): LoadedFilmList(viewModel: model)
        case .repository(let repository): OwningFilmList(viewModel: FilmListViewModel(repository: repository))
        }
    }
}

/// Keeps the first model that it is given, whoever draws it anew.
private struct OwningFilmList: View {
    @State var viewModel: FilmListViewModel

    var body: some View { LoadedFilmList(viewModel: viewModel) }
}

/// Shows the model that it was last given.
private struct LoadedFilmList: View {
    @Bindable var viewModel: FilmListViewModel

    var body: some View {
        NavigationStack(path: $viewModel.navigationPath) {
            List {
                FilmListHead(viewModel: viewModel)
                if viewModel.isLoading {
                    ProgressView()
                } else {
                    ForEach(viewModel.visibleFilms) { film in
                        FilmRow(film: film) { viewModel.selectFilm(film) }
                    }
                }
            }
            .navigationTitle("Films")
            .navigationDestination(for: PixarFilm.self, destination: FilmPage.init)
        }
        .task(id: ObjectIdentifier(viewModel)) { await viewModel.loadFilms() }
    }
}

/// What stands above the films: what to do, and what there is to say.
private struct FilmListHead: View {
    @Bindable var viewModel: FilmListViewModel

    var body: some View {
        Section {
            TextField("Search", text: $viewModel.searchText)
            Button("Reload", action: reload).disabled(viewModel.isLoading)
            ForEach(sentences, id: \.self) { Text($0) }
        }
    }

    private var sentences: [String] {
        [viewModel.errorMessage, viewModel.emptyText].compactMap { $0 }
    }

    private func reload() {
        Task { await viewModel.loadFilms() }
    }
}
