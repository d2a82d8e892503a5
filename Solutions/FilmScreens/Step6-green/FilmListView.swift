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
                TextField("Search films…", text: $viewModel.searchText)
                    .accessibilityIdentifier("filmSearchBar").padding(.horizontal)
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
        .task {
            await viewModel.loadFilms()
        }
    }
}
