import SwiftUI

struct MovieListWithState: View {
    @State var movies: [Movie] = []
    let loader: any MovieLoader

    var body: some View {
        List(movies) { MovieRow(movie: $0) }
            .task {
                guard let loaded = try? await loader.load() else { return }
                movies = loaded
            }
    }
}
