import PaperUI
import TestSupport
import Testing

/// What `@Observable` follows: objects that announce each of their changes.
@MainActor
@Suite(.endsInTime) struct ObservableObjectTests {
    class Film: ObservableObject {
        @Published var title = "Coco"
        @Published var year = 2017
        var notes = 0
    }

    final class Sequel: Film {
        @Published var part = 2
    }

    struct FilmView: View {
        @ObservedObject var film: Film
        var body: some View { Text(film.title) }
    }

    struct Owner: View {
        @StateObject private var film: Film

        init(make: @escaping () -> Film = { Film() }) {
            _film = StateObject(wrappedValue: make())
        }

        var body: some View {
            Text("\(film.title) \(film.year)")
            TextField("Title", text: $film.title)
            Button("Later") { film.year += 1 }
        }
    }

    // MARK: Announcing

    @Test func `a change evaluates the view that observes the object`() {
        let film = Film()
        let screen = Screen(FilmView(film: film))
        film.title = "Soul"
        #expect(screen.shows("Soul"))
        #expect(screen.root?.evaluations == 2)
    }

    @Test func `so does a change that body does not read, or to an equal value`() {
        let film = Film()
        let screen = Screen(FilmView(film: film))
        film.year = 1
        screen.update()
        film.title = "Coco"
        screen.update()
        #expect(screen.root?.evaluations == 3)
    }

    @Test func `several changes before the next frame evaluate once`() {
        let film = Film()
        let screen = Screen(FilmView(film: film))
        film.title = "1"
        film.title = "2"
        film.year = 3
        #expect(screen.shows("2"))
        #expect(screen.root?.evaluations == 2)
    }

    @Test func `a property that is not published is shown with the next announcement`() {
        struct Notes: View {
            @ObservedObject var film: Film
            var body: some View { Text("\(film.notes) notes") }
        }
        let film = Film()
        let screen = Screen(Notes(film: film))
        film.notes = 1
        #expect(screen.shows("0 notes"))

        film.objectWillChange.send()
        film.notes = 2
        #expect(screen.shows("2 notes"))
    }

    @Test func `an object may have a publisher of its own, and no published property`() {
        final class Counter: ObservableObject {
            let objectWillChange = ObservableObjectPublisher()
            var count = 0 { willSet { objectWillChange.send() } }
        }
        struct CounterView: View {
            @ObservedObject var counter: Counter
            var body: some View { Text("Count \(counter.count)") }
        }
        let counter = Counter()
        let screen = Screen(CounterView(counter: counter))
        counter.count = 1
        #expect(screen.shows("Count 1"))
    }

    @Test func `a subclass announces what it adds`() {
        let film = Sequel()
        let screen = Screen(FilmView(film: film))
        film.part = 3
        screen.update()
        film.title = "Soul"
        #expect(screen.shows("Soul"))
        #expect(screen.root?.evaluations == 3)
    }

    @Test func `a class that is no observable object may have published properties`() {
        final class Plain {
            @Published var name: String
            init(name: String) { self.name = name }
        }
        let plain = Plain(name: "a")
        plain.name += "b"
        #expect(plain.name == "ab")
    }

    @Test func `a view that has the object as a plain property is left alone`() {
        struct Plain: View {
            let film: Film
            var body: some View { Text(film.title) }
        }
        let film = Film()
        let screen = Screen(Plain(film: film))
        film.title = "Soul"
        #expect(screen.shows("Coco"))
    }

    @Test func `an object of any thread reaches the screen`() async {
        final class Shared: ObservableObject, @unchecked Sendable {
            @Published var count = 0
        }
        struct SharedView: View {
            @ObservedObject var shared: Shared
            var body: some View { Text("Count \(shared.count)") }
        }
        let shared = Shared()
        let screen = Screen(SharedView(shared: shared))
        await Task.detached { shared.count = 1 }.value
        await screen.settle()
        #expect(screen.shows("Count 1"))
    }

    // MARK: Owning

    @Test func `an object that a view owns is made once, and outlives its parent's evaluations`() throws {
        var made = 0
        let screen = Screen(
            Stage { scene in
                Owner {
                    made += 1
                    return Film()
                }
                Text("scene \(scene)")
            })
        try #require(screen.button("Later")).tap()
        try #require(screen.button("next")).tap()
        #expect(screen.shows("scene 1"))
        #expect(screen.shows("Coco 2018"))
        #expect(made == 1)
    }

    @Test func `it is made anew with another id`() throws {
        let screen = Screen(Stage { Owner().id($0) })
        try #require(screen.button("Later")).tap()
        #expect(screen.shows("Coco 2018"))
        try #require(screen.button("next")).tap()
        #expect(screen.shows("Coco 2017"))
    }

    @Test func `it is not made before there is a screen`() {
        var made = 0
        let view = Owner {
            made += 1
            return Film()
        }
        #expect(made == 0)
        _ = Screen(view)
        #expect(made == 1)
    }

    @Test func `outside of a screen it is another one each time`() {
        struct Bare: View {
            @StateObject var film = Film()
            var body: some View { Text(film.title) }
        }
        let view = Bare()
        #expect(view.film !== view.film)
    }

    @Test(.checksLeaks) func `it ends with its screen`() throws {
        let screen = Screen(Owner { track(Film()) })
        try #require(screen.button("Later")).tap()
        #expect(screen.shows("Coco 2018"))
    }

    // MARK: Observing

    @Test func `a view that is handed another object shows that one, and no longer hears of the first`()
        throws
    {
        let films = [Film(), Film()]
        films[1].title = "Soul"
        let screen = Screen(Stage { FilmView(film: films[$0]) })
        try #require(screen.button("next")).tap()
        #expect(screen.shows("Soul"))

        let evaluations = try #require(screen.root?.subtree.first { $0.view is FilmView }?.evaluations)
        films[0].title = "Up"
        screen.update()
        #expect(screen.root?.subtree.first { $0.view is FilmView }?.evaluations == evaluations)
        films[1].title = "Luca"
        #expect(screen.shows("Luca"))
    }

    @Test(.checksLeaks) func `an object that is observed is held by nobody but its owner`() {
        let film = track(Film())
        let screen = Screen(FilmView(film: film))
        film.title = "Soul"
        screen.update()
    }

    @Test func `a modifier and a property of one's own observe, too`() {
        struct Framed: ViewModifier {
            @ObservedObject var film: Film
            func body(content: Content) -> some View {
                Text("framed \(film.title)")
                content
            }
        }
        @MainActor struct Billing: DynamicProperty {
            @ObservedObject var film: Film
            var text: String { "billed \(film.title)" }
        }
        struct Billed: View {
            var billing: Billing
            var body: some View { Text(billing.text) }
        }
        let film = Film()
        let screen = Screen(Billed(billing: Billing(film: film)).modifier(Framed(film: film)))
        film.title = "Soul"
        #expect(screen.shows("framed Soul"))
        #expect(screen.shows("billed Soul"))
    }

    // MARK: Bindings

    @Test func `a binding to a property of the object reads and writes it`() throws {
        let screen = Screen(Owner())
        let field = try #require(screen.root?.subtree.first { $0.isEditable })
        #expect(field.editedText == "Coco")
        #expect(field.setText("Soul"))
        #expect(screen.shows("Soul 2017"))
    }

    @Test func `a child that has the binding alone follows the object`() {
        struct Child: View {
            @Binding var title: String
            var body: some View { Text("child \(title)") }
        }
        struct Parent: View {
            @ObservedObject var film: Film
            var body: some View { Child(title: $film.title) }
        }
        let film = Film()
        let screen = Screen(Parent(film: film))
        film.title = "Soul"
        #expect(screen.shows("child Soul"))
    }

    // MARK: The environment

    struct Finder: View {
        @EnvironmentObject private var film: Film

        var body: some View {
            Text(film.title)
            TextField("Title", text: $film.title)
        }
    }

    @Test func `an object in the environment is found by its type, and observed`() throws {
        let film = Film()
        let screen = Screen(VStack { Finder() }.environmentObject(film).environmentObject(Sequel()))
        film.title = "Soul"
        #expect(screen.shows("Soul"))
        #expect(try #require(screen.root?.subtree.first { $0.isEditable }).setText("Up"))
        #expect(film.title == "Up")
    }

    @Test func `another object in the environment takes its place`() throws {
        let films = [Film(), Film()]
        films[1].title = "Soul"
        let screen = Screen(Stage { Finder().environmentObject(films[$0]) })
        try #require(screen.button("next")).tap()
        #expect(screen.shows("Soul"))
        films[1].title = "Up"
        #expect(screen.shows("Up"))
    }

    @Test func `a view that finds none stops the program, with a sentence`() async {
        let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
            await MainActor.run { _ = Screen(Finder()) }
        }
        let words = String(decoding: result?.standardErrorContent ?? [], as: UTF8.self)
        #expect(
            words.contains("No Film in the environment: set one with .environmentObject(_:) further out."))
    }
}
