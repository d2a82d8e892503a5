import Testing

@testable import KataText

/// What is read off an `#expect`, so that it can be made wrong.
struct ExpectationsTests {
    /// "condition | values | part" of each.
    private func read(_ text: String) -> [String] {
        let swift = SwiftText(text)
        return Expectations(in: swift).all.map { found in
            [
                swift.text(found.condition), found.values.map(\.source).joined(separator: " "),
                found.part?.source ?? "",
            ].joined(separator: " | ")
        }
    }

    @Test(arguments: [
        (#"#expect(sut.text == "1 cookie.")"#, #"sut.text == "1 cookie." | "1 cookie." | "#),
        (##"#expect(sut.text == #"a "b" \n"#)"##, ##"sut.text == #"a "b" \n"# | #"a "b" \n"# | "##),
        (#"#expect(sut.text == "a \(b) c")"#, #"sut.text == "a \(b) c" | "a \(b) c" | "#),
        (#"#expect(sut.text == "\(b("c"))" + d)"#, #"sut.text == "\(b("c"))" + d |  | "#),
        ("#expect(count(of: 3) == 2, \"as many == as that\")", "count(of: 3) == 2 | 2 | "),
        ("#expect(try await sut.price == -1.50)", "sut.price == -1.50 | -1.50 | "),
        (
            "#expect(try view.find(button: \"Take\").isDisabled() == true)",
            "view.find(button: \"Take\").isDisabled() == true | true | "
        ),
        (#"#expect(titles == ["a", "b"])"#, #"titles == ["a", "b"] | "a" "b" | "#),
        ("#expect(lines == [[1], [2, 3]])", "lines == [[1], [2, 3]] | 1 2 3 | "),
        (
            #"#expect(state == .loaded(CatFact(fact: "Cats nap.")))"#,
            #"state == .loaded(CatFact(fact: "Cats nap.")) | "Cats nap." | "#
        ),
        (
            #"#expect(films == [.fixture(title: "Up"), cars])"#,
            #"films == [.fixture(title: "Up"), cars] | "Up" | "#
        ),
        (#"#expect((a ?? "") == "b")"#, #"(a ?? "") == "b" | "b" | "#),
        (#"#expect(a?.b == "c")"#, #"a?.b == "c" | "c" | "#),
        (#"#expect(texts.filter { $0 != "a" } == ["b"])"#, #"texts.filter { $0 != "a" } == ["b"] | "b" | "#),
        (#"#expect(/* first */ a == "b" /* last */)"#, #"a == "b" | "b" | "#),
    ])
    func `a value is what stands right of the only comparison`(_ text: String, _ found: String) {
        #expect(read(text) == [found])
    }

    @Test(arguments: [
        ("a == \"b\"", false), ("a == [\"b\"]", false), ("a == Film(title: \"b\")", true),
        ("a == [.fixture(title: \"b\")]", true), ("a.isEmpty", false),
    ])
    func `what a call makes is told from what is written`(_ condition: String, _ isMade: Bool) {
        #expect(Expectations(in: SwiftText("#expect(\(condition))")).all.map(\.isMade) == [isMade])
    }

    @Test(arguments: [
        "isEmpty", "!isEmpty", "a != 1", "a === b", "a <= 1", "a == nil", "a == .loading", "a == b[1]",
        "a == sut.text(for: \"Ada\")", "a == text(for: \"Ada\")", "a == 1 && b", "a == 1 || b == 2",
        "a == b ?? \"c\"", "a == (b ? 1 : 2)", "a == URL(string: \"b\")!", "a == Data(\"b\".utf8)",
        "a == .start - 60", "a == 1 + 1", "a == [b, 1]", "a == []", "a == 0x10",
        "list.allSatisfy { $0 == 1 }",
        "!text.contains(\"a\")", "text.contains(a)",
    ])
    func `of anything else only the opposite can be asked`(_ condition: String) {
        #expect(read("#expect(\(condition))") == ["\(condition) |  | "])
    }

    @Test func `the part that a text has to contain is read, and of which call it is the argument is not`() {
        #expect(
            read("#expect(screen(of: \"a\").text.contains(\"b c\"), \"d\")")
                == ["screen(of: \"a\").text.contains(\"b c\") |  | \"b c\""])
        #expect(read("#expect(a.contains(\"b\") == false)") == ["a.contains(\"b\") == false | false | "])
    }

    @Test(arguments: [
        "#expect(throws: Failure.self) { try load() }", "try #require(a == 1)",
        "#expect(a == 1, sourceLocation: sourceLocation)", "// #expect(a == 1)", "/* #expect(a == 1) */",
        "\"#expect(a == 1)\"", "let text = \"\"\"\n    #expect(a == 1)\n    \"\"\"",
        "if b { #expect(a == 1) }", "guard b else { #expect(a == 1); return }",
        "if b {\n    list.forEach {\n        #expect(a == 1)\n    }\n}",
        "if b {\n} else {\n    #expect(a == 1)\n}",
        "switch b {\ncase 1: #expect(a == 1)\n}", "#expect(a == \"b)", "await waitUntil { a == 1 }",
    ])
    func `what is not known, need not be reached or is no code is left out`(_ text: String) {
        #expect(read(text) == [])
    }

    @Test func `a loop and a closure are no branch`() {
        #expect(read("for a in [1, 2] {\n    #expect(a == 1)\n}\nrun { #expect(b == 2) }").count == 2)
    }

    @Test func `lines are those of the text, from the macro to its last bracket`() {
        let text = """
            // One
            #expect(
                a == \"""
                    b

                    c
                    \""", "d"
            )

            #expect(e)
            """

        let found = Expectations(in: SwiftText(text)).all

        #expect(found.map(\.lines) == [2...8, 10...10])
        #expect(found.first?.values.map(\.form) == [.pieces])
    }

    @Test(arguments: [
        (#""ab""#, "ab"), (#""1 a\nb""#, "ab"), (##"#"a\nb"#"##, "ab"), (##"#"a\#nb"#"##, "ab"),
        (#""\u{41}b""#, ""), (##""a\(b["c"]) d""##, "ad"), ("\"\"\"\n    ab\n    \"\"\"", "ab"), ("12", ""),
        (#""""#, ""),
    ])
    func `the letters of a text that may become others`(_ source: String, _ letters: String) throws {
        let text = "#expect(a.contains(\(source)) == (b))\n#expect(a == \(source))"
        let literal = try #require(Expectations(in: SwiftText(text)).all.last?.values.first)

        #expect(
            String(decoding: literal.letters.map { Array(literal.source.utf8)[$0] }, as: UTF8.self) == letters
        )
    }

    @Test func `two values are the same by what they mean`() {
        func literals(_ text: String) -> [SwiftLiteral] {
            Expectations(in: SwiftText(text)).all.flatMap(\.values)
        }
        let found = literals("#expect(a == [1, 1.0, 2, \"1\", #\"1\"#, -0.0, 0])")

        #expect(found.map(\.form) == [.whole, .fraction, .whole, .character, .character, .fraction, .whole])
        #expect(found[0].equals(found[1]) && !found[0].equals(found[2]))
        #expect(found[3].equals(found[4]) && found[5].equals(found[6]))
    }
}
