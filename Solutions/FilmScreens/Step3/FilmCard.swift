import SwiftUI

struct FilmCard: View {
    let film: PixarFilm

    var body: some View {
        VStack {
            Text(film.title)
                .accessibilityIdentifier("filmTitle")
            Text("\(String(film.year)) · \(film.director)")
        }
    }
}
