import SwiftUI

struct FilmListView: View {
    let viewModel: FilmListViewModel
    @State private var retry: Task<Void, Never>?

    var body: some View {
        @Bindable var viewModel = viewModel
        NavigationStack(path: $viewModel.navigationPath) {
            content(search: $viewModel.searchText)
                .navigationTitle("Pixar")
                .toolbar { Button("About") {} }
                .navigationDestination(for: PixarFilm.self) { film in
                    ScrollView {
                        Text("Film number \(film.id)")
                        Text(film.title).accessibilityIdentifier("filmDetailTitle")
                    }
                }
        }
        .task { if !viewModel.isLoading { await viewModel.loadFilms() } }
        .onDisappear { retry?.cancel() }
    }

    private func content(search: Binding<String>) -> some View {
        ScrollView {
            Text("All of Pixar")
            switch viewModel.state {
            case .loading:
                ProgressView("Fetching films…")
            case .failed(let message):
                Button("Try again", action: tryAgain)
                Text(message)
            case .loaded(let films):
                if !films.isEmpty {
                    TextField("Search films…", text: search).accessibilityIdentifier("filmSearchBar")
                }
                cards
            }
        }
    }

    @ViewBuilder private var cards: some View {
        let found = viewModel.visibleFilms
        if found.isEmpty { Text("No films found") }
        LazyVStack {
            ForEach(found) { film in
                Button {
                    viewModel.selectFilm(film)
                } label: {
                    FilmCard(film: film)
                }
                .buttonStyle(.plain)
                .accessibilityIdentifier("filmCard-\(film.id)")
            }
        }
    }

    private func tryAgain() {
        retry = Task { await viewModel.loadFilms() }
    }
}
