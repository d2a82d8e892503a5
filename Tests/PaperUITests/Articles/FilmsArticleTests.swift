import Observation
import PaperUI
import Testing

/// The views of the article on view models, snapshots and integration tests, with `import PaperUI`.
@MainActor
@Suite struct FilmsArticleTests {
    struct Film: Identifiable, Hashable {
        let id: String
        let title: String
        let year: Int
    }

    struct Repository: Sendable {
        func fetchAll() async throws -> [Film] {
            [
                Film(id: "up", title: "Up", year: 2009), Film(id: "fantasia", title: "Fantasia", year: 1940),
                Film(id: "coco", title: "Coco", year: 2017),
            ]
        }
    }

    struct FilmListView: View {
        @State private var films: [Film] = []
        @State private var isLoading = false
        @State private var errorMessage: String?
        private let repository = Repository()

        var body: some View {
            Group {
                if isLoading {
                    ProgressView("Fetching films…")
                } else if let error = errorMessage {
                    Text(error).foregroundStyle(.red)
                } else {
                    List(films) { film in
                        // A comment may stand here.
                        Text(film.title)
                    }
                }
            }
            .task {
                isLoading = true
                do {
                    films = try await repository.fetchAll()
                        .filter { $0.year >= 1995 }
                        .sorted { $0.title < $1.title }
                } catch {
                    errorMessage = error.localizedDescription
                }
                isLoading = false
            }
        }
    }

    struct FilmCard: View {
        let film: Film

        var body: some View {
            VStack(alignment: .leading) {
                Text(film.title).font(.headline).id("filmTitle")
                Text(verbatim: "\(film.year)").foregroundStyle(.secondary)
            }
        }
    }

    @MainActor @Observable
    final class Model {
        var films: [Film] = []
        var searchText = ""
        var path = NavigationPath()
        var visible: [Film] { films.filter { searchText.isEmpty || $0.title.contains(searchText) } }
    }

    struct SearchView: View {
        @Bindable var model: Model

        var body: some View {
            NavigationStack(path: $model.path) {
                VStack {
                    TextField("Search films…", text: $model.searchText)
                        .accessibilityIdentifier("filmSearchBar")
                    List(model.visible) { film in
                        NavigationLink(value: film) { FilmCard(film: film) }
                            .accessibilityIdentifier("filmCard-\(film.id)")
                    }
                }
                .navigationTitle("Films")
                .navigationDestination(for: Film.self) { film in
                    Text(film.title).accessibilityIdentifier("filmDetailTitle")
                }
            }
        }
    }

    private let coco = Film(id: "coco", title: "Coco", year: 2017)
    private let up = Film(id: "up", title: "Up", year: 2009)

    @Test func `the list sorts and filters in its task, which runs once`() async {
        let screen = Screen(FilmListView())
        await screen.settle()
        #expect(screen.shows("Coco"))
        #expect(!screen.shows("Fantasia"))
        #expect(screen.warnings == [])
    }

    @Test func `a card takes a frame, a colour scheme and a size category`() {
        let card = FilmCard(film: coco).frame(width: 320)
        #expect(Screen(card).shows("Coco"))
        #expect(Screen(card.environment(\.colorScheme, .dark)).shows("Coco"))
        let large = card.environment(\.sizeCategory, .accessibilityExtraExtraExtraLarge)
        let title = Screen(large).root?.subtree.first { $0.id == AnyHashable("filmTitle") }
        #expect(title?.environment.dynamicTypeSize == .accessibility5)
        #expect(title?.text == "Coco")
    }

    @Test func `searching leaves the matching card, tapping it shows the detail`() throws {
        let model = Model()
        model.films = [coco, up]
        let screen = Screen(SearchView(model: model))

        try #require(screen.node("filmSearchBar")).setText("Coco")
        #expect(screen.node("filmCard-up") == nil)

        try #require(screen.node("filmCard-coco")).tap()
        #expect(model.path.count == 1)
        #expect(screen.node("filmDetailTitle")?.text == "Coco")
        #expect(screen.node("filmSearchBar") == nil)

        try #require(screen.button("Back")).tap()
        #expect(screen.node("filmCard-coco") != nil)
    }
}
