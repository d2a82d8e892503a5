import SwiftUI

struct FilmDetailView: View {
    let film: PixarFilm

    var body: some View {
        VStack(alignment: .leading, spacing: 8) {
            Text(film.title)
                .font(.largeTitle)
                .accessibilityIdentifier("filmDetailTitle")
            Text("Directed by \(film.director)")
            Text(String(film.year))
        }
    }
}
