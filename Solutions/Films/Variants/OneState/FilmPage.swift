import SwiftUI

struct FilmPage: View {
    let film: PixarFilm

    var body: some View {
        Form {
            LabeledContent("Title", value: film.title)
            LabeledContent("Year", value: String(film.year))
            LabeledContent("Director", value: film.director)
        }
        .navigationTitle(film.title)
    }
}
