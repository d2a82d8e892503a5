import SwiftUI

struct MovieListWithState: View {
    @State var movies: [Movie] = []
    let loader: any MovieLoader

    var body: some View {
        List(movies) { MovieRow(movie: $0) }
            .task { await load() }
    }

    func load() async {
        let loaded = await loader.moviesOrNone()
        movies = loaded
    }
}
