import SwiftUI

struct FilmListView: View {
    @Bindable var viewModel: FilmListViewModel

    var body: some View {
        NavigationStack(path: $viewModel.navigationPath) {
            content
                .navigationTitle("Films")
                .navigationDestination(for: PixarFilm.self) { film in
                    FilmDetailView(film: film)
                }
        }
        .task {
            await viewModel.loadFilms()
        }
    }

    private var content: some View {
        VStack {
            if viewModel.isLoading {
                ProgressView("Fetching films…")
            } else if let errorMessage = viewModel.errorMessage {
                Text(errorMessage).foregroundStyle(.red)
            } else {
                searchBar
                results
            }
        }
    }

    private var searchBar: some View {
        TextField("Search films…", text: $viewModel.searchText)
            .accessibilityIdentifier("filmSearchBar").padding(.horizontal)
    }

    @ViewBuilder private var results: some View {
        if viewModel.visibleFilms.isEmpty {
            Text("No films found")
        } else {
            List(viewModel.visibleFilms) { film in
                NavigationLink(value: film) {
                    FilmCard(film: film)
                }
                .accessibilityIdentifier("filmCard-\(film.id)")
            }
        }
    }
}
