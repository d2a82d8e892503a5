import Foundation
import RunnerTesting
import Testing

@testable import KataBase
@testable import KataText

/// Swift in tokens: what is a word in a text, and what only looks like one.
struct SwiftLexerTests {
    private typealias Lexer = SwiftLexer

    /// - Returns: the tokens of a kind, and "?" behind them where they are a guess.
    private func found(_ kind: SwiftLexer.Token.Kind, in text: String, trustsSlashes: Bool = true) -> [String]
    {
        let bytes = Array(text.utf8)
        let lexer = SwiftLexer(bytes, trustsSlashes: trustsSlashes)
        return lexer.tokens.filter { $0.kind == kind }.map {
            String(decoding: bytes[$0.start..<$0.end], as: UTF8.self)
        } + (lexer.isCertain ? [] : ["?"])
    }

    @Test(arguments: [
        ("let größe = 0x1F_u + a1", ["let", "größe", "0x1F_u", "a1"]),
        ("\u{FEFF}let a", ["let", "a"]),
        ("func `an empty \"list\" { `(); `default`", ["func", "`an empty \"list\" { `", "`default`"]),
        ("#if os(Linux) && !A\n#elseif B\n#endif", ["if", "os", "Linux", "A", "elseif", "B", "endif"]),
        ("@Test(.enabled) a", ["Test", "enabled", "a"]),
        ("// one\rtwo // three", ["two"]),
        ("/* a /* b */ c */ d /**/ e /*/ f */ g", ["d", "e", "g"]),
        ("\"a\" b \"\" c \"\\\"\\\\\" d", ["b", "c", "d"]),
        ("\"a \\(b(\"c\", \"\\(d)\")) e\" f", ["b", "d", "f"]),
        ("\"\"\"\n  a \" \"\" \\\"\"\" \\(b)\n\"\"\" c", ["b", "c"]),
        ("#\"a \" \\(b) \\#(c) \\\"# d", ["c", "d"]),
        ("##\"a \"# b \\#(c) \\##(d)\"## e", ["d", "e"]),
        ("#\"\"\"\na \"\"\" \\\n\"\"\"# b", ["b"]),
        ("#\"\"\"# a #\"b\"c\"#", ["a"]),
    ])
    func `a word is one outside of strings and comments`(_ text: String, _ words: [String]) {
        #expect(found(.word, in: text) == words)
    }

    @Test(arguments: [
        ("\"a \\(b) c\" + \"d\"", ["\"a \\(", ") c\"", "\"d\""]),
        ("\"\\(a(\"b\") { \")\" }(1))\"", ["\"\\(", "\"b\"", "\")\"", ")\""]),
        ("\"\"\"\na\n\"\"\"", ["\"\"\"\na\n\"\"\""]),
        ("#\"a\"#", ["#\"a\"#"]),
    ])
    func `a string is parted by what is interpolated`(_ text: String, _ strings: [String]) {
        #expect(found(.string, in: text) == strings)
    }

    @Test(arguments: [
        ("f(/a\"(b)\\/[^\"]+/)", ["/a\"(b)\\/[^\"]+/"]),
        ("switch a { case b: /c/ }", ["/c/"]),
        ("a / b / c + d/e/f + g[0]/h/(i)/j", []),
        ("a /= b /\nc", []),
        ("func / (a: A) {}; func /(a: A) {}", []),
        ("f(/=a/)", ["/=a/"]),
    ])
    func `a slash divides, or begins a regular expression`(_ text: String, _ regexes: [String]) {
        #expect(found(.regex, in: text) == regexes)
        #expect(found(.regex, in: text, trustsSlashes: false) == regexes)
    }

    @Test(arguments: [
        ("let a = /b\"/", "/b\"/"), ("f(a, /\"/)", "/\"/"), ("return /\"/", "/\"/"), ("return/\"/", "/\"/"),
        ("[/\"/]", "/\"/"), ("f(#/a/b\"/#)", "#/a/b\"/#"), ("a = ##/\n\"/#\n/##", "##/\n\"/#\n/##"),
    ])
    func `where an operator might stand, a slash has to be trusted`(_ text: String, _ regex: String) {
        #expect(found(.regex, in: text) == [regex])
        #expect(found(.regex, in: text, trustsSlashes: false).last == "?")
    }

    @Test(arguments: [
        "let a = \"b", "let a = \"\\(b\"", "\"\"\"\n\"\" ", "#\"a\"", "/* a /* */", "`a", "##a", "#/a\n/#",
        "a /b/", "a = ^/b/", "combine(/, b)", "f(/a\n/)", "\"\\",
    ])
    func `what is not known for certain is said to be a guess`(_ text: String) {
        #expect(found(.word, in: text).last == "?")
    }

    @Test func `a token knows where it stands`() {
        let tokens = SwiftLexer(Array("a /* */ b\n  \"\\(c { \"\\(d)\" })\"\r\ne".utf8)).tokens

        #expect(tokens.filter(\.isFirstOnLine).map(\.start) == [0, 12, 31])
        #expect(tokens.filter { $0.kind == .word }.map(\.depth) == [0, 0, 1, 2, 0])
        #expect(tokens.filter { $0.sign == UInt8(ascii: "{") }.map(\.depth) == [1])
    }

    /// Otherwise it would be compiled again, or be looked at more narrowly, for nothing.
    @Test func `each file of the workspace is read for certain`() throws {
        let folders = ["Sources", "Tests", "Solutions"]
        let unread = try folders.flatMap { folder in
            let url = Repository.root.appending(path: folder)
            return try Files.list(url).filter { $0.hasSuffix(".swift") }.filter {
                !SwiftLexer(try Files.data(url.appending(path: $0))).isCertain
            }
        }

        #expect(unread == [])
    }
}
