import Foundation
import RunnerTesting
import Testing

@testable import KataKit
@testable import KataWork

/// What is said of values that do not fit into a line, or that nobody could tell apart.
struct ComparisonTests {
    /// A message without its beginning, and what is said of it.
    struct Row: CustomTestStringConvertible, Sendable {
        let message: String
        let words: String

        init(_ message: String, _ words: String) { (self.message, self.words) = (message, words) }

        var testDescription: String { words }
    }

    @Test(arguments: [
        Row(
            #"(screen.warnings → ["A Text\'s literal. Write \\(String(…)) or id: \\.self."]) == []"#,
            #"screen.warnings is ["A Text's literal. Write \(String(…)) or id: \.self."] and should be []."#),
        Row(
            #"(paths → ["C:\\new", "say \"no\"", "a\\"]) == ["it\'s"]"#,
            #"paths is ["C:\\new", "say \"no\"", "a\\"] and should be ["it's"]."#),
        Row(#"(text → "it\'s \\(1)") == "no""#, #"text is "it\'s \\(1)" and should be "no"."#),
    ])
    func `strings in a list read as they are written, but for what would be read as another sign`(_ row: Row)
    {
        expect(row)
    }

    private func expect(_ row: Row, sourceLocation: SourceLocation = #_sourceLocation) {
        let words = Explanation.words(for: "Expectation failed: " + row.message)
        #expect(words == row.words, sourceLocation: sourceLocation)
    }

    @Test(arguments: [
        Row(
            "(text → \"one\") == (\"one\\ntwo\" → \"one\ntwo\")",
            """
            text is
              "one"
            and should be
              \"""
              one
              two
              \"""
            """),
        Row(
            "(text → \"one\ntwo\") == (\"\"\"\n        one\n        \"\"\" → \"one\n\")",
            """
            text is
              \"""
              one
              two
              \"""
            and should be
              \"""
              one
              \("")
              \"""
            """),
        Row(
            "(text → \"(one\n\") != (other → \"(one\n\")",
            """
            text is
              \"""
              (one
              \("")
              \"""
            and should not be
              \"""
              (one
              \("")
              \"""
            """),
        Row(
            "(text → \"one\") == (\"a\\r\\nb\" → \"a\r\nb\")",
            """
            text is
              "one"
            and should be
              \"""
              a
              b
              \"""
            """),
        Row(
            "(p → nil) == (P(n: 2) → P(\n2)",
            """
            p is
              nil
            and should be
              P(
              2
            """),
        Row(
            "(a → Two\n(1) == (b → Two\n(2)",
            """
            a is
              Two
              (1
            and should be
              Two
              (2
            """),
    ])
    func `values of several lines are said whole, in lines of their own`(_ row: Row) { expect(row) }

    @Test func `in one line the ends of lines are signs`() {
        let message = "Expectation failed: (text → \"one\r\n\") == (\"one\\ntwo\" → \"one\ntwo\")"

        #expect(
            Explanation.sentence(for: message) == #"text is "one␍␊" and should be "one␊two"."#)
    }

    @Test(arguments: [
        Row(
            ##"(text → "") == (#"a "quoted" word"# → "a "quoted" word")"##,
            #"text is "" and should be "a "quoted" word"."#),
        Row(
            ###"(s → "a"#") == (##"b"# == "c"## → "b"# == "c")"###,
            ###"s is "a"#" and should be "b"# == "c"."###),
        Row(#"(s → ") == (") == ")b(""#, #"s is ") == (" and should be ")b("."#),
        Row(#"(s → "a") == "b") == "c""#, #"s is "a") == "b" and should be "c"."#),
        Row(#"(f("a → b") → 1) == (f("\(g(")"))") → 3)"#, #"f("a → b") is 1 and should be 3."#),
        Row(
            #"(a.map { "\($0)" /* ( */ } → ["1"]) == ["(", "]"]"#,
            #"a.map { "\($0)" /* ( */ } is ["1"] and should be ["(", "]"]."#),
        Row(#"(a → it" == (x) == (D("z") → y" == z)"#, #"a is it" == (x and should be y" == z."#),
        Row(#""one" == (text → "two")"#, #"text is "two" and should be "one"."#),
        Row(#"(n ?? 0 → 0) != 3"#, "n ?? 0 is 0 and should not be 3."),
        Row(
            "(films\n    .map(\\.title)\n    .joined(\n        separator: \", \"\n    ) → \"Coco\") == [\n    \"Up\",\n    \"Coco\",\n]",
            #"films.map(\.title).joined(separator: ", ") is "Coco" and should be ["Up", "Coco",]."#),
    ])
    func `a value ends where its quotes and brackets do`(_ row: Row) { expect(row) }

    @Test(arguments: [
        #"(a == "z" → false) && (a.isEmpty → <not evaluated>)"#,
        #"(a → "x") == ("b" → "c") == ("d" → "e")"#,
        #"(a → ["x\ny"]).contains("one" → "one"#, "(a → 1) == (b", #"(a → 3) < 2"#, "(a → 1", "a → nil",
    ])
    func `what can be read in two ways, or in none, stays whole`(_ message: String) {
        expect(Row(message, "Expectation failed: " + message))
    }

    @Test(arguments: [
        Row(
            "(time → \"9:41\u{202F}AM\") == \"9:41 AM\"",
            #"time is "9:41⟨U+202F⟩AM" and should be "9:41 AM". They look alike: U+202F is NARROW NO-BREAK SPACE."#
        ),
        Row(
            "\"12,50 €\" == (price → \"12,50\u{A0}€\")",
            #"price is "12,50⟨U+00A0⟩€" and should be "12,50 €". They look alike: U+00A0 is NO-BREAK SPACE."#),
        Row(
            "(s → \"1\u{2007}2\u{2009}3\u{3000}4\u{2003}5\") == \"1 2 3 4 5\"",
            #"s is "1⟨U+2007⟩2⟨U+2009⟩3⟨U+3000⟩4⟨U+2003⟩5" and should be "1 2 3 4 5". They look alike: U+2007 is FIGURE SPACE, U+2009 is THIN SPACE, U+3000 is IDEOGRAPHIC SPACE, and 1 more."#
        ),
        Row(
            "(s → [\"c\u{430}t\"]) == [\"cat\"]",
            #"s is ["c⟨U+0430⟩t"] and should be ["cat"]. They look alike: U+0430 is CYRILLIC SMALL LETTER A."#
        ),
        Row(
            "(s → e\u{301}a) == (t → \u{E9}a)",
            "s is e⟨U+0301⟩a and should be ⟨U+00E9⟩a. They look alike: U+0301 is COMBINING ACUTE ACCENT, U+00E9 is LATIN SMALL LETTER E WITH ACUTE."
        ),
        Row(
            "(s → \"❤\u{FE0F}\") == \"❤\"",
            #"s is "❤⟨U+FE0F⟩" and should be "❤". They look alike: U+FE0F is VARIATION SELECTOR-16."#),
        Row(
            "(c → \u{A0}) == (\" \" →  )",
            "c is ⟨U+00A0⟩ and should be ⟨U+0020⟩. They look alike: U+00A0 is NO-BREAK SPACE, U+0020 is SPACE."
        ),
        Row(
            "(f → nan) == (.nan → nan)",
            "f is nan and should be nan. A nan is equal to nothing, not even to itself. Ask for isNaN."),
        Row(
            "(a → x) == (b → x)",
            "a is x and should be x. They print alike: they differ in something that is not printed."),
        Row(
            "(s → \"one \ntwo\") == (\"one\\ntwo\" → \"one\ntwo\")",
            """
            s is
              \"""
              one⟨U+0020⟩
              two
              \"""
            and should be
              \"""
              one
              two
              \"""
            They look alike: U+0020 is SPACE.
            """),
        Row(
            "(s → \"a\r\nb\") == (\"a\\nb\" → \"a\nb\")",
            """
            s is
              \"""
              a⟨U+000D⟩
              b
              \"""
            and should be
              \"""
              a
              b
              \"""
            They look alike: U+000D is CARRIAGE RETURN.
            """),
        Row(
            "(s → \"12,50\u{A0}€\").contains(\"12,50 €\")",
            #"Expectation failed: (s → "12,50⟨U+00A0⟩€").contains("12,50 €")"#),
        Row("(s → \"Bär\") == \"Bar\"", #"s is "Bär" and should be "Bar"."#),
        Row("(s → \"é\") != (t → \"e\u{301}\")", "s is \"é\" and should not be \"e\u{301}\"."),
    ])
    func `values that print alike say what differs`(_ row: Row) {
        expect(row)
    }

    @Test func `PaperUITesting says it in the same words`() throws {
        let root = Repository.root
        let ours = root.appending(path: "Runner/Sources/KataWork/Verdict/LookAlikes.swift")
        let theirs = root.appending(path: "Sources/PaperUITesting/Snapshot/LookAlikes.swift")

        #expect(try Data(contentsOf: ours) == Data(contentsOf: theirs))
    }

    @Test func `of long values what differs is in sight`() {
        let words = String(repeating: "word ", count: 300)

        let lines = Explanation.words(
            for: "Expectation failed: (text → \"\(words)one\") == (other → \"\(words)two\")"
        ).split(separator: "\n")

        #expect(lines.count == 4)
        #expect(lines[0] == "text is")
        #expect(lines[1].hasPrefix("  …word ") && lines[1].hasSuffix("word one\"") && lines[1].count < 80)
        #expect(lines[2] == "and should be")
        #expect(lines[3].hasPrefix("  …word ") && lines[3].hasSuffix("word two\""))
    }
}
