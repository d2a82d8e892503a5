import Foundation
import Testing

@testable import KataKit

@Suite("Files that no other one can see")
struct LoneFileTests {
    private func loneNames(_ files: [String: String]) -> [String] {
        let texts = files.sorted { $0.key < $1.key }.map {
            SourceText(path: "/\($0.key)", bytes: Data($0.value.utf8))
        }
        return texts.alone.map(\.name)
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
            "@Test func `lone words`() { #expect([1].map { \"\\($0)\" } == [\"1\"]) }",
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
            "extension Int { var other: Int { 1 } }",
            "struct Lone {}; extension Int {}",
            "protocol Lone {}",
            "typealias Lone = Int",
            "infix operator +++",
            "func == (a: Int, b: String) -> Bool { true }",
            "macro lone() = #externalMacro(module: \"A\", type: \"B\")",
            // What cannot be read for certain.
            "struct Lone { let a = /}/ }",
            "struct Lone { let a = #\"\"\"# }",
            "struct Lone {",
            "struct Lone {}}",
            "struct Lone { let a = \"",
            "/* struct Lone {}",
            "let lone = \"\"\"\n",
        ])
    func `a file that others may lean on is not`(_ text: String) {
        #expect(loneNames(["A.swift": text, "B.swift": Self.user]) == ["B.swift"])
    }

    @Test func `two files with one name see each other`() {
        #expect(
            loneNames(["A.swift": "struct A {}", "B.swift": "struct A {}", "C.swift": "struct C {}"]) == [
                "C.swift"
            ])
    }
}
