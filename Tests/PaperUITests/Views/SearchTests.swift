import PaperUI
import TestSupport
import Testing

/// What belongs to a search besides its text.
@MainActor
@Suite(.endsInTime) struct SearchTests {
    struct Genre: Identifiable, Equatable {
        let id: String
    }

    enum Place: String, CaseIterable { case all, seen }

    struct Films: View {
        @State var words = ""
        @State var genres: [Genre] = []
        @State var place = Place.all
        @State var isShown = false

        var body: some View {
            NavigationStack {
                Found(words: words, genres: genres, place: place)
                    .searchable(
                        text: $words, tokens: $genres, isPresented: $isShown, prompt: "Film"
                    ) {
                        Text($0.id)
                    }
                    .searchScopes($place) {
                        ForEach(Place.allCases, id: \.self) { Text($0.rawValue) }
                    }
                    .searchSuggestions {
                        if words == "U" { Text("Up").searchCompletion("Up") }
                        ForEach([Genre(id: "drama"), Genre(id: "space")].filter { !genres.contains($0) }) {
                            Text($0.id).searchCompletion($0)
                        }
                    }
                Button("Search") { isShown = true }
                Button("Stop") { isShown = false }
            }
        }
    }

    struct Found: View {
        @Environment(\.isSearching) private var isSearching
        @Environment(\.dismissSearch) private var dismissSearch
        let words: String
        let genres: [Genre]
        let place: Place

        var body: some View {
            Text(
                "\(isSearching ? "searching" : "all") \(words) \(genres.map(\.id).joined(separator: ",")) \(place.rawValue)"
            )
            Button("Enough") { dismissSearch() }
        }
    }

    private func field(_ screen: Screen) throws -> Node {
        try #require(screen.root?.subtree.first { $0.isEditable })
    }

    private func said(_ screen: Screen) -> String? {
        screen.root?.subtree.compactMap(\.text).first { $0.hasPrefix("searching") || $0.hasPrefix("all ") }
    }

    @Test func `scopes and suggestions are there while a person searches`() throws {
        let screen = Screen(Films())
        #expect(
            screen.text == """
                │ (Film) │
                ════════════════════════════════════════
                all   all
                [ Enough ]
                [ Search ]
                [ Stop ]
                """)
        screen.focus(try field(screen))
        #expect(
            screen.text == """
                │ (Film) │                    [ Cancel ]
                (•) all
                ( ) seen
                [ drama ]
                [ space ]
                ════════════════════════════════════════
                searching   all
                [ Enough ]
                [ Search ]
                [ Stop ]
                """)
        #expect(try Drawn(screen).text("drama").y < Drawn(screen).text("Enough").y)
        #expect(screen.warnings == [])
    }

    @Test func `a suggestion writes its text, or adds its token, which a tap takes out again`() throws {
        let screen = Screen(Films())
        screen.focus(try field(screen))
        try field(screen).setText("U")
        try #require(screen.button("Up")).tap()
        #expect(said(screen) == "searching Up  all")
        try #require(screen.button("space")).tap()
        #expect(said(screen) == "searching Up space all")
        #expect(screen.text.hasPrefix("[ space ] │ Up │"))
        let drawn = Drawn(screen)
        #expect(try drawn.text("space").x < drawn.text("Up").x)
        try #require(screen.button("space")).tap()
        #expect(said(screen) == "searching Up  all")
    }

    @Test func `a scope is chosen by a tap`() throws {
        let screen = Screen(Films())
        screen.focus(try field(screen))
        try #require(screen.root?.subtree.first { $0.isTappable && $0.label == "seen" }).tap()
        #expect(said(screen) == "searching   seen")
    }

    @Test func `a binding begins the search and ends it, and follows a person who does`() throws {
        let screen = Screen(Films())
        screen.button("Search")?.tap()
        #expect(said(screen)?.hasPrefix("searching") == true)
        #expect(screen.focusedNode === (try field(screen)))
        screen.button("Stop")?.tap()
        #expect(said(screen)?.hasPrefix("all") == true && screen.button("Cancel") == nil)
        screen.focus(try field(screen))
        screen.button("Stop")?.tap()
        #expect(screen.button("Cancel") == nil, "the binding was true")

        let shown = Screen(Films(isShown: true))
        #expect(said(shown)?.hasPrefix("searching") == true)
    }

    @Test func `a view ends the search it stands in`() throws {
        let screen = Screen(Films())
        screen.focus(try field(screen))
        try field(screen).setText("Up")
        screen.button("Enough")?.tap()
        #expect(said(screen) == "all   all")
        #expect(screen.focusedNode == nil)
    }

    @Test func `outside of a search there is none`() {
        let screen = Screen(Found(words: "", genres: [], place: .all))
        screen.button("Enough")?.tap()
        #expect(said(screen) == "all   all")
    }

    @Test func `suggestions can be hidden, and tokens suggested`() throws {
        struct Tagged: View {
            @State private var words = ""
            @State private var genres: [Genre] = []
            var isHidden = false

            var body: some View {
                NavigationStack {
                    Text("Films")
                        .searchable(
                            text: $words, tokens: $genres, suggestedTokens: .constant([Genre(id: "drama")])
                        ) { Text($0.id) }
                        .searchSuggestions { Text("words") }
                        .searchSuggestions(isHidden ? .hidden : .automatic, for: .content)
                }
            }
        }

        let screen = Screen(Tagged())
        screen.focus(try field(screen))
        #expect(screen.text.contains("[ drama ]\nwords"))
        try #require(screen.button("drama")).tap()
        #expect(screen.text.hasPrefix("[ drama ] │ (Search) │"))
        let hidden = Screen(Tagged(isHidden: true))
        hidden.focus(try field(hidden))
        #expect(!hidden.text.contains("words") && !hidden.text.contains("drama"))
    }

    @Test func `a token may be changed where it stands`() throws {
        struct Word: Identifiable {
            let id = 1
            var isLoud = false
        }
        struct Words: View {
            @State private var text = ""
            @State private var words = [Word()]
            var body: some View {
                NavigationStack {
                    Text(words.map { $0.isLoud ? "loud" : "still" }.joined())
                        .searchable(text: $text, editableTokens: $words) { $word in
                            Toggle("Loud", isOn: $word.isLoud)
                        }
                }
            }
        }

        let screen = Screen(Words())
        try #require(screen.root?.subtree.first { $0.isOn == false }).tap()
        #expect(screen.shows("loud"))
    }
}
