import SwiftUI

struct FilmListView: View {
    private let archive = FilmArchive()

    @State private var errorMessage: String?
    @State private var films: [PixarFilm] = []
    @State private var isLoading = false

    var body: some View {
        VStack {
            if isLoading {
                ProgressView("Fetching films…")
            } else if let errorMessage {
                Text(errorMessage).foregroundStyle(.red)
            } else {
                List(films) { Text($0.title) }
            }
        }
        .navigationTitle("Films")
        .task {
            isLoading = true
            defer { isLoading = false }
            do {
                films = try await archive.fetchAll()
                films.removeAll { $0.year < 1995 }
                films.sort { $0.title < $1.title }
            } catch {
                errorMessage = error.localizedDescription
            }
        }
    }
}
