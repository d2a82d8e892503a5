import Foundation
import RunnerTesting
import Testing

@testable import KataBase

struct ConsoleTests {
    @Test func `an answer keeps its colours and links, and nothing else that a terminal obeys`() {
        let sut = Printer(style: .color)
        let style = TextStyle.color

        sut.console.print(
            style.red(style.bold("RED")) + " " + style.hyperlink("a.swift", url: "file:///a%20b.swift"))
        sut.console.print(
            "\u{1B}[2J\u{1B}[8mgone\u{1B}[m \u{1B}]0;title\u{7} \u{1B}]52;c;aGk=\u{1B}\\ \u{202E}")
        sut.console.print("\u{1B}]8;;x\u{202E}\u{1B}\\")

        #expect(
            sut.output == """
                \u{1B}[31m\u{1B}[1mRED\u{1B}[22m\u{1B}[39m \u{1B}]8;;file:///a%20b.swift\u{1B}\\a.swift\u{1B}]8;;\u{1B}\\
                ␛[2J␛[8mgone␛[m ␛]0;title␇ ␛]52;c;aGk=␛\\ ⟨U+202E⟩
                ␛]8;;x⟨U+202E⟩␛\\

                """)
    }

    @Test func `a plain answer and an error hold nothing that a terminal obeys`() {
        let sut = Printer(style: .plain)

        sut.console.print("\u{1B}[31mred\u{1B}[39m")
        Printer(style: .color, sharing: sut).console.printError("'\u{1B}[31m\u{2066}x'")

        #expect(sut.output == "␛[31mred␛[39m\n")
        #expect(sut.errors == "'␛[31m⟨U+2066⟩x'\n")
    }

    @Test func `JSON keeps its data, escaped`() throws {
        let sut = Printer(style: .plain)
        let text = "a\u{202E}\u{9B}\u{1B}\n\u{E0041}👩\u{200D}🔧é"

        try sut.console.print(json: ["text": text])

        #expect(
            sut.output == #"{"text":"a\u202e\u009b\u001b\n\udb40\udc41"# + "👩\u{200D}🔧é\"}\n")
        #expect(try JSONDecoder().decode([String: String].self, from: Data(sut.output.utf8))["text"] == text)
    }

    @Test func `a progress bar stays within one row`() {
        let sut = Printer(style: .plain, width: 50, isTerminal: true)
        var bar = ProgressBar(total: 2, console: sut.console)

        bar.advance("a title that is too long for it")
        bar.finish()

        let half = String(repeating: "▰", count: 12) + String(repeating: "▱", count: 12)
        let empty = String(repeating: "▱", count: 24)
        #expect(
            sut.errors
                == "\r\u{1B}[K\(empty) 0/2  \r\u{1B}[K\(half) 1/2  a title th\r\u{1B}[K")
    }

    @Test func `a progress bar may say the numbers in words`() {
        let sut = Printer(style: .plain, width: 50, isTerminal: true)
        let bar = ProgressBar(total: 0, console: sut.console)

        bar.show("mistake 3 of 4", done: 2, of: 4)

        let half = String(repeating: "▰", count: 12) + String(repeating: "▱", count: 12)
        #expect(sut.errors == "\r\u{1B}[K\(half) mistake 3 of 4")
    }

    @Test func `without a terminal there is no progress bar`() {
        let sut = Printer(style: .plain)
        var bar = ProgressBar(total: 2, console: sut.console)

        bar.advance("a title")
        bar.finish()

        #expect(sut.errors == "")
    }
}
