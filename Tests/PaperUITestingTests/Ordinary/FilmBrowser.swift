import PaperUI

struct BrowsedFilm: Identifiable, Hashable {
    let id: Int
    let title: String
    let year: Int
    let summary: String
    var isFavorite = false

    static let samples = [
        BrowsedFilm(id: 1, title: "Toy Story", year: 1995, summary: "A cowboy and a spaceman."),
        BrowsedFilm(id: 2, title: "Up", year: 2009, summary: "A house with balloons.", isFavorite: true),
        BrowsedFilm(id: 3, title: "Coco", year: 2017, summary: "A boy with a guitar."),
    ]
}

@MainActor
@Observable
final class FilmLibrary {
    var films: [BrowsedFilm] = []

    func load() async {
        try? await Task.sleep(for: .milliseconds(5))
        films = BrowsedFilm.samples
    }
}

struct FilmBrowserView: View {
    enum Order: String, CaseIterable {
        case title = "Title", year = "Year"
    }

    @State private var library = FilmLibrary()
    @State private var query = ""
    @State private var order = Order.title
    @State private var onlyFavorites = false

    private var results: [BrowsedFilm] {
        library.films
            .filter { query.isEmpty || $0.title.localizedCaseInsensitiveContains(query) }
            .filter { !onlyFavorites || $0.isFavorite }
            .sorted { order == .title ? $0.title < $1.title : $0.year < $1.year }
    }

    var body: some View {
        NavigationStack {
            Group {
                if library.films.isEmpty {
                    ProgressView("Loading…")
                        .frame(maxWidth: .infinity, maxHeight: .infinity)
                } else if results.isEmpty {
                    ContentUnavailableView.search(text: query)
                } else {
                    list
                }
            }
            .navigationTitle("Films")
            .searchable(text: $query, prompt: "Title")
            .toolbar {
                ToolbarItemGroup(placement: .topBarTrailing) {
                    Button("Favorites", systemImage: onlyFavorites ? "heart.fill" : "heart") {
                        onlyFavorites.toggle()
                    }
                    .labelStyle(.iconOnly)
                }
            }
        }
        .task { await library.load() }
    }

    private var list: some View {
        List {
            Picker("Sort by", selection: $order) {
                ForEach(Order.allCases, id: \.self) { Text($0.rawValue) }
            }
            Section(header: Text("\(results.count) films")) {
                ForEach(results) { film in
                    NavigationLink(value: film) { FilmRow(film: film) }
                }
            }
        }
        .navigationDestination(for: BrowsedFilm.self) { film in
            if let index = library.films.firstIndex(where: { $0.id == film.id }) {
                FilmDetail(film: $library.films[index])
            }
        }
        .refreshable { await library.load() }
    }
}

private struct FilmRow: View {
    let film: BrowsedFilm

    var body: some View {
        HStack {
            RoundedRectangle(cornerRadius: 6)
                .fill(.blue.opacity(0.3))
                .frame(width: 44, height: 60)
                .overlay(alignment: .bottomTrailing) {
                    if film.isFavorite {
                        Image(systemName: "heart.fill").foregroundColor(.red).padding(2)
                    }
                }
            VStack(alignment: .leading) {
                Text(film.title).font(.headline).lineLimit(1)
                Text(film.year, format: .number.grouping(.never)).foregroundStyle(.secondary)
            }
        }
        .modifier(Card())
    }
}

private struct Card: ViewModifier {
    func body(content: Content) -> some View {
        content
            .padding(8)
            .frame(maxWidth: .infinity, alignment: .leading)
            .background(RoundedRectangle(cornerRadius: 10).fill(.white).shadow(radius: 2))
    }
}

private struct FilmDetail: View {
    @Binding var film: BrowsedFilm
    @Environment(\.dismiss) private var dismiss
    @State private var rating = 3

    var body: some View {
        ScrollView {
            VStack(alignment: .leading, spacing: 16) {
                Color.blue.opacity(0.2).frame(height: 160).clipShape(RoundedRectangle(cornerRadius: 12))
                Text(film.title).font(.title).bold()
                Text(film.summary)
                LabeledContent("Year", value: String(film.year))
                Stepper("Rating: \(rating)", value: $rating, in: 1...5)
                Divider()
                Button(film.isFavorite ? "Remove from favorites" : "Add to favorites") {
                    withAnimation(.spring()) { film.isFavorite.toggle() }
                }
                .buttonStyle(.bordered)
                Button("Done") { dismiss() }
            }
            .padding()
        }
        .navigationTitle(film.title)
        .navigationBarTitleDisplayMode(.inline)
        .onChange(of: rating) { newValue in
            if newValue == 5 { film.isFavorite = true }
        }
    }
}
