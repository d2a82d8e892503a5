import SwiftUI

/// The films of a model that its owner passes.
struct FilmList: View {
    @Bindable var viewModel: FilmListViewModel

    var body: some View {
        NavigationStack(path: $viewModel.navigationPath) {
            VStack {
                if viewModel.isLoading {
                    ProgressView("Fetching films…")
                } else if let errorMessage = viewModel.errorMessage {
                    Text(errorMessage).foregroundStyle(.red)
                } else {
                    TextField("Title", text: $viewModel.searchText).padding(.horizontal)
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
