import SwiftUI

struct FilmListView: View {
    @Bindable var viewModel: FilmListViewModel
    @State private var attempt = 0

    init(viewModel: FilmListViewModel) {
        self.viewModel = viewModel
    }

    var body: some View {
        NavigationStack(path: $viewModel.navigationPath) {
            content
                .navigationTitle("Films")
                .navigationDestination(for: PixarFilm.self) { FilmPage(film: $0, latest: viewModel.latest) }
        }
        .task(id: attempt) { if attempt > 0 || viewModel.films.isEmpty { await viewModel.loadFilms() } }
    }

    @ViewBuilder private var content: some View {
        if viewModel.isLoading {
            Waiting()
        } else if let message = viewModel.errorMessage {
            Failure(message: message) { attempt += 1 }
        } else {
            Library(films: viewModel.visibleFilms, searchText: $viewModel.searchText)
        }
    }
}

private struct Waiting: View {
    var body: some View {
        ProgressView { Text("Fetching films…") }
    }
}

private struct Failure: View {
    let message: String
    let tryAgain: () -> Void

    var body: some View {
        List {
            Section("Something went wrong") {
                Text(message)
                Button("Try again") { tryAgain() }
            }
        }
    }
}

private struct Library: View {
    let films: [PixarFilm]
    @Binding var searchText: String

    var body: some View {
        List {
            TextField("Search films…", text: $searchText)
                .accessibilityIdentifier("filmSearchBar")
            if films.count > 1 { Text(verbatim: "\(films.count) films") }
            ForEach(films) { film in
                NavigationLink(value: film) { FilmCard(film: film) }
                    .accessibilityIdentifier("filmCard-" + film.id)
            }
            if films.isEmpty { Text("No films found") }
        }
    }
}

private struct FilmPage: View {
    let film: PixarFilm
    let latest: (PixarFilm) async -> PixarFilm?
    @State private var answer: PixarFilm?

    var body: some View {
        List {
            Text(film.title).font(.title).accessibilityIdentifier("filmDetailTitle")
            Text((answer ?? film).credits)
            if film.era == .classic { Text("It is a classic.") }
        }
        .navigationTitle(film.title)
        .task { answer = await latest(film) }
    }
}
