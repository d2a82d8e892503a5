import SwiftUI

struct FilmCard: View {
    let film: PixarFilm

    var body: some View {
        HStack {
            VStack(alignment: .leading, spacing: 4) {
                Text(film.title)
                    .font(.headline)
                    .accessibilityIdentifier("filmTitle")
                Text("\(String(film.year)) · \(film.director)")
                    .font(.subheadline)
                    .foregroundStyle(.secondary)
                if film.isClassic {
                    Text("Classic")
                        .font(.caption.bold())
                        .foregroundStyle(.orange)
                        .accessibilityIdentifier("filmBadge")
                }
            }
            Spacer()
        }
        .padding(.vertical, 8)
    }
}
