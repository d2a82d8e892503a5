import PaperUI
import TestSupport
import Testing

/// Other forms of names, as they are met: they compile, and mean what they mean in SwiftUI.
@MainActor
@Suite(.endsInTime) struct FormsTests {
    enum Page { case one, two }

    struct Pages: View {
        @State private var page = Page.one
        var body: some View {
            TabView(selection: $page) {
                Tab("One", systemImage: "1.circle", value: .one) { Button("On") { page = .two } }
                Tab("Two", systemImage: "2.circle", value: .two) { Text("second") }.badge(3)
            }
        }
    }

    @Test func `a tab's value is of the selection's type`() {
        let screen = Screen(Pages())
        screen.button("On")?.tap()

        #expect(screen.shows("second"))
    }

    @Test func `a colour is made by its hue`() {
        #expect(Color(hue: 0, saturation: 1, brightness: 1) == Color(red: 1, green: 0, blue: 0))
        #expect(Color(hue: 1 / 3, saturation: 1, brightness: 0.5) == Color(red: 0, green: 0.5, blue: 0))
        #expect(Color(hue: 0.5, saturation: 0, brightness: 1) == Color(white: 1))
        #expect(Color.red.mix(with: .blue, by: 0.7) == .blue)
    }

    struct Sized: View {
        @Environment(\.dynamicTypeSize) private var size
        var body: some View { Text("\(size)") }
    }

    @Test func `the size of text is held within a range`() {
        #expect(Screen(Sized().dynamicTypeSize(...DynamicTypeSize.small)).text == "small")
        #expect(Screen(Sized().dynamicTypeSize(.xLarge ... .xxLarge)).text == "xLarge")
        #expect(Screen(Sized().dynamicTypeSize(DynamicTypeSize.small...)).text == "large")
    }

    struct Failing: View {
        enum Failure: LocalizedError {
            case offline
            var errorDescription: String? { "You are offline" }
        }

        @State private var isShown = true
        var body: some View {
            Text("list").alert(isPresented: $isShown, error: Failure.offline) { error in
                Button("Retry \(error == .offline)") {}
            } message: { _ in
                Text("Try again later.")
            }
        }
    }

    @Test func `an error's buttons and message are told of the error`() {
        let screen = Screen(Failing())

        #expect(screen.shows("You are offline") && screen.shows("Try again later."))
        #expect(screen.button("Retry true")?.tap() == true)
        #expect(!screen.shows("You are offline"))
    }

    struct Choosing: View {
        @State private var item: Int? = 3
        @State private var isShown = true
        var body: some View {
            Text("list").confirmationDialog("Which?", isPresented: $isShown, presenting: item) { item in
                Button("Number \(item)") {}
            }
        }
    }

    @Test func `a choice is offered for a value`() {
        let screen = Screen(Choosing())

        #expect(screen.button("Number 3")?.tap() == true)
    }

    @Test func `labels stand where they are told`() {
        #expect(
            Screen(
                ProgressView(value: 0.5) {
                    Text("Loading")
                } currentValueLabel: {
                    Text("half")
                }
            ).text
                .contains("half"))
        #expect(Screen(SecureField(text: .constant("")) { Text("Code") }).text == "│ (Code) │")
        #expect(Screen(Text("row").badge(Text("3"))).text(width: 10) == "row      3")
        #expect(
            Screen(Picker("Size", systemImage: "ruler", selection: .constant(1)) { Text("S").tag(1) }).text
                == "{ruler} Size\n(•) S")
        #expect(Screen(Toggle("On", systemImage: "bell", isOn: .constant(true))).text == "[x] {bell} On")
    }
}
