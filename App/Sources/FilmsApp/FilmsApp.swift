import Front
import SwiftUI

@main
struct Main: App {
    init() { comeToTheFront() }

    var body: some Scene {
        WindowGroup { FilmsScreen() }
    }
}

/// The list; once there is a finder, with it in a tab of its own.
private struct FilmsScreen: View {
    #if HAS_FilmFinderView
    @State private var finder = FilmFinder { text in
        try await FilmArchive().fetchAll().filter { $0.title.localizedCaseInsensitiveContains(text) }
    }

    var body: some View {
        TabView {
            FilmListView(repository: FilmArchive())
                .tabItem { Label("Films", systemImage: "film") }
            FilmFinderView(finder: finder)
                .tabItem { Label("Find", systemImage: "magnifyingglass") }
        }
    }
    #else
    var body: some View { FilmListView(repository: FilmArchive()) }
    #endif
}

struct AppPreviews: PreviewProvider {
    static var previews: some View { FilmsScreen() }
}
