import SwiftUI

struct FilmFinderView: View {
    @Bindable var finder: FilmFinder

    var body: some View {
        List {
            TextField("Search", text: $finder.text)
            ForEach(finder.films) { Text($0.title) }
        }
        .onDisappear { finder.cancel() }
    }
}
