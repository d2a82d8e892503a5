import SwiftUI

struct FilmList: View {
    let viewModel: FilmListViewModel

    var body: some View {
        NavigationStack(path: path) {
            ScrollView { content }
                .searchable(text: searchText)
                .refreshable { await viewModel.fetchQuietly() }
                .navigationDestination(for: PixarFilm.self) { film in
                    VStack {
                        ForEach([film.title, String(film.year), film.director], id: \.self) { Text($0) }
                    }
                }
        }
        .task { await viewModel.loadFilms() }
    }

    /// What was wrong stays above it until the next answer is there.
    @ViewBuilder private var content: some View {
        viewModel.errorMessage.map { Text($0).bold() }
        if viewModel.isLoading {
            ProgressView { Text("Fetching films…") }
        } else {
            LazyVStack {
                ForEach(viewModel.visibleFilms) { film in
                    NavigationLink(film.title, value: film)
                }
                viewModel.emptyText.map { Text($0) }
            }
        }
    }

    private var path: Binding<[PixarFilm]> {
        Binding(
            get: { viewModel.navigationPath },
            set: { viewModel.navigationPath = $0 })
    }

    private var searchText: Binding<String> {
        Binding(
            get: { viewModel.searchText },
            set: { viewModel.searchText = $0 })
    }
}
