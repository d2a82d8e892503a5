import SwiftUI

struct MovieRow: View {
    let movie: Movie

    var body: some View {
        Text(movie.title)
    }
}
