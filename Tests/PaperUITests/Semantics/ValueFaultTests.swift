import PaperUI
import TestSupport
import Testing

/// Values that an app cannot show: the screen says it.
@MainActor
@Suite(.endsInTime) struct ValueFaultTests {
    // MARK: A selection without a tag

    struct Choosing<Value: Hashable>: View {
        @State var selection: Value
        var tags: [Value] = []

        var body: some View {
            Picker("Letter", selection: $selection) {
                ForEach(tags, id: \.self) { Text(verbatim: "\($0)").tag($0) }
            }
        }
    }

    enum Letter: String, CaseIterable { case a, b }

    @Test func `a selection that no option has for a tag is told`() {
        let screen = Screen(Choosing(selection: "c", tags: ["a", "b"]))
        #expect(
            screen.warnings == [
                "The selection of a Picker in Choosing is “c”, and none of its options has that for a tag. An app may show any "
                    + "of them, or none. Give the options tags of the selection's type."
            ])
        #expect(screen.warnings(of: .selectionWithoutTag) == screen.warnings)
        #expect(
            Screen(Choosing<String?>(selection: "c", tags: ["a"])).warnings.first?.contains("is “c”,") == true
        )
    }

    @Test func `so are tags of another type, of which none can be chosen`() {
        struct Letters: View {
            @State private var letter = Letter.a
            var body: some View {
                Picker("Letter", selection: $letter) {
                    ForEach(Letter.allCases, id: \.rawValue) { Text($0.rawValue) }
                }
            }
        }

        #expect(Screen(Letters()).warnings(of: .selectionWithoutTag).count == 1)
    }

    @Test func `a selection that goes astray later is told then`() throws {
        struct Straying: View {
            @State private var letter = "a"
            var body: some View {
                Picker("Letter", selection: $letter) { Text("a").tag("a") }
                Button("Stray") { letter = "z" }
            }
        }

        let screen = Screen(Straying())
        #expect(screen.warnings == [])
        try #require(screen.button("Stray")).tap()
        #expect(screen.warnings(of: .selectionWithoutTag).count == 1)
    }

    @Test func `a tag that is there, no option yet, and no choice yet are no fault`() {
        struct Mended: View {
            @State private var letter = "z"
            var body: some View {
                Picker("Letter", selection: $letter) { Text("a").tag("a") }
                    .onAppear { letter = "a" }
            }
        }

        let views = [
            AnyView(Choosing(selection: "a", tags: ["a", "b"])), AnyView(Choosing(selection: "a")),
            AnyView(Choosing(selection: Letter.b, tags: Letter.allCases)),
            AnyView(Choosing<String?>(selection: nil, tags: ["a"])),
            AnyView(
                Picker("Letter", selection: .constant("a" as String?)) {
                    Text("None").tag(nil as String?)
                    Text("a").tag("a" as String?)
                }),
            AnyView(Mended()),
        ]
        for view in views { #expect(Screen(view).warnings == []) }
    }

    // MARK: Symbols

    @Test func `a name that no symbol can have is told`() {
        struct Heart: View {
            let name: String
            var body: some View { Label("Like", systemImage: name) }
        }

        for name in [
            "Heart.fill", "heart_fill", "heart fill", "heart-fill", ".heart", "heart..fill", "heart.", "",
        ] {
            let screen = Screen(Heart(name: name))
            #expect(
                screen.warnings == [
                    "There is no symbol of the name “\(name)”, in Heart. An app shows nothing there. Symbols' names have small "
                        + "letters, digits and dots."
                ])
            #expect(screen.warnings(of: .noSymbol) == screen.warnings)
        }
    }

    @Test func `any name that one could have, and an asset's, is no fault`() {
        for name in ["heart", "heart.fill", "00.circle", "4k.tv", "rectangle.3.group.bubble.left", "xmark"] {
            #expect(Screen(Image(systemName: name)).warnings == [])
        }
        #expect(Screen(Image("Poster of Up")).warnings == [])
    }

    // MARK: Frames of less than nothing

    struct Bar: View {
        let count: Int
        var body: some View { Color.red.frame(width: Double(count - 1) * 5, height: 10) }
    }

    @Test func `a side of less than nothing is told, and is nothing`() throws {
        let screen = Screen(HStack { Bar(count: 0) }.background(.blue))
        #expect(
            screen.warnings == [
                "The width of a frame in Bar is -5.0, and nothing is less than 0 long. SwiftUI warns of it, too. On paper it "
                    + "counts as 0. Write max(0, …)."
            ])
        #expect(screen.warnings(of: .negativeFrame) == screen.warnings)
        #expect(try Drawn(screen).box("#ff3b30").width == 0)
        let names = Screen(Text("a").frame(minWidth: -1, maxWidth: -1, minHeight: -1, maxHeight: -1)).warnings
        #expect(
            names.map { $0.prefix { $0 != "f" } } == [
                "The least width o", "The least height o", "The greatest width o", "The greatest height o",
            ])
    }

    @Test func `a side of nothing, and padding and an offset of less, are no fault`() {
        let views = [
            AnyView(Bar(count: 1)), AnyView(Text("a").padding(-4)), AnyView(Text("a").offset(x: -4)),
            AnyView(VStack(spacing: -4) { Text("a") }), AnyView(Text("a").frame(maxWidth: .infinity)),
        ]
        for view in views { #expect(Screen(view).warnings == []) }
    }

    // MARK: Changes during a body

    final class Counter: ObservableObject {
        @Published var count = 0
        @Published private(set) var words: [String] = []

        init() { count = 1 }

        var next: Int {
            if count < 3 { count += 1 }
            return count
        }
    }

    @Test func `an object that changes while a body is evaluated is told`() {
        struct Counting: View {
            @StateObject private var counter = Counter()
            var body: some View { Text(verbatim: "\(counter.next)") }
        }

        let screen = Screen(Counting())
        #expect(
            screen.warnings == [
                "An ObservableObject has changed during the body of Counting. SwiftUI warns of it, too: what its views show "
                    + "then is not defined. Change it in an action, a task or onChange."
            ])
        #expect(screen.warnings(of: .changeDuringBody) == screen.warnings)
    }

    @Test func `one that is made there, and one that changes in an action or a task, is no fault`()
        async throws
    {
        struct Child: View {
            @ObservedObject var counter: Counter
            var body: some View { Text(verbatim: "\(counter.count)") }
        }
        struct Parent: View {
            @StateObject private var counter = Counter()
            var body: some View {
                Child(counter: Counter())
                Child(counter: counter).task { counter.count += 1 }.onAppear { counter.count += 1 }
                Button("Count") { counter.count += 1 }
                Stepper("Count", value: $counter.count)
            }
        }

        let screen = Screen(Parent())
        await screen.settle()
        try #require(screen.button("Count")).tap()
        #expect(screen.warnings == [])
    }
}
