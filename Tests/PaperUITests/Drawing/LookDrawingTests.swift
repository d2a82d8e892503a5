import Foundation
import PaperUI
import TestSupport
import Testing

/// What a phone's user would miss in a picture.
@MainActor
@Suite(.endsInTime) struct LookDrawingTests {
    @Test func `of two texts in a label the second is a grey subtitle`() throws {
        let rows: [AnyView] = [
            AnyView(
                Toggle(isOn: .constant(true)) {
                    Text("Wi-Fi"); Text("Home")
                }),
            AnyView(
                LabeledContent {
                    Text("On")
                } label: {
                    Text("Wi-Fi"); Text("Home")
                }),
            AnyView(
                Picker(selection: .constant(1)) {
                    Text("1").tag(1)
                } label: {
                    Text("Wi-Fi"); Text("Home")
                }),
        ]
        for row in rows {
            let drawn = Drawn(Form { row })
            let (title, subtitle) = (try drawn.text("Wi-Fi"), try drawn.text("Home"))
            #expect(subtitle.x == title.x)
            #expect(subtitle.y > title.y)
            #expect([title.size, subtitle.size] == [17, 15])
            #expect([title.fill, subtitle.fill] == ["#000000", "#6c6c70"])
        }
        let one = try Drawn(Form { LabeledContent("Wi-Fi", value: "On") }).text("Wi-Fi")
        #expect(one.fill == "#000000")
    }

    @Test(arguments: [
        "tray", "bell", "globe", "cart", "sparkles", "square.and.pencil", "paperplane", "camera", "map",
        "mic.fill",
        "creditcard", "person.2", "person.crop.circle", "chart.bar", "sun.max", "moon.fill", "book",
        "message", "bolt",
        "doc.text",
    ])
    func `the symbols that are used most are drawn`(name: String) {
        #expect(!Drawn(Image(systemName: name)).svg.contains("<text "))
    }

    @Test func `a date stands at the end of its row, upon grey`() throws {
        let date = Date(timeIntervalSince1970: 1_700_000_000)
        let drawn = Drawn(
            Form { DatePicker("Due", selection: .constant(date), displayedComponents: .date) }, height: 844)
        let (words, box) = (try drawn.text("Nov 14, 2023"), try drawn.box("#e9e9ee"))
        #expect(box.x + box.width == 390 - 32)
        #expect(words.x == box.x + 11)
        #expect(try drawn.text("Due").x == 32)
    }

    @Test func `in a form a disclosure group's label is text, and its chevron at the edge`() throws {
        let group = DisclosureGroup("More") { Text("inside") }
        let inForm = Drawn(Form { group }, height: 844)
        #expect(try inForm.text("More").fill == "#000000")
        #expect(inForm.svg.contains("<path d=\"M34"), "the chevron's first point")
        #expect(try Drawn(group).text("More").fill == "#007aff")
        #expect(Screen(group).text == "[ More {chevron.right} ]")
    }

    @Test func `what is inset goes from edge to edge, and to the end of the screen`() throws {
        let view = NavigationStack {
            Text("page").safeAreaInset(edge: .bottom) {
                Text("bar").frame(maxWidth: .infinity).padding(10).background(Color.yellow)
            }
        }
        let drawn = Drawn(view, height: 844)
        let bar = try drawn.box("#ffcc00")
        #expect((bar.x, bar.width) == (0, 390))
        #expect(bar.y + bar.height == 844 - 34)
        #expect(drawn.svg.contains("<rect x=\"0\" y=\"810\" width=\"390\" height=\"34\" fill=\"#ffcc00\"/>"))

        let above = Drawn(
            NavigationStack { Text("page").safeAreaInset(edge: .top) { Color.yellow.frame(height: 20) } },
            height: 844)
        #expect(try above.box("#ffcc00").width == 390)
    }

    @Test func `a background that fills the room between the bars goes on to the ends of the screen`() throws
    {
        let page = Text("page").frame(maxWidth: .infinity, maxHeight: .infinity)
        let whole = "<rect x=\"0\" y=\"0\" width=\"390\" height=\"844\" rx=\"20\" fill=\"#ffcc00\"/>"

        #expect(Drawn(page.background(Color.yellow), height: 844).svg.contains(whole))
        let titled = Drawn(
            NavigationStack { page.background(Color.yellow).navigationTitle("Films") }, height: 844)
        #expect(titled.svg.contains(whole))
        let (back, title) = (titled.svg.range(of: whole), titled.svg.range(of: ">Films<"))
        #expect(try #require(back).upperBound < #require(title).lowerBound, "the bar is in front")
        // With a tab's bar below, and on a sheet.
        #expect(
            Drawn(TabView { page.background(Color.yellow).tabItem { Text("One") } }, height: 844).svg
                .contains(whole))
        let sheet = Text("below").sheet(isPresented: .constant(true)) { page.background(Color.yellow) }
        #expect(
            Drawn(sheet, height: 844).svg.contains(
                "<rect x=\"0\" y=\"64\" width=\"390\" height=\"780\" rx=\"12\" fill=\"#ffcc00\"/>"))

        for small in [
            Drawn(Text("page").frame(maxHeight: .infinity).background(Color.yellow), height: 844),
            Drawn(page.background(Color.yellow).padding(), height: 844),
            Drawn(ScrollView { page.frame(height: 900).background(Color.yellow) }, height: 844),
        ] {
            #expect(try small.box("#ffcc00").y >= 54)
        }
    }

    @Test func `what ignores the safe area goes on to the ends of the screen, what is upon it does not`()
        throws
    {
        let whole = "<rect x=\"0\" y=\"0\" width=\"390\" height=\"844\" fill=\"#ffcc00\"/>"
        let pile = Drawn(
            ZStack {
                Color.yellow.ignoresSafeArea()
                Text("page")
            }, height: 844)

        #expect(pile.svg.contains(whole))
        #expect(try pile.text("page").y == 437.5)
        let page = Text("page").frame(maxWidth: .infinity, maxHeight: .infinity)
        #expect(Drawn(page.background(Color.yellow.ignoresSafeArea()), height: 844).svg.contains(whole))
        #expect(
            try Drawn(Color.yellow.ignoresSafeArea(edges: .bottom), height: 844).box("#ffcc00")
                == Drawn.Box(x: 0, y: 54, width: 390, height: 790))
        #expect(try Drawn(Color.yellow.ignoresSafeArea(.keyboard), height: 844).box("#ffcc00").height == 756)
        #expect(try Drawn(Text("page").ignoresSafeArea(), height: 844).text("page").y == 437.5)
    }

    @Test func `a sheet stands over its page`() throws {
        struct Page: View {
            var body: some View {
                List { Text("row") }.sheet(isPresented: .constant(true)) { Text("sheet") }
            }
        }
        let drawn = Drawn(Page(), height: 844)
        #expect(try drawn.box("#f2f2f7").y == 0)
        #expect(try drawn.box("#00000033").height == 844)
        #expect(!drawn.svg.contains(">row<"), "it lies under the sheet")
    }

    @Test func `a slider has its ends' labels beside it`() throws {
        let slider = Slider(value: .constant(0.5)) {
            Text("Volume")
        } minimumValueLabel: {
            Text("0")
        } maximumValueLabel: {
            Text("11")
        }
        let screen = Screen(slider)
        #expect(screen.text == "Volume 0 ━━━━━●───── 11")
        #expect(screen.root?.subtree.first { $0.elementType == "slider" }?.label == "Volume")
        let drawn = Drawn(screen)
        #expect(try drawn.text("0").x == 16)
        #expect(try drawn.text("11").x > 340)
    }
}
