import Foundation
import Observation
import PaperUI
import TestSupport
import Testing

/// Semantic 9: navigation.
@MainActor
@Suite(.endsInTime) struct NavigationTests {
    struct Film: Hashable, Codable {
        let title: String
    }

    struct Secret: Hashable {}

    @Test func `a page that nobody offers names its value's type, and nothing of the value`() {
        struct Film: Hashable, CustomStringConvertible { let description = "Pete Docter" }
        let screen = Screen(NavigationStack(path: .constant([Film()])) { Text("Root") })
        #expect(screen.shows("No page for a value of type Film"))
        #expect(!screen.text.contains("Pete Docter"))
    }

    @Test func `a path counts what is appended and removed, of any types`() {
        var path = NavigationPath()
        #expect(path.isEmpty)
        path.append(Film(title: "Up"))
        path.append(7)
        path.append("text")
        #expect(path.count == 3)
        path.removeLast(2)
        #expect(path.count == 1)
        path.removeLast()
        #expect(path.isEmpty)
        #expect(path == NavigationPath())
        #expect(NavigationPath([1, 2]).count == 2)
    }

    @Test func `a path is stored and read back with the types of its values`() throws {
        var path = NavigationPath()
        path.append(Film(title: "Up"))
        path.append(7)
        let data = try JSONEncoder().encode(try #require(path.codable))
        let read = try JSONDecoder().decode(NavigationPath.CodableRepresentation.self, from: data)
        #expect(NavigationPath(read) == path)
    }

    @Test func `a path with a value that cannot be stored has no codable form`() {
        var path = NavigationPath([Secret()])
        #expect(path.codable == nil)
        path.removeLast()
        #expect(path.codable != nil)
    }

    @Test func `a path with a value of an unknown type is not read`() throws {
        let data = Data(#"["NoSuchType","{}"]"#.utf8)
        #expect(throws: DecodingError.self) {
            try JSONDecoder().decode(NavigationPath.CodableRepresentation.self, from: data)
        }
    }

    struct Stack: View {
        @State private var path = NavigationPath()
        @State private var visits = 0

        var body: some View {
            NavigationStack(path: $path) {
                VStack {
                    NavigationLink("Up", value: Film(title: "Up"))
                    NavigationLink("Seven", value: 7)
                    NavigationLink("Nowhere", value: Film?.none)
                    Button("Visits \(visits)") { visits += 1 }
                }
                .navigationDestination(for: Film.self) { film in
                    Text("\(film.title) after \(visits) visits")
                    Button("Deeper") { path.append(8) }
                }
                .navigationDestination(for: Int.self) { Text("Number \($0)") }
            }
        }
    }

    @Test func `a link pushes the destination for its value, and Back pops it`() throws {
        let screen = Screen(Stack())
        try #require(screen.button("Visits 0")).tap()
        try #require(screen.button("Up")).tap()
        #expect(screen.shows("Up after 1 visits"))
        #expect(screen.button("Seven") == nil)

        try #require(screen.button("Deeper")).tap()
        #expect(screen.shows("Number 8"))

        try #require(screen.button("Back")).tap()
        #expect(screen.shows("Up after 1 visits"))
        try #require(screen.button("Back")).tap()
        #expect(screen.button("Visits 1") != nil)
        #expect(screen.button("Back") == nil)
    }

    @Test func `a page follows what its destination has captured`() throws {
        struct Follower: View {
            @State private var path = NavigationPath([7])
            @State private var count = 0
            var body: some View {
                NavigationStack(path: $path) {
                    Text("Root").navigationDestination(for: Int.self) { number in
                        let shown = "\(number), tapped \(count)"
                        Button(shown) { count += 1 }
                    }
                    Text("Tapped \(count)")
                }
            }
        }

        let screen = Screen(Follower())
        try #require(screen.button("7, tapped 0")).tap()
        #expect(screen.button("7, tapped 1") != nil)
    }

    @Test func `of two destinations for a type the outer one shows`() {
        let screen = Screen(
            NavigationStack(path: .constant(NavigationPath([1, 2]))) {
                Text("Root").navigationDestination(for: Int.self) { number in
                    Text("Outer \(number)")
                        .navigationDestination(for: Int.self) { Text("Inner \($0)") }
                }
            })
        #expect(screen.shows("Outer 2"))
        #expect(screen.warnings == [])
    }

    @Observable final class Library {
        var isLoading = false
        var path = NavigationPath([1])
    }

    @Test func `a destination goes with the view that declared it`() {
        struct Films: View {
            @Bindable var library: Library
            var body: some View {
                NavigationStack(path: $library.path) {
                    if library.isLoading {
                        Text("Loading")
                    } else {
                        Text("List").navigationDestination(for: Int.self) { Text("Page \($0)") }
                    }
                }
            }
        }

        let library = Library()
        let screen = Screen(Films(library: library))
        #expect(screen.shows("Page 1"))

        library.isLoading = true
        #expect(screen.shows("No page for a value of type Int"))
        #expect(
            screen.warnings == ["There is no navigationDestination(for: Int.self) in the NavigationStack."])

        library.isLoading = false
        #expect(screen.shows("Page 1"))
    }

    @Test func `where the view leaves whose page it was, another view's page is there`() {
        struct Films: View {
            @Bindable var library: Library
            var body: some View {
                NavigationStack(path: $library.path) {
                    if !library.isLoading {
                        Text("A").navigationDestination(for: Int.self) { Text("A's \($0)") }
                    }
                    Text("B").navigationDestination(for: Int.self) { Text("B's \($0)") }
                }
            }
        }

        let library = Library()
        let screen = Screen(Films(library: library))
        #expect(screen.shows("A's 1"))

        library.isLoading = true
        #expect(screen.shows("B's 1"))
        #expect(screen.warnings == [])
    }

    @Test func `a link without a value is out of use`() throws {
        let screen = Screen(Stack())
        let link = try #require(screen.button("Nowhere"))
        #expect(!link.isEnabled)
        #expect(!link.tap())
    }

    @Test func `a link without a stack is out of use, and says so`() throws {
        struct Lonely: View {
            var body: some View { NavigationLink("Up", value: 1) }
        }

        let screen = Screen(Lonely())
        let link = try #require(screen.button("Up"))
        #expect(!link.isEnabled)
        #expect(!link.tap())
        #expect(
            screen.warnings == [
                "A NavigationLink in Lonely is out of use: there is no NavigationStack around it."
            ])
    }

    @Test func `a value without a destination says so`() throws {
        struct Lost: View {
            @State private var path = NavigationPath([Secret()])
            var body: some View { NavigationStack(path: $path) { Text("Root") } }
        }

        let screen = Screen(Lost())
        #expect(
            screen.warnings == ["There is no navigationDestination(for: Secret.self) in the NavigationStack."]
        )
    }

    @Test func `a stack may keep its path as an array of one type, or to itself`() throws {
        struct Typed: View {
            @State private var films: [Film] = []
            var body: some View {
                NavigationStack(path: $films) {
                    NavigationLink("Up", value: Film(title: "Up"))
                        .navigationDestination(for: Film.self) { Text("Film \($0.title) of \(films.count)") }
                }
            }
        }
        struct Own: View {
            var body: some View {
                NavigationStack {
                    NavigationLink("Up", value: Film(title: "Up"))
                        .navigationDestination(for: Film.self) { Text("Film \($0.title)") }
                }
            }
        }

        let typed = Screen(Typed())
        try #require(typed.button("Up")).tap()
        #expect(typed.shows("Film Up of 1"))

        let own = Screen(Own())
        try #require(own.button("Up")).tap()
        #expect(own.shows("Film Up"))
    }

    @Test func `a page that is covered keeps its state, a page that is popped loses it`() throws {
        struct Tally: View {
            let name: String
            @State private var taps = 0
            var body: some View {
                Button("\(name) \(taps)") { taps += 1 }
                NavigationLink("push", value: 1)
            }
        }

        let screen = Screen(
            NavigationStack {
                Tally(name: "root").navigationDestination(for: Int.self) { _ in Tally(name: "page") }
            })
        for label in ["root 0", "push", "page 0", "Back", "push"] {
            try #require(screen.button(label)).tap()
        }
        #expect(screen.button("page 0") != nil)
        try #require(screen.button("Back")).tap()
        #expect(screen.button("root 1") != nil)
    }

    @Test func `a page may be there while a binding is true, or while there is an item`() throws {
        struct Bound: View {
            @State private var isOpen = false
            @State private var film: Film?
            @State private var likes = 0
            var body: some View {
                NavigationStack {
                    VStack {
                        Button("open") { isOpen = true }
                        Button("film") { film = Film(title: "Up") }
                        Text("\(isOpen) \(film?.title ?? "none")")
                    }
                    .navigationDestination(isPresented: $isOpen) {
                        Button("\(likes) likes") { likes += 1 }
                        Button("close") { isOpen = false }
                    }
                    .navigationDestination(item: $film) { Text("the film \($0.title)") }
                }
            }
        }
        let screen = Screen(Bound())
        for label in ["open", "0 likes", "1 likes"] { try #require(screen.button(label)).tap() }
        try #require(screen.button("close")).tap()
        #expect(screen.shows("false none"))

        try #require(screen.button("film")).tap()
        #expect(screen.shows("the film Up"))
        try #require(screen.button("Back")).tap()
        #expect(screen.shows("false none"))
    }
}
