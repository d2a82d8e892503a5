import SwiftUI

struct FilmFinderView: View {
    @Bindable var finder: FilmFinder

    var body: some View {
        List {
            Text("Find a film")
            TextField("Search", text: $finder.text)
            Section("Found") {
                ForEach(finder.films) { film in
                    HStack {
                        Text(film.title)
                        Text(String(film.year)).foregroundStyle(.secondary)
                    }
                }
            }
        }
        .onDisappear { finder.cancel() }
    }
}
