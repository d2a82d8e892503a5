import SwiftUI

struct FilmRow: View {
    let film: PixarFilm
    let select: @MainActor () -> Void

    var body: some View {
        Button(action: select) {
            HStack {
                Text(film.title)
                Spacer()
                Text(String(film.year)).foregroundStyle(.secondary)
            }
        }
    }
}
