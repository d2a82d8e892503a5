import Testing

@testable import KataText

/// What a line of Swift looks like.
struct SwiftWordsTests {
    @Test(arguments: [
        ("let a = Film(.default) // b", ["let keyword", "Film type", "// b comment"]),
        (
            "@Test(\"a \\(b(\"c\")) d\") #if A",
            ["@Test attribute", "\"a \\(b(\"c\")) d\" string", "#if attribute", "A type"]
        ),
        ("func `it is in`() /* a */ { #\"\"a\"# }", ["func keyword", "/* a */ comment", "#\"\"a\"# string"]),
        ("let a = \"\"\"", ["let keyword", "\"\"\" string"]),
        ("  a \"b \\(c", ["\"b \\(c string"]),
    ])
    func `words and strings are set apart`(_ line: String, _ words: [String]) {
        let sut = SwiftWords(line)

        #expect(sut.words.map(\.text).joined() == line)
        #expect(sut.words.filter { $0.kind != .other }.map { "\($0.text) \($0.kind)" } == words)
    }
}
