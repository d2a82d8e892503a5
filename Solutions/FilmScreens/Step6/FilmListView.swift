import SwiftUI

struct FilmListView: View {
    @Bindable var viewModel: FilmListViewModel

    var body: some View {
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
        .task {
            await viewModel.loadFilms()
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
                FilmCard(film: film)
                    .accessibilityElement(children: .contain)
                    .accessibilityIdentifier("filmCard-\(film.id)")
            }
        }
    }
}
