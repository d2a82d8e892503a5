import SwiftUI

struct MovieListComposer: View {
    @State private var movies: [Movie] = []
    let loader: any MovieLoader

    init(loader: any MovieLoader) {
        self.loader = loader
    }

    var body: some View {
        MovieListWithBinding(movies: $movies, loader: loader)
    }
}
