import PaperUI

struct FilmListView: View {
    @State private var model: FilmListViewModel
    @State private var attempt = 0

    init(viewModel: FilmListViewModel) {
        _model = State(initialValue: viewModel)
    }

    var body: some View {
        NavigationStack(path: $model.navigationPath) {
            content
                .navigationTitle("Films")
                .navigationDestination(for: PixarFilm.self) { FilmPage(film: $0, latest: model.latest) }
        }
        .task(id: attempt) { if attempt > 0 || model.films.isEmpty { await model.loadFilms() } }
    }

    @ViewBuilder private var content: some View {
        if model.isLoading {
            Waiting()
        } else if let message = model.errorMessage {
            Failure(message: message) { attempt += 1 }
        } else {
            Library(films: model.visibleFilms, searchText: $model.searchText)
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
