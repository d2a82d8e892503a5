import SwiftUI

struct FilmCard: View {
    let film: PixarFilm

    private static let modern = 2000...

    private var isOld: Bool { !Self.modern.contains(film.year) }

    private var sentence: String {
        let facts = "\(film.title), \(String(film.year)), \(film.director)"
        return isOld ? facts + ", classic" : facts
    }

    var body: some View {
        words
            .frame(maxWidth: .infinity, alignment: .leading)
            .padding(.top, 8)
            .padding(.bottom, 8)
            .accessibilityElement(children: .ignore)
            .accessibilityLabel(sentence)
    }

    private var words: some View {
        VStack(alignment: .leading, spacing: 4) {
            Text(film.title).font(.headline).accessibilityIdentifier("filmTitle")
            Text("\(String(film.year)) · \(film.director)").font(.subheadline).foregroundStyle(.secondary)
            if isOld { Text("Classic").accessibilityIdentifier("filmBadge") }
        }
    }
}
