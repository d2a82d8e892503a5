import SwiftUI

struct FilmListView: View {
    let repository: any FilmRepository

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
                films = try await repository.fetchAll()
                films.removeAll { $0.year < 1995 }
                films.sort { $0.title < $1.title }
            } catch {
                errorMessage = error.localizedDescription
            }
        }
    }
}
