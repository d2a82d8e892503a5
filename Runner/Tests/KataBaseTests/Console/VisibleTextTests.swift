import Testing

@testable import KataBase

struct VisibleTextTests {
    struct Text: CustomTestStringConvertible, Sendable {
        let testDescription: String
        let raw: String
        let visible: String
    }

    @Test(arguments: [
        Text(testDescription: "an escape", raw: "a\u{1B}[2Jb", visible: "a␛[2Jb"),
        Text(testDescription: "a bell and a delete", raw: "\u{7}\u{7F}", visible: "␇␡"),
        Text(testDescription: "a line that is written over", raw: "RED\rGREEN", visible: "RED␍GREEN"),
        Text(testDescription: "an eight-bit escape", raw: "\u{9B}2J", visible: "⟨U+009B⟩2J"),
        Text(testDescription: "an override", raw: "a\u{202E}b\u{202C}", visible: "a⟨U+202E⟩b⟨U+202C⟩"),
        Text(testDescription: "an isolate", raw: "\u{2066}a\u{2069}", visible: "⟨U+2066⟩a⟨U+2069⟩"),
        Text(
            testDescription: "direction marks", raw: "\u{200E}\u{200F}\u{61C}",
            visible: "⟨U+200E⟩⟨U+200F⟩⟨U+061C⟩"),
        Text(testDescription: "separators", raw: "a\u{2028}b\u{2029}", visible: "a⟨U+2028⟩b⟨U+2029⟩"),
        Text(
            testDescription: "characters without a width", raw: "a\u{200B}b\u{2060}c\u{FEFF}d\u{AD}e\u{3164}",
            visible: "a⟨U+200B⟩b⟨U+2060⟩c⟨U+FEFF⟩d⟨U+00AD⟩e⟨U+3164⟩"),
        Text(testDescription: "tags", raw: "a\u{E0041}\u{E007F}", visible: "a⟨U+E0041⟩⟨U+E007F⟩"),
        Text(testDescription: "a joiner between letters", raw: "i\u{200D}f", visible: "i⟨U+200D⟩f"),
        Text(
            testDescription: "variations of nothing", raw: "\u{FE0F}a\u{FE0F}\u{FE0F}\u{E0100}",
            visible: "⟨U+FE0F⟩a\u{FE0F}⟨U+FE0F⟩⟨U+E0100⟩"),
        Text(
            testDescription: "a flag's tags without their end", raw: "🏴\u{E0067}\u{E0062}a",
            visible: "🏴⟨U+E0067⟩⟨U+E0062⟩a"),
        Text(testDescription: "annotations", raw: "\u{FFF9}a\u{FFFB}", visible: "⟨U+FFF9⟩a⟨U+FFFB⟩"),
        Text(testDescription: "no characters at all", raw: "a\u{FFFE}\u{FFFF}", visible: "a⟨U+FFFE⟩⟨U+FFFF⟩"),
    ])
    func `what a terminal would obey or hide is shown`(_ text: Text) {
        #expect(text.raw.visible == text.visible)
    }

    @Test(arguments: [
        "plain", "two\nlines\tand a tab", "with Windows' ends\r\n", "Grüße, e\u{301}", "日本語", "שלום", "نه",
        "می\u{200C}خواهم", "क\u{94D}\u{200D}ष", "👩\u{200D}🔧", "🏳\u{FE0F}\u{200D}🌈", "👩🏽\u{200D}🚀",
        "1\u{FE0F}\u{20E3}", "✔\u{FE0F}", "🏴\u{E0067}\u{E0062}\u{E0065}\u{E006E}\u{E0067}\u{E007F}",
        "葛\u{E0100}", "",
    ])
    func `what people write stays as it is`(_ text: String) {
        #expect(Array(text.visible.unicodeScalars) == Array(text.unicodeScalars))
    }

    @Test func `on one line, a line's end is shown as well and a line without end is cut`() {
        #expect("a\nb\r\nc\td\u{202E}".printable == "a␊b␍␊c\td⟨U+202E⟩")
        #expect(String(repeating: "a", count: 1_001).printable == String(repeating: "a", count: 1_000) + "…")
    }
}
