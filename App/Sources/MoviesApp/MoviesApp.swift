import Front
import SwiftUI

@main
struct Main: App {
    init() { comeToTheFront() }

    var body: some Scene {
        WindowGroup { MovieListComposer(loader: Shelf()) }
    }
}

private struct Shelf: MovieLoader {
    func load() async throws -> [Movie] {
        try await Task.sleep(for: .seconds(1))
        return [Movie(id: 1, title: "Brazil"), Movie(id: 2, title: "Alien")]
    }
}

struct AppPreviews: PreviewProvider {
    static var previews: some View { MovieListComposer(loader: Shelf()) }
}
