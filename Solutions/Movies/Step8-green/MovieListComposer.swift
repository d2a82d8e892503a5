import SwiftUI

struct MovieListComposer: View {
    let loader: any MovieLoader

    var body: some View {
        StateHost([Movie]()) { movies in
            MovieListWithBinding(movies: movies, loader: loader)
        }
    }
}
