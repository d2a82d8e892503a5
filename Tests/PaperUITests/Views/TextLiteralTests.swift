import PaperUI
import TestSupport
import Testing

@MainActor
@Suite(.endsInTime) struct TextLiteralTests {
    private func words(_ text: Text) -> String { Screen(text).text }

    @Test func `Markdown in a literal is read for its words`() {
        #expect(
            words(Text("**Bold**, *slanted*, ~~crossed~~ and `code`")) == "Bold, slanted, crossed and code")
        #expect(words(Text("Our [terms](https://example.com/terms) apply.")) == "Our terms apply.")
        #expect(words(Text("**bold [link](https://example.com)**")) == "bold link")
        #expect(words(Text("^[3 weeks](inflect: true)")) == "3 weeks")
        #expect(words(Text(#"\*as it is\*"#)) == "*as it is*")
    }

    @Test(arguments: [
        "2 * 3 * 4", "snake_case_name", "a*", "**", "[", "[no](", "~", "5 ~ 6", "C:\\temp", "_", "a _ b _",
        "`",
    ])
    func `what only looks like Markdown stays`(_ line: String) {
        #expect(words(Text(.init(line))) == line)
    }

    @Test func `a string is no literal, and what stands in one is none`() {
        let name = "*Ann*"

        #expect(words(Text(name)) == "*Ann*")
        #expect(words(Text(verbatim: "**Ann**")) == "**Ann**")
        #expect(words(Text("**Hello** \(name), *again*")) == "Hello *Ann*, again")
        #expect(words(Text(.init("**Ann**"))) == "Ann")
    }

    @Test func `values stand in a literal as they do in a string`() {
        let none: Int? = nil

        #expect(words(Text("\(1.5) \(true) \(none, default: "none")")) == "1.5 true none")
        #expect(words(Text("\(2.0, specifier: "%.1f") \(0.25, format: .percent)")) == "2.0 25%")
        #expect(words(Text("A \(Text("bold").bold()) word\(Image(systemName: "star"))")) == "A bold word")
    }

    @Test func `the words of an attributed text are shown`() throws {
        var text = AttributedString("Hello, ")
        text.append(AttributedString("world"))

        #expect(words(Text(text)) == "Hello, world")
        #expect(words(Text(try AttributedString(markdown: "**Hello**"))) == "Hello")
    }
}
