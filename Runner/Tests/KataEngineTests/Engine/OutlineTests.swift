import Foundation
import Testing

@testable import KataBase
@testable import KataText

@Suite("Files that no other one can see")
struct OutlineTests {
    private func loneNames(_ files: [String: String]) -> [String] {
        let texts = files.sorted { $0.key < $1.key }.map {
            SourceText(path: "/\($0.key)", bytes: Data($0.value.utf8))
        }
        let dependencies = texts.dependencies
        return texts.indices.filter { place in
            texts.indices.allSatisfy { $0 == place || !dependencies[$0].contains(place) }
        }.map { texts[$0].name }
    }

    private static let user = """
        @Suite struct Another {
            @Test func test() {
                #expect(word() == 1, "nothing")  // nothing
                print("\\(f("nested") + nested("a", after()))")
            }
        }
        """

    @Test(
        arguments: [
            "struct Lone { let word = \"{\" }",
            "#if STEP_2\nimport Testing\n@testable import Greeting\n\n@MainActor struct Lone {\n    @Test func test() {}\n}\n#endif",
            "/* a word() \" /* { */ */\n// } it's\n@Test(arguments: [1, 2]) func lone(_ n: Int) { let word = n / 2 }",
            "private let lone = [\"a\", \"\\\"{\"]\nfinal class Lone: Sendable { func word() {} }",
            "let lone = \"\\(\"a\") { \"\nlet others = \"\"\"\n    a \" } {\n    \\(1) \\\"\"\" {\n    \"\"\"",
            "struct Lone: Error, Sendable {}\nfunc one<A, B>(_ a: A, _ b: B) {}",
            "struct words {}; struct testing {}; let nothing = 1",
            "struct Lone { let a = ##\"{\"##; let b = #\"\"\"\n{\n\"\"\"#; let c = #\"\\#(#\"{\"#)\"# }",
            "struct Lone { let a = #\"{\"word\": \\n\"# }; struct Others { let a = #\"\\#(nested(1))\"# }",
            "func lone(_ text: String) { _ = text.firstMatch(of: /a=\"(word()\\/[^\"]+)/); _ = text.wholeMatch(/}/) }",
            "@MainActor\n@available(macOS 13, *)\npublic final class Lone {}\nlet other = 1 as Int\nlet last: Int =\n    other\n    + 1",
            "extension Int { var other: Int { word() }; struct Others { let word = 1 }; private init(word: Int) { self = word } }",
            "extension Int {\n    fileprivate var word: Int { let a = 1; return a }\n\n    @MainActor private static func nested(_ a: Int = 1) -> Int { a }\n}",
        ])
    func `a file whose names stand nowhere else is alone`(_ text: String) {
        #expect(loneNames(["A.swift": text, "B.swift": Self.user]) == ["A.swift", "B.swift"])
    }

    @Test(
        arguments: [
            "func word() -> Int { 1 }",
            "let nested = 1",
            "let after = 1",
            "let word = { 1 }",
            "struct Lone {}\nlet (a, word) = (1, { 2 })",
            "let a = 1, word = { 2 }",
            "extension Int { private var a: Int { 1 }; var word: Int { 1 } }",
            "extension Int { private(set) static var word = 1 }",
            "extension Int { static var other = 1, word = 2 }",
            "extension Int { init(other: String) { self = 1 } }",
            "extension Int { subscript(other: String) -> Int { 1 } }",
            "extension Int { static func += (a: Int, b: Lone) {} }",
            "extension Int { func callAsFunction() {} }",
            "extension Int: @retroactive Error {}",
            "extension Array where Element: Error { private var other: Int { 1 } }",
            "extension Int { private let a = /}/ }",
            "extension Int { private var a: Int { 1 }",
            "extension Lone { class var word: Int { 1 } }",
            "extension Lone { class subscript(a: Int) -> Int { 1 } }",
            "extension Lone { private (set) static var word = 1 }",
            "extension Another { var lone: Int { 1 } }",
            "func `lone word`() {}",
            "func grün() {}",
            "struct\u{A0}Lone {}",
            "protocol Lone {}",
            "typealias Lone = Int",
            "infix operator +++",
            "func == (a: Int, b: String) -> Bool { true }",
            "macro lone() = #externalMacro(module: \"A\", type: \"B\")",
            "unheard struct Lone {}",
            "unheard\n\nstruct Lone {}",
            "extension Int { unheard var other: Int { 1 } }",
            // What cannot be read for certain.
            "struct Lone { let a = /}/ }",
            "struct Lone { let a = #\" }",
            "struct Lone { let a = #/}/# }",
            "struct Lone { let a = b(/}\n/) }",
            "struct Lone {",
            "struct Lone {}}",
            "struct Lone { let a = \"",
            "/* struct Lone {}",
            "let lone = \"\"\"\n",
        ])
    func `a file that others may lean on is not`(_ text: String) {
        #expect(!loneNames(["A.swift": text, "B.swift": Self.user]).contains("A.swift"))
    }

    @Test func `two files with one name see each other`() {
        #expect(
            loneNames(["A.swift": "struct A {}", "B.swift": "struct A {}", "C.swift": "struct C {}"]) == [
                "C.swift"
            ])
    }

    @Test func `a file leans on what those lean on that it names`() {
        let texts = [
            "struct A { let b = B() }", "struct B { let c = C() }", "struct C {}", "struct D { let a: A }",
            "struct E {}",
        ].enumerated().map { SourceText(path: "/\($0).swift", bytes: Data($1.utf8)) }

        #expect(texts.dependencies == [[0, 1, 2], [1, 2], [2], [0, 1, 2, 3], [4]])
    }

    @Test(
        arguments: [
            "let a = \"“\\(b)” costs 2 €\"", "func a() { b × 2 } // ± word()", "let a = größe(1)",
            "let a = \"é\"",
        ])
    func `a sign that is not English is no reason to lean on all others`(_ text: String) {
        let texts = [text, "func word() {}", "func costs() {}"].enumerated().map {
            SourceText(path: "/\($0).swift", bytes: Data($1.utf8))
        }

        #expect(texts.dependencies[0] == [0])
    }

    @Test(
        arguments: [
            "let a = combine(/, word(), 8 / 2)",
            "let a = \"\"\"\n    \\(f(\"\"\"\n    a\n    \"\"\"))\n    \"\"\" + word() + \"\"",
            "let a = √word()",
            "let a =\u{A0}word()",
            "extension Int: @retroactive Error {}",
        ])
    func `a file names what may be a name`(_ text: String) {
        let texts = [text, "func word() {}"].enumerated().map {
            SourceText(path: "/\($0).swift", bytes: Data($1.utf8))
        }

        #expect(texts.dependencies[0] == [0, 1])
    }
}
