import PaperUI
import TestSupport
import Testing

/// A title is a key or a string, as a text is.
@MainActor
@Suite(.endsInTime) struct TitleTests {
    private func words(_ view: some View) -> String { Screen(view).text }

    @Test func `a title's literal is Markdown, and a string is not`() {
        let string = "**Save** all"

        #expect(words(Button("**Save** all") {}) == "[ Save all ]")
        #expect(words(Button(string) {}) == "[ **Save** all ]")
        #expect(words(Button(LocalizedStringKey(string)) {}) == "[ Save all ]")
        #expect(words(Section("**All**") { Text("row") }) == words(Section("All") { Text("row") }))
        #expect(
            words(TextField("_Name_", text: .constant(""))) == words(TextField("Name", text: .constant(""))))
    }

    @Test func `a badge is a key, a string, a text or nothing`() {
        let (string, none) = ("**3**", String?.none)

        #expect(words(List { Text("row").badge("**3**") }) == words(List { Text("row").badge(Text("3")) }))
        #expect(words(List { Text("row").badge(string) }).contains("**3**"))
        #expect(words(List { Text("row").badge(none) }) == words(List { Text("row") }))
    }

    struct Holder<Content: View>: View {
        @ViewBuilder let content: () -> Content
        var body: some View { content() }
    }

    @Test func `a number in any title is warned of, and a format is not`() {
        func warnings(@ViewBuilder _ view: @escaping () -> some View) -> Int {
            Screen(Holder(content: view)).warnings(of: .numberInText).count
        }
        let year = 2009

        #expect(warnings { Toggle("Since \(year)", isOn: .constant(true)) } == 1)
        #expect(warnings { Text("x").navigationTitle("Since \(year)") } == 1)
        #expect(warnings { Toggle("Since \(year, format: .number)", isOn: .constant(true)) } == 0)
        #expect(warnings { Toggle("Since " + "\(year)", isOn: .constant(true)) } == 0)
    }

    @Test func `keys are compared by what they say`() {
        let (one, two) = (1, 2)

        #expect(LocalizedStringKey("a \(one)") == "a \(one)")
        #expect(LocalizedStringKey("a \(one)") != "a \(two)")
        #expect(LocalizedStringKey("a") != "**a**")
    }
}
