import PaperUI
import PaperUITesting
import TestSupport
import Testing

/// What a page hides of its bars is neither drawn nor found.
@MainActor
@Suite(.endsInTime) struct HiddenBarTests {
    struct Films<Page: View>: View {
        @ViewBuilder let page: Page

        var body: some View {
            NavigationStack {
                NavigationLink("Coco") { page }
            }
        }
    }

    /// A page with all that a bar has, to be hidden as each test says.
    struct FilmPage: View {
        @Environment(\.dismiss) private var dismiss

        var body: some View {
            Text("2017")
                .navigationTitle("Coco")
                .toolbar {
                    ToolbarItem { Button("Share") {} }
                    ToolbarItem(placement: .bottomBar) { Button("Play") {} }
                }
            Button("Close") { dismiss() }
        }
    }

    private func pushed(_ page: some View) -> AppDriver<OneView> {
        let app = AppDriver.running(Films { page })
        app.buttons["Coco"].tap()
        return app
    }

    private func picture(of app: AppDriver<OneView>) -> String { app.screen?.svg() ?? "" }

    struct OwnBack: View {
        @Environment(\.dismiss) private var dismiss
        var body: some View {
            Text("2017")
                .navigationTitle("Coco")
                .navigationBarBackButtonHidden()
                .toolbar {
                    ToolbarItem(placement: .topBarLeading) { Button("Back") { dismiss() } }
                }
        }
    }

    @Test func `a Back of the page's own is the only one where the system's is hidden`() {
        let app = pushed(OwnBack())
        #expect(
            app.text == """
                [ Back ] Coco
                ════════════════════════════════════════
                2017
                """)
        #expect(picture(of: app).contains(">Back</text>"))
        #expect(!picture(of: app).contains("‹ Back"))
        #expect(app.buttons.count == 1)

        app.buttons["Back"].tap()

        #expect(app.buttons["Coco"].exists)
    }

    @Test func `a title stays as small as on any pushed page`() throws {
        func height(of text: String, in page: some View) throws -> Substring {
            let svg = picture(of: pushed(page))
            let line = try #require(svg.split(separator: "\n").first { $0.contains(">\(text)</text>") })
            return try #require(line.firstMatch(of: /font-size="[0-9.]+"/)).output
        }
        #expect(
            try height(of: "Coco", in: FilmPage())
                == height(of: "Coco", in: FilmPage().navigationBarBackButtonHidden()))
    }

    @Test(arguments: [true, false]) func `a bar that is hidden takes its title and its buttons along`(
        isOld: Bool
    ) {
        let page =
            isOld
            ? AnyView(FilmPage().navigationBarHidden(true))
            : AnyView(FilmPage().toolbar(.hidden, for: .navigationBar))
        let app = pushed(page)
        #expect(
            app.text == """
                2017
                [ Close ]
                ════════════════════════════════════════
                [ Play ]
                """)
        for word in ["‹ Back", "Coco", "Share"] { #expect(!picture(of: app).contains(">\(word)<")) }
        #expect(!app.buttons["Back"].exists)
        #expect(!app.buttons["Share"].exists)

        app.buttons["Close"].tap()

        #expect(app.buttons["Coco"].exists)
    }

    @Test func `the bar of the navigation is the one that is hidden where none is named`() {
        #expect(pushed(FilmPage().toolbar(.hidden)).text == pushed(FilmPage().navigationBarHidden(true)).text)
    }

    @Test func `the bars at the foot are hidden by their names`() {
        let app = pushed(FilmPage().toolbar(.hidden, for: .bottomBar))
        #expect(!app.buttons["Play"].exists)
        #expect(app.buttons["Share"].exists)

        let tabs = AppDriver.running(
            TabView {
                Films { Text("2017").toolbar(.hidden, for: .tabBar) }.tabItem { Text("Films") }
                Text("none").tabItem { Text("Kept") }
            })
        #expect(tabs.buttons["Kept"].exists)
        tabs.buttons["Coco"].tap()
        #expect(!tabs.buttons["Kept"].exists)
        #expect(!tabs.text.contains("Kept"))
        #expect(!picture(of: tabs).contains(">Kept<"))
        tabs.buttons["Back"].tap()
        #expect(tabs.buttons["Kept"].exists)
    }

    @Test func `a search and a title can be taken away`() {
        let app = AppDriver.running(
            NavigationStack {
                Text("2017").navigationTitle("Films").searchable(text: .constant(""))
                    .navigationBarHidden(true)
            })
        #expect(app.text == "2017")
        #expect(app.searchFields.count == 0)

        let untitled = pushed(FilmPage().toolbar(removing: .title))
        #expect(!untitled.text.contains("Coco"))
        #expect(untitled.buttons["Share"].exists && untitled.buttons["Back"].exists)
    }

    struct Reader: View {
        @State private var isFull = false
        var body: some View {
            Button("Turn") { isFull.toggle() }
                .navigationBarBackButtonHidden(isFull)
                .toolbar(isFull ? .hidden : .automatic, for: .navigationBar)
                .toolbar { Button("Share") {} }
        }
    }

    @Test func `a bar comes and goes, and what is hidden cannot be tapped`() throws {
        let app = pushed(Reader())
        let share = try #require(app.screen).inspect().find(button: "Share")
        app.buttons["Turn"].tap()
        #expect(!app.buttons["Back"].exists && !app.buttons["Share"].exists)
        #expect(throws: InspectionError.self) { try share.tap() }
        app.buttons["Turn"].tap()
        #expect(app.buttons["Back"].exists && app.buttons["Share"].exists)
        try share.tap()
    }

    @Test func `another page's bar, a sheet's and the page below's stay`() {
        struct Below: View {
            @State private var isShown = false
            var body: some View {
                NavigationStack {
                    VStack {
                        NavigationLink("On") { Text("page") }
                        Button("Ask") { isShown = true }
                    }
                    .navigationBarHidden(true)
                    .sheet(isPresented: $isShown) {
                        NavigationStack { Text("sheet").navigationTitle("Sheet") }
                    }
                }
            }
        }
        let app = AppDriver.running(Below())
        app.buttons["On"].tap()
        #expect(app.buttons["Back"].exists)
        app.buttons["Back"].tap()
        app.buttons["Ask"].tap()
        #expect(app.text.hasPrefix("Sheet\n"))
    }
}
