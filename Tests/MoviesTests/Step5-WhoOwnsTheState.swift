#if STEP_5
import PaperUI
import PaperUITesting
import Testing

@testable import Movies

@MainActor
@Suite("A host owns a value and lends it")
struct WhoOwnsTheState {
    @Test func theComposerOwnsTheMovies() async {
        let loader = StubMovieLoader(stubs: [.brazil, .alien])
        let screen = Screen(MovieListComposer(loader: loader))

        await screen.settle()

        let callCount = await loader.callCount
        #expect(screen.titles == ["Brazil", "Alien"])
        #expect(callCount == 1)
    }

    #if STEP_5_2
    @Test func aHostStartsWithWhatItIsGiven() {
        let screen = Screen(
            StateHost([Movie.clerks]) { movies in
                List(movies.wrappedValue) { MovieRow(movie: $0) }
            })

        #expect(screen.titles == ["Clerks"])
    }
    #endif

    #if STEP_5_3
    @Test func aHostMakesItsViewAnewWithWhatIsWritten() throws {
        let screen = Screen(
            StateHost(["Alien"]) { titles in
                VStack {
                    Button("Add") { titles.wrappedValue.append("Brazil") }
                    Text("\(titles.wrappedValue.count) titles")
                }
            })
        #expect(screen.text.contains("1 titles"))

        try screen.inspect().find(button: "Add").tap()
        #expect(screen.text.contains("2 titles"))

        try screen.inspect().find(button: "Add").tap()
        #expect(screen.text.contains("3 titles"))
    }
    #endif

    // The rest
    #if STEP_5_4
    @Test func aHostOwnsTheMovies() async {
        let loader = StubMovieLoader(stubs: [.brazil, .alien])
        let screen = Screen(StateHost([Movie]()) { MovieListWithBinding(movies: $0, loader: loader) })

        await screen.settle()

        let callCount = await loader.callCount
        #expect(screen.titles == ["Brazil", "Alien"])
        #expect(callCount == 1)
    }

    @Test func anAppMayOwnTheMovies() async {
        let screen = Screen(SomeApp())

        await screen.settle()

        #expect(screen.titles == ["Brazil", "Alien"])
    }

    @Test func whatTheOwnerChangesIsShown() async throws {
        let loader = StubMovieLoader(stubs: [.brazil, .alien])
        let screen = Screen(
            StateHost([Movie]()) { movies in
                VStack {
                    Button("Close the cinema") { movies.wrappedValue = [] }
                    MovieListWithBinding(movies: movies, loader: loader)
                }
            })
        await screen.settle()

        try screen.inspect().find(button: "Close the cinema").tap()

        #expect(screen.titles == [])
    }

    @Test func whatIsWrittenToAHostIsReadAtOnce() throws {
        let screen = Screen(
            StateHost(0) { count in
                Button("Likes: \(count.wrappedValue)") {
                    count.wrappedValue += 1
                    count.wrappedValue += 1
                }
            })

        try screen.inspect().find(button: "Likes: 0").tap()

        #expect(screen.text == "[ Likes: 2 ]")
    }

    @Test func aHostKeepsAFunction() throws {
        let screen = Screen(
            StateHost({ "Alien" }) { title in
                Button(title.wrappedValue()) { title.wrappedValue = { "Brazil" } }
            })

        try screen.inspect().find(button: "Alien").tap()

        #expect(screen.text == "[ Brazil ]")
    }

    @Test func aHostShowsWhatItsNewestClosureMakes() throws {
        let screen = Screen(
            StateHost("Alien") { title in
                let current = title.wrappedValue
                Button("The next film") { title.wrappedValue = "Brazil" }
                StateHost(current) { first in Text("\(first.wrappedValue), then \(current)") }
            })

        try screen.inspect().find(button: "The next film").tap()

        #expect(screen.text.contains("Alien, then Brazil"))
    }

    @Test func aHostThatAppearsAgainHasItsValueStill() throws {
        let screen = Screen(
            NavigationStack {
                VStack {
                    counter("Likes")
                    NavigationLink("Popcorn") { Text("Sold out") }
                }
            })
        try screen.inspect().find(button: "Likes: 0").tap()

        try screen.inspect().find(button: "Popcorn").tap()
        #expect(screen.text.contains("Sold out"))
        try screen.inspect().find(button: "Back").tap()

        #expect(screen.text.contains("Likes: 1"))
    }

    @Test func twoHostsDoNotShare() throws {
        let screen = Screen(
            VStack {
                counter("Likes")
                counter("Boos")
            })

        try screen.inspect().find(button: "Likes: 0").tap()

        #expect(screen.text.split(separator: "\n") == ["[ Likes: 1 ]", "[ Boos: 0 ]"])
    }

    @Test func twoComposersDoNotShare() async {
        let screens = [[Movie.brazil], [.alien]].map {
            Screen(MovieListComposer(loader: StubMovieLoader(stubs: $0)))
        }

        for screen in screens { await screen.settle() }

        #expect(screens.map { $0.titles } == [["Brazil"], ["Alien"]])
        #expect(Screen(MovieListComposer(loader: StubMovieLoader(stubs: []))).titles == [])
    }

    private func counter(_ name: String) -> some View {
        StateHost(0) { count in
            Button("\(name): \(count.wrappedValue)") { count.wrappedValue += 1 }
        }
    }
    #endif
}

#if STEP_5_4
/// An app whose movies a host keeps.
private struct SomeApp: App {
    let loader = StubMovieLoader(stubs: [.brazil, .alien])

    var body: some Scene {
        WindowGroup {
            StateHost([Movie]()) { MovieListWithBinding(movies: $0, loader: loader) }
        }
    }
}
#endif
#endif
