import PaperUI

struct FilmFinderView: View {
    @State private var finder: FilmFinder

    init(finder: FilmFinder) {
        _finder = State(initialValue: finder)
    }

    var body: some View {
        VStack {
            TextField("Title", text: $finder.text)
            List(finder.films) { film in
                Text(film.title)
            }
        }
        .task(id: finder.text) { await finder.find() }
    }
}
