import SwiftUI

struct FilmCard: View {
    let film: PixarFilm

    var body: some View {
        Text(film.title)
            .accessibilityIdentifier("filmTitle")
    }
}
