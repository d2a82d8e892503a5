import PaperUI

struct FilmListView: View {
    @State private var films: [PixarFilm] = []
    @State private var isLoading = false
    @State private var errorMessage: String?

    private let archive = FilmArchive()

    var body: some View {
        Group {
            if isLoading {
                ProgressView("Fetching films…")
            } else if let errorMessage {
                Text(errorMessage).foregroundStyle(.red)
            } else {
                List(films) { film in
                    Text(film.title)
                }
            }
        }
        .navigationTitle("Films")
        .task {
            isLoading = true
            defer { isLoading = false }
            do {
                let everything = try await archive.fetchAll()
                let films = everything.filter { $0.year >= 1995 }
                self.films = films.sorted { $0.title < $1.title }
            } catch {
                errorMessage = error.localizedDescription
            }
        }
    }
}
