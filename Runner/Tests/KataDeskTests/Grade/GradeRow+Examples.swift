@testable import KataDesk

extension GradeRow {
    /// A row of chapter 1; red where not all twelve steps are green.
    static func example(
        _ copy: String, chapter: String = "InvoiceEditor", green: Int? = 12, title: String = "A title",
        reason: String = "assertion", message: String = "It is not so", own: Own? = nil,
        remark: String? = nil, seconds: Double = 2
    ) -> GradeRow {
        let red = green.flatMap { green in
            green == 12
                ? nil
                : Red(
                    step: green + 1, title: title, reason: reason, test: "aTest()",
                    file: "Sources/\(chapter)/A.swift", line: 7, message: message)
        }
        return GradeRow(
            copy: copy, chapter: chapter, steps: 12, green: green, red: red, own: own, remark: remark,
            seconds: seconds, digest: "\(copy)-\(green ?? -1)")
    }

    /// Names and messages as nobody wants them: each of them would be something else where it is not escaped.
    static let hostile = [
        "two\nlines", "a\ttab", "a \"quote\" and, a comma; one", "=HYPERLINK(\"http://x\",\"y\")", "+1", "-1",
        "@x",
        "<script>document.title='x'</script>", "&amp;]]><b id=x>", "\u{1B}[2J\u{7}\u{0}\r", "\u{202E}evil",
        "\u{FFFE}\u{FFFF}\u{85}\u{2028}", "עברית", "emoji 👩‍👩‍👧", "'; --", "%0A::error::x", "|a|`b`|", "  ",
        "\"\u{301},=\u{301}1", "<\u{301}b>", "=\u{301}1+1", "&\u{FE0F}|\u{301}",
    ].map { text in
        GradeRow.example(
            text, green: 3, title: text, reason: text, message: text,
            own: Own(
                sound: [text], contradicting: [text], deciding: [text], caught: 3, mistakes: 14,
                unguarded: [text]), remark: text)
    }
}
