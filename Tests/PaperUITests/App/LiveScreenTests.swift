import TestSupport
import Testing

@testable import PaperUI

/// A screen that is played in a browser.
@MainActor
@Suite(.endsInTime)
struct LiveScreenTests {
    private func link(_ page: LiveScreen.Page, _ number: Int = 0) throws -> Int {
        let links = page.picture.matches(of: /href="tap\?node=(\d+)"/).compactMap { Int($0.1) }
        return try #require(links.indices.contains(number) ? links[number] : nil, "\(links)")
    }

    @Test func `a picture without a person has no links, and the same bytes`() {
        let screen = Screen(Counter())

        #expect(!screen.svg(height: 844).contains("href"))
    }

    @Test func `a tap on the link of a button does what the button does`() async throws {
        let live = LiveScreen(Screen(Counter()))
        let first = await live.page(after: .init(.look))
        #expect(first.picture.contains(">0</text>"))

        let second = await live.page(after: .init(.tap, node: try link(first)))

        #expect(second.picture.contains(">1</text>"))
        #expect(try link(second) == link(first), "the same button has the same number")
    }

    @Test func `a button in a row is in front of the row`() async throws {
        let live = LiveScreen(Screen(RowOfTwo()))
        let first = await live.page(after: .init(.look))

        let outer = await live.page(after: .init(.tap, node: try link(first, 0)))
        #expect(outer.picture.contains("the row"))
        let inner = await live.page(after: .init(.tap, node: try link(first, 1)))
        #expect(inner.picture.contains("the button"))
    }

    @Test func `what was typed is in the field, and Return ends it`() async throws {
        let live = LiveScreen(Screen(Form1()))
        let first = await live.page(after: .init(.look))
        #expect(first.field == nil)

        let focused = await live.page(after: .init(.tap, node: try link(first)))
        #expect(focused.field?.title == "Name")
        let node = try #require(focused.field?.node)
        let typed = await live.page(after: .init(.write, node: node, text: "Ada"))
        #expect(typed.field?.text == "Ada")
        let sent = await live.page(after: .init(.submit, node: node, text: "Ada Lovelace"))

        #expect(sent.picture.contains("Sent: Ada Lovelace"))
        #expect(sent.field == nil)
    }

    @Test func `a text is for the field that it was typed into, or for none`() async throws {
        let live = LiveScreen(Screen(TwoFields()))
        let first = await live.page(after: .init(.look))
        let (name, price) = (try link(first, 0), try link(first, 1))
        _ = await live.page(after: .init(.tap, node: name))

        let none = await live.page(after: .init(.write, node: 999, text: "Grace"))
        #expect(
            none.refusal
                == "The field that it was typed into is not on the screen any more. Nothing took the text.")
        #expect(await live.page(after: .init(.write, text: "Grace")).refusal == none.refusal)
        _ = await live.page(after: .init(.tap, node: price))
        for kind in [LiveScreen.Deed.Kind.write, .submit, .hide] {
            let other = await live.page(after: .init(kind, node: name, text: "Grace"))
            #expect(
                other.refusal
                    == "“Price” has the keyboard now. Nothing took the text that was typed into “Name”.")
            #expect(other.field?.node == price && other.picture.contains("[|]"))
        }
        let hidden = await live.page(after: .init(.hide, node: price, text: "12"))
        #expect(hidden.refusal == nil && hidden.field == nil && hidden.picture.contains("[|12]"))
        let late = await live.page(after: .init(.write, node: price, text: "123"))
        #expect(
            late.refusal
                == "“Price” does not have the keyboard any more. Nothing took the text that was typed into it."
        )
        #expect(
            await live.page(after: .init(.write, node: price, text: "12")).refusal == nil, "nothing is lost")
    }

    @Test func `a field that is out of use takes nothing, and says so`() async throws {
        let live = LiveScreen(Screen(Locking()))
        let first = await live.page(after: .init(.look))
        let field = try link(first, 0)
        _ = await live.page(after: .init(.tap, node: field))
        _ = await live.page(after: .init(.tap, node: try link(first, 1)))

        let page = await live.page(after: .init(.write, node: field, text: "late"))

        #expect(page.refusal == "“Name” is out of reach now. Nothing took the text that was typed into it.")
        #expect(page.picture.contains(#"aria-disabled="true""#))
    }

    @Test func `the numbers of another build are none of this one's`() async throws {
        let live = LiveScreen(Screen(Counter()), first: 5000)
        let first = await live.page(after: .init(.look))

        #expect(try link(first) >= 5000)
        let page = await live.page(after: .init(.tap, node: 1))
        #expect(page.refusal == "What was meant is not on the screen any more.")
        #expect(page.picture.contains(">0</text>"))
    }

    @Test func `a control is one stop with its name, its role and its state`() async throws {
        let live = LiveScreen(Screen(Stops()))
        let picture = await live.page(after: .init(.look)).picture
        func stops(_ pattern: String) throws -> [String] {
            try picture.matches(of: Regex("<(?:a|g) [^>]*>")).map { "\($0.output[0].substring ?? "")" }
                .filter { $0.contains(pattern) && !$0.contains("aria-hidden") }
        }

        #expect(picture.contains(#"<svg xmlns="http://www.w3.org/2000/svg""#))
        #expect(picture.contains(#" role="group" aria-label="The screen of the phone">"#))
        #expect(try stops("Row").count == 1)
        #expect(try stops(#"role="button" aria-label="Row""#).count == 1)
        #expect(try stops(#"role="switch" aria-checked="true" aria-label="Loud""#).count == 1)
        #expect(try stops(#"role="button" aria-label="Save" aria-disabled="true""#).count == 1)
        #expect(try stops(#"aria-label="Name, Ada &quot;A&quot;" data-name="Name""#).count == 1)
        #expect(
            try stops(
                #"role="slider" aria-valuemin="0" aria-valuemax="100" aria-valuenow="50" aria-valuetext="50 %" tabindex="0" aria-label="Size""#
            ).count == 1)
        #expect(picture.contains(#" role="heading" aria-level="1">Things</text>"#))
        #expect(picture.contains(#" role="heading" aria-level="1">Head</text>"#))
        #expect(picture.contains(#" aria-hidden="true">Row</text>"#), "it is heard with its control")
        #expect(picture.contains(#"">Plain</text>"#))
        #expect(picture.matches(of: /data-kind=/).count == 1, "a field in a row is one field")
        let nodes = picture.matches(of: /href="tap\?node=(\d+)"/).map(\.output.1)
        #expect(nodes.count > Set(nodes).count, "the row and its button are drawn as two")
    }

    @Test func `what a finger does is said where it is done`() async throws {
        let live = LiveScreen(Screen(Everything()))
        let picture = await live.page(after: .init(.look)).picture

        for deed in ["left", "press", "pull", "slide"] {
            #expect(picture.contains("data-deeds=\"\(deed)\""), "\(deed)")
        }
    }

    @Test func `the clock of the phone is not heard, unless the app shows that time`() async {
        let page = await LiveScreen(Screen(Text("Coco"))).page(after: LiveScreen.Deed(.look))
        let late = await LiveScreen(Screen(Text("9:41"))).page(after: LiveScreen.Deed(.look))

        #expect(page.picture.contains("aria-hidden=\"true\">9:41<"))
        #expect(late.picture.contains("aria-hidden=\"true\">9:41<") == false)
    }

    @Test func `what lies under a question is not heard`() async throws {
        let live = LiveScreen(Screen(Asking()))
        let first = await live.page(after: .init(.look))
        let asking = await live.page(after: .init(.tap, node: try link(first)))

        #expect(asking.picture.contains(#" aria-hidden="true">Ask</text>"#))
        #expect(asking.picture.contains(#" role="heading" aria-level="1">Sure?</text>"#))
        #expect(!asking.picture.contains(#"aria-label="Ask""#))
    }

    @Test func `options, menus, swipes, a slider and a pull stand beside the picture`() async throws {
        let live = LiveScreen(Screen(Everything()))
        var page = await live.page(after: .init(.look))
        #expect(
            page.choices.map(\.title) == [
                "Colour", "More", "Loudness", "Swipe to the left", "Keep a finger on", "Pull down",
            ])
        func deed(_ title: String, _ index: Int) throws -> LiveScreen.Deed {
            try #require(page.choices.first { $0.title == title }?.choices[index].deed)
        }

        page = await live.page(after: try deed("Colour", 1))
        #expect(page.picture.contains("Blue"))
        #expect(page.choices[0].choices.map(\.isChosen) == [false, true])
        page = await live.page(after: try deed("More", 0))
        #expect(page.picture.contains("shared"))
        page = await live.page(after: try deed("Loudness", 3))
        #expect(page.picture.contains("0.75"))
        page = await live.page(after: try deed("Swipe to the left", 0))
        #expect(page.picture.contains("Delete"))
        page = await live.page(after: try deed("Pull down", 0))
        #expect(page.picture.contains("pulled"))
    }

    @Test func `while a task is on its way the page says so`() async {
        let gate = Gate<Int>()
        let live = LiveScreen(Screen(Waiting(gate: gate)))

        let busy = await live.page(after: .init(.look))
        gate.succeed(with: 7)
        let done = await live.page(after: .init(.look))

        #expect(busy.isBusy)
        #expect(!done.isBusy)
        #expect(done.picture.contains(">7</text>"))
    }

    @Test func `it is dark where a person likes it dark`() async {
        let live = LiveScreen(Screen(Shade()))

        let dark = await live.page(after: .init(.dark))
        let light = await live.page(after: .init(.light))

        #expect(dark.isDark && dark.picture.contains("dark"))
        #expect(!light.isDark && light.picture.contains("light"))
    }

    @Test func `a number of what has left does nothing`() async throws {
        let live = LiveScreen(Screen(Once()))
        let first = await live.page(after: .init(.look))
        let number = try link(first)
        _ = await live.page(after: .init(.tap, node: number))

        let page = await live.page(after: .init(.tap, node: number))

        #expect(page.picture.contains("gone 1"))
        #expect(await live.page(after: .init(.tap, node: 999)).picture.contains("gone 1"))
    }

    @Test func `behind an alert nothing is reached`() async throws {
        let live = LiveScreen(Screen(Asking()))
        let first = await live.page(after: .init(.look))
        let asking = await live.page(after: .init(.tap, node: try link(first)))
        let links = Set(asking.picture.matches(of: /node=\d+/).map(\.output)).count
        let beside = asking.choices.flatMap(\.choices)

        #expect(links + beside.count == 1, "\(beside.map(\.title))")
        let answered = await live.page(
            after: links == 1 ? .init(.tap, node: try link(asking)) : beside[0].deed)
        #expect(answered.picture.contains("answered"))
    }
}

private struct Counter: View {
    @State private var count = 0
    var body: some View {
        VStack {
            Text("\(count)")
            Button("Add") { count += 1 }
        }
    }
}

private struct RowOfTwo: View {
    @State private var last = "nothing"
    var body: some View {
        VStack {
            HStack {
                Text("A row")
                Button("Inside") { last = "the button" }
            }
            .onTapGesture { last = "the row" }
            Text(last)
        }
    }
}

private struct Form1: View {
    @State private var name = ""
    @State private var sent = ""
    var body: some View {
        VStack {
            TextField("Name", text: $name).onSubmit { sent = name }
            Text("Sent: \(sent)")
        }
    }
}

private struct TwoFields: View {
    @State private var name = ""
    @State private var price = ""
    var body: some View {
        VStack {
            TextField("Name", text: $name)
            TextField("Price", text: $price)
            Text("[\(name)|\(price)]")
        }
    }
}

private struct Locking: View {
    @State private var name = ""
    @State private var isLocked = false
    var body: some View {
        VStack {
            TextField("Name", text: $name).disabled(isLocked)
            Button("Lock") { isLocked = true }
        }
    }
}

private struct Stops: View {
    @State private var isLoud = true
    @State private var name = "Ada \"A\""
    @State private var size = 0.5
    var body: some View {
        NavigationStack {
            List {
                Section("Head") {
                    Button("Row") {}
                    Text("Plain")
                    Toggle("Loud", isOn: $isLoud)
                    Button("Save") {}.disabled(true)
                    TextField("Name", text: $name)
                    Slider(value: $size) { Text("Size") }
                }
            }
            .navigationTitle("Things")
        }
    }
}

private struct Everything: View {
    @State private var color = "Red"
    @State private var last = ""
    @State private var share = 0.5
    @State private var rows = ["Alien", "Brazil"]
    var body: some View {
        List {
            Picker("Colour", selection: $color) {
                ForEach(["Red", "Blue"], id: \.self) { Text($0) }
            }
            Menu("More") { Button("Share") { last = "shared" } }
            Slider(value: $share) { Text("Loudness") }
            Text(verbatim: "\(share)")
            ForEach(rows, id: \.self) { Text($0) }.onDelete { rows.remove(atOffsets: $0) }
            Text(last).onLongPressGesture { last = "pressed" }
        }
        .refreshable { last = "pulled" }
    }
}

private struct Waiting: View {
    let gate: Gate<Int>
    @State private var number = 0
    var body: some View {
        Text("\(number)").task { number = (try? await gate()) ?? -1 }
    }
}

private struct Shade: View {
    @Environment(\.colorScheme) private var scheme
    var body: some View { Text(scheme == .dark ? "dark" : "light") }
}

private struct Once: View {
    @State private var gone = 0
    var body: some View {
        if gone == 0 { Button("Go") { gone += 1 } } else { Text("gone \(gone)") }
    }
}

private struct Asking: View {
    @State private var asks = false
    @State private var last = ""
    var body: some View {
        VStack {
            Button("Ask") { asks = true }
            Text(last)
        }
        .alert("Sure?", isPresented: $asks) { Button("Yes") { last = "answered" } }
    }
}
