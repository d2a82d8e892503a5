import SwiftUI

struct FilmFinderView: View {
    @Bindable var finder: FilmFinder

    var body: some View {
        VStack {
            TextField("Title", text: $finder.text).padding(.horizontal)
            List(finder.films) { film in
                Text(film.title)
            }
        }
        .task(id: finder.text) { await finder.find() }
    }
}
