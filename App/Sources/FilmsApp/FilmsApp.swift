import Front
import SwiftUI

@main
struct Main: App {
    init() { comeToTheFront() }

    var body: some Scene {
        WindowGroup { FilmListView(repository: FilmArchive()) }
    }
}

struct AppPreviews: PreviewProvider {
    static var previews: some View { FilmListView(repository: FilmArchive()) }
}
