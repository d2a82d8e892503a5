import SwiftUI

struct FilmCard: View {
    let film: PixarFilm

    var body: some View {
        HStack(spacing: 0) {
            VStack(alignment: .leading, spacing: 4) {
                Text(film.title)
                    .accessibilityIdentifier("filmTitle")
                    .font(.headline)
                Text(film.credits)
                    .font(.subheadline)
                    .foregroundStyle(.secondary)
                switch film.era {
                case .classic: Badge(text: "Classic")
                case .modern: EmptyView()
                }
            }
            Spacer(minLength: 0)
        }
        .accessibilityElement(children: .combine)
        .accessibilityLabel(Text(said))
        .padding(.vertical, 8)
    }

    private var said: String {
        var words = [film.title, String(film.year), film.director]
        if film.era == .classic { words.append("classic") }
        return words.joined(separator: ", ")
    }
}

private struct Badge: View {
    let text: String

    var body: some View {
        Text(text)
            .font(.footnote)
            .foregroundStyle(.purple)
            .accessibilityIdentifier("filmBadge")
    }
}
