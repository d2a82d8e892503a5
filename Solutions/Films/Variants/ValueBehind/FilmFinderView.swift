import SwiftUI

struct FilmFinderView: View {
    let finder: FilmFinder

    var body: some View {
        VStack {
            TextField(
                "Title",
                text: Binding {
                    finder.text
                } set: {
                    finder.text = $0
                })
            if finder.text.isEmpty { Text("Type a title.") }
            ForEach(finder.films) { film in Text(film.title) }
        }
        .onChange(of: finder.text) { Task { await finder.textHasChanged() } }
        .onDisappear { finder.leave() }
    }
}
