import Testing

@testable import KataBase

struct TextStyleTests {
    @Test func `a colour ends where it began`() {
        #expect(TextStyle.color.red("RED") == "\u{1B}[31mRED\u{1B}[39m")
        #expect(TextStyle.color.bold("a") == "\u{1B}[1ma\u{1B}[22m")
        #expect(TextStyle.color.dim("a") == "\u{1B}[2ma\u{1B}[22m")
        #expect(TextStyle.color.italic("a") == "\u{1B}[3ma\u{1B}[23m")
        #expect(TextStyle.color.underline("a") == "\u{1B}[4ma\u{1B}[24m")
        #expect(TextStyle.color.green("a") == "\u{1B}[32ma\u{1B}[39m")
        #expect(TextStyle.color.yellow("a") == "\u{1B}[33ma\u{1B}[39m")
        #expect(TextStyle.color.blue("a") == "\u{1B}[34ma\u{1B}[39m")
        #expect(TextStyle.color.magenta("a") == "\u{1B}[35ma\u{1B}[39m")
        #expect(TextStyle.color.cyan("a") == "\u{1B}[36ma\u{1B}[39m")
    }

    @Test func `a colour goes on after another inside it`() {
        let text = TextStyle.color.red("a\(TextStyle.color.green("b"))c")

        #expect(text == "\u{1B}[31ma\u{1B}[32mb\u{1B}[39m\u{1B}[31mc\u{1B}[39m")
    }

    @Test func `plain text and empty text have no colours`() {
        #expect(TextStyle.plain.red(TextStyle.plain.bold("a")) == "a")
        #expect(TextStyle.color.red("") == "")
    }

    @Test func `a link hides behind its text where links can be shown`() {
        let url = "https://swift.org"

        #expect(
            TextStyle.color.hyperlink("Swift", url: url)
                == "\u{1B}]8;;https://swift.org\u{1B}\\Swift\u{1B}]8;;\u{1B}\\")
        #expect(TextStyle.plain.hyperlink("Swift", url: url) == "Swift")
        #expect(TextStyle(isColored: true, hasLinks: false).hyperlink("Swift", url: url) == "Swift")
    }

    @Test(arguments: outputs)
    func `colours are for terminals that want them`(_ output: Output) {
        #expect(
            TextStyle.detect(isTerminal: output.isTerminal, environment: output.environment) == output.style)
    }

    struct Output: CustomTestStringConvertible, Sendable {
        let testDescription: String
        var isTerminal = true
        let environment: [String: String]
        let style: TextStyle
    }

    static let outputs = [
        Output(testDescription: "a terminal", environment: ["TERM": "xterm-256color"], style: .color),
        Output(testDescription: "a pipe", isTerminal: false, environment: ["TERM": "xterm"], style: .plain),
        Output(testDescription: "NO_COLOR", environment: ["TERM": "xterm", "NO_COLOR": "1"], style: .plain),
        Output(
            testDescription: "an empty NO_COLOR", environment: ["TERM": "xterm", "NO_COLOR": ""],
            style: .color),
        Output(testDescription: "a dumb terminal", environment: ["TERM": "dumb"], style: .plain),
        Output(testDescription: "an unknown terminal", environment: [:], style: .plain),
        Output(
            testDescription: "the Linux console", environment: ["TERM": "linux"],
            style: TextStyle(isColored: true, hasLinks: false)),
        Output(
            testDescription: "Terminal on a Mac",
            environment: ["TERM": "xterm", "TERM_PROGRAM": "Apple_Terminal"],
            style: TextStyle(isColored: true, hasLinks: false)),
    ]
}
