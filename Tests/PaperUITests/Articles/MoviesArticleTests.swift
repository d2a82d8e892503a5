import Observation
import PaperUI
import Testing

/// The views of the article on bindings and observable models, with `import PaperUI`.
@MainActor
@Suite struct MoviesArticleTests {
    struct Movie: Identifiable, Equatable {
        let id: Int
        let title: String
    }

    protocol Loader: Sendable {
        func load() async throws -> [Movie]
    }

    struct TwoMovies: Loader {
        func load() async throws -> [Movie] {
            [Movie(id: 1, title: "Alien"), Movie(id: 2, title: "Brazil")]
        }
    }

    struct Row: View {
        let movie: Movie
        var body: some View { Text(movie.title) }
    }

    struct ListWithState: View {
        @State var movies: [Movie] = []
        let loader: any Loader

        var body: some View {
            List(movies, rowContent: Row.init)
                .task { await load() }
        }

        func load() async {
            movies = (try? await loader.load()) ?? []
        }
    }

    @Observable
    final class Model {
        var movies: [Movie] = []
        private let loader: any Loader

        init(loader: any Loader = TwoMovies()) {
            self.loader = loader
        }

        @MainActor func load() async {
            movies = (try? await loader.load()) ?? []
        }
    }

    struct ListWithModel: View {
        @State var model = Model()

        var body: some View {
            List(model.movies, rowContent: Row.init)
                .task { await model.load() }
        }
    }

    struct ListWithBinding: View {
        @Binding var movies: [Movie]
        let loader: any Loader

        var body: some View {
            List(movies, rowContent: Row.init)
                .task { await load() }
        }

        func load() async {
            movies = (try? await loader.load()) ?? []
        }
    }

    struct Composer: View {
        @State var movies: [Movie] = []
        let loader: any Loader

        var body: some View {
            ListWithBinding(movies: $movies, loader: loader)
        }
    }

    struct Host<Value, Content: View>: View {
        typealias Binding = PaperUI.Binding<Value>

        @State var value: Value
        let content: (Binding) -> Content

        init(_ value: Value, @ViewBuilder content: @escaping (Binding) -> Content) {
            self.value = value
            self.content = content
        }

        var body: some View {
            content($value)
        }
    }

    struct MoviesApp: App {
        var body: some Scene {
            WindowGroup {
                Host([Movie]()) {
                    ListWithBinding(movies: $0, loader: TwoMovies())
                }
            }
        }
    }

    private let views: [any View] = [
        ListWithState(loader: TwoMovies()), ListWithModel(), Composer(loader: TwoMovies()),
        Host([Movie]()) { ListWithBinding(movies: $0, loader: TwoMovies()) },
    ]

    @Test(arguments: 0..<4)
    func `each design shows its rows once it is mounted`(design: Int) async {
        func settledScreen(_ view: some View) async -> Screen {
            let screen = Screen(view)
            await screen.settle()
            return screen
        }

        let screen = await settledScreen(views[design])
        #expect(screen.shows("Alien"))
        #expect(screen.shows("Brazil"))
    }

    @Test func `an app shows the view in its window`() async {
        let screen = Screen(MoviesApp())
        await screen.settle()
        #expect(screen.shows("Alien"))
    }

    @Test func `a binding made of two closures makes an unmounted view testable`() async {
        var stored: [Movie] = []
        let movies = Binding(get: { stored }, set: { stored = $0 })
        await ListWithBinding(movies: movies, loader: TwoMovies()).load()
        #expect(stored.map(\.title) == ["Alien", "Brazil"])
    }
}
