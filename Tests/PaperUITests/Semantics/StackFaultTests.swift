import PaperUI
import TestSupport
import Testing

/// Stacks that are missing or too many, and sheets: the screen says it.
@MainActor
@Suite(.endsInTime) struct StackFaultTests {
    // MARK: No stack

    struct Films: View {
        @State private var words = ""

        var body: some View {
            List { Text("Up") }
                .navigationTitle("Films")
                .toolbar { Button("Add") {} }
                .searchable(text: $words)
        }
    }

    struct FilmsApp: App {
        var body: some Scene { WindowGroup { Films() } }
    }

    @Test func `in an app a title, a toolbar and a search without a stack are told`() {
        let screen = Screen(FilmsApp())
        #expect(
            screen.warnings
                == ["navigationTitle", "toolbar", "searchable"].map {
                    "A \($0) in Films has no NavigationStack around it. A phone does not show it there. Put a NavigationStack "
                        + "around the view."
                })
        #expect(screen.warnings(of: .barWithoutStack) == screen.warnings)
    }

    struct TabbedApp: App {
        var body: some Scene {
            WindowGroup { TabView { Films().tabItem { Text("Films") } } }
        }
    }

    @Test func `tabs are no stack`() {
        #expect(Screen(TabbedApp()).warnings(of: .barWithoutStack).count == 3)
    }

    struct AppWithStack: App {
        var body: some Scene { WindowGroup { NavigationStack { Films() } } }
    }

    struct AppWithStackInside: App {
        var body: some Scene {
            WindowGroup {
                TabView { NavigationStack { Text("Films") }.tabItem { Text("Films") } }
                    .searchable(text: .constant(""))
            }
        }
    }

    struct AppWithOtherBars: App {
        var body: some Scene {
            WindowGroup {
                TextField("Title", text: .constant(""))
                    .toolbar { ToolbarItem(placement: .keyboard) { Button("Done") {} } }
                    .safeAreaInset(edge: .bottom) { Text("Total") }
            }
        }
    }

    @Test func `a stack around it, one inside, and what needs none are no fault`() {
        for screen in [Screen(AppWithStack()), Screen(AppWithStackInside()), Screen(AppWithOtherBars())] {
            #expect(screen.warnings == [])
        }
    }

    @Test func `a view that is mounted alone may come into a stack`() {
        #expect(Screen(Films()).warnings == [])
        #expect(Screen(VStack { Films() }).warnings == [])
    }

    @Test func `no stack comes around what is on a sheet`() {
        let bare = Screen(Text("below").sheet(isPresented: .constant(true)) { Films() })
        #expect(bare.warnings(of: .barWithoutStack).count == 3)
        let stacked = Screen(
            Text("below").sheet(isPresented: .constant(true)) { NavigationStack { Films() } })
        #expect(stacked.warnings == [])
    }

    // MARK: A stack in a stack

    @Test func `a stack on a page of another is told`() {
        struct Inner: View {
            var body: some View { NavigationStack { Text("Inner") } }
        }

        let views = [
            AnyView(NavigationStack { Inner() }), AnyView(NavigationStack { VStack { Inner().padding() } }),
            AnyView(NavigationStack { TabView { Inner().tabItem { Text("Tab") } } }),
        ]
        for view in views {
            let screen = Screen(view)
            #expect(
                screen.warnings == [
                    "A NavigationStack in Inner stands on a page of another one. An app has two bars there, and two paths. "
                        + "Leave the inner one out."
                ])
            #expect(screen.warnings(of: .stackInStack) == screen.warnings)
        }
    }

    @Test func `a pushed one is told when it is pushed`() throws {
        let screen = Screen(
            NavigationStack { NavigationLink("Go") { NavigationStack { Text("Inner") } } })
        #expect(screen.warnings == [])
        try #require(screen.button("Go")).tap()
        #expect(screen.warnings(of: .stackInStack).count == 1)
    }

    @Test func `stacks beside each other, and those of a sheet, are no fault`() {
        let views = [
            AnyView(
                TabView {
                    NavigationStack { Text("a") }.tabItem { Text("A") }
                    NavigationStack { Text("b") }.tabItem { Text("B") }
                }),
            AnyView(
                NavigationStack {
                    Text("a").sheet(isPresented: .constant(true)) { NavigationStack { Text("b") } }
                }),
            AnyView(
                NavigationStack {
                    Text("a").fullScreenCover(isPresented: .constant(true)) { NavigationStack { Text("b") } }
                }),
            AnyView(NavigationStack { Text("a").overlay { NavigationStack { Text("b") } } }),
        ]
        for view in views { #expect(Screen(view).warnings == []) }
    }

    // MARK: A destination without a stack

    struct Detail: View {
        @State private var isShown = false
        @State private var film: Int?

        var body: some View {
            Button("Show") { isShown = true }
                .navigationDestination(isPresented: $isShown) { Text("Page") }
            Button("Choose") { film = 1 }
                .navigationDestination(item: $film) { _ in Text("Page") }
        }
    }

    @Test func `a page that a binding pushes onto no stack is told when it is pushed`() throws {
        for button in ["Show", "Choose"] {
            let screen = Screen(Detail())
            #expect(screen.warnings == [])
            try #require(screen.button(button)).tap()
            #expect(
                screen.warnings == [
                    "A navigationDestination in Detail shows nothing: there is no NavigationStack around it."
                ])
            #expect(screen.warnings(of: .destinationWithoutStack) == screen.warnings)
        }
        let screen = Screen(NavigationStack { Detail() })
        try #require(screen.button("Show")).tap()
        #expect(screen.shows("Page") && screen.warnings == [])
    }

    // MARK: Two sheets

    struct Sheets: View {
        @State private var isFirst = false
        @State private var isSecond = false

        var body: some View {
            VStack {
                Button("First") { isFirst = true }.sheet(isPresented: $isFirst) {
                    Button("Second") { isSecond = true }
                    Button("Instead") { (isFirst, isSecond) = (false, true) }
                }
            }
            .sheet(isPresented: $isSecond) { Text("second sheet") }
        }
    }

    @Test func `a sheet beside another one is told`() throws {
        let screen = Screen(Sheets())
        try #require(screen.button("First")).tap()
        #expect(screen.warnings == [])
        try #require(screen.button("Second")).tap()
        #expect(
            screen.warnings == [
                "A sheet in Sheets is presented while another one is, which does not hold it. A phone shows one of the two. "
                    + "Let one end before the other begins, or choose by .sheet(item:)."
            ])
        #expect(screen.warnings(of: .twoSheets) == screen.warnings)
    }

    @Test func `one after another, one upon another, and a question upon a sheet are no fault`() throws {
        let screen = Screen(Sheets())
        try #require(screen.button("First")).tap()
        try #require(screen.button("Instead")).tap()
        #expect(screen.shows("second sheet") && screen.warnings == [])

        let nested = Screen(
            Text("below").sheet(isPresented: .constant(true)) {
                Text("first").sheet(isPresented: .constant(true)) {
                    Text("second").alert("Sure?", isPresented: .constant(true)) {}
                }
            })
        #expect(nested.warnings == [])
    }

    @Test func `another item's sheet takes the place of the first`() throws {
        struct Film: Identifiable { let id: Int }
        struct Items: View {
            @State private var film: Film? = Film(id: 1)
            var body: some View {
                Text("below").sheet(item: $film) { film in
                    Button("Next") { self.film = Film(id: film.id + 1) }
                }
            }
        }

        let screen = Screen(Items())
        try #require(screen.button("Next")).tap()
        #expect(screen.warnings == [])
    }
}
