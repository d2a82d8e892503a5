import Observation
import SwiftUI

struct MovieListComposer: View {
    @State private var cupboard = Cupboard()
    let loader: any MovieLoader

    init(loader: any MovieLoader) {
        self.loader = loader
    }

    var body: some View {
        MovieListWithBinding(
            movies: Binding(get: { cupboard.movies }, set: { cupboard.movies = $0 }), loader: loader)
    }
}

/// A binding does not care what is at its end.
@Observable
private final class Cupboard {
    var movies: [Movie] = []
}
