import Foundation
import RunnerTesting
import Testing

@testable import KataBase
@testable import KataEngine
@testable import KataText

@Suite("What the symbol graph is known to tell")
struct KnownSyntaxTests {
    private func isComplete(_ text: String) -> Bool {
        KnownSyntax(SourceText(path: "/A.swift", bytes: Data(text.utf8))).isComplete
    }

    @Test(arguments: [
        "// distributed actor: @unknown\n/* ~Copyable /* prefix func */ */\nstruct A: Error, Sendable {}",
        ##"let a = "@unknown \(f("prefix func", "\(b)")) ~A", b = #"\"@a"#, c = 1"##,
        "let a = \"\"\"\n  \"@a prefix func\"\n  \"\"\"",
        "@MainActor @Observable final class A<T: P>: B.C, P & Q where T: P { private(set) var a = 1 { didSet {} } }",
        "@Observable final class A { @ObservationIgnored private let a = 1 }",
        "struct A: View { var body: some View { VStack { Text(\"a\") } } }",
        "var a: Int { self.first { $0 is Int } + change { b in b } / 2 }",
        "var a: Int { get async throws { 1 } }\nvar b: Int { mutating get { 1 } nonmutating set { a = newValue } }",
        "func a(of b: Int, _ c: isolated A? = nil) async throws(E) -> any P { for await x in y where z { try b() } }",
        "func a() {\n    change { $0 }\n    if b { c } else { d }\n    d\n    e\n}",
        "#if DEBUG\nimport Foundation\n#endif\nclass A { class func b() {}; class override var c: Int { 1 } }",
        "let a = b.wholeMatch(of: /\"{2}(c)\\/@a?/) != nil && 8 / 2 > c/2",
        "func `a word`() -> [some P] { [] }",
    ])
    func `what is known is told whole`(_ text: String) {
        #expect(isComplete(text))
    }

    @Test(arguments: [
        "@unknown struct A {}", "@A.MainActor struct B {}", "@Swift.MainActor func a() {}",
        "prefix func a() {}", "infix operator +++", "precedencegroup A {}", "macro a() = #b",
        "distributed actor A {}", "distributed\nactor A {}", "public distributed\nactor A {}",
        "@MainActor distributed\nactor A {}", "func a(_ b: unheard C) {}", "func a() -> unheard C {}",
        "struct A: ~Copyable {}", "struct A: @MainActor P {}", "struct A: nonisolated P {}",
        "extension A: nonisolated\nP {}", "class A: B<Int> {}", "class A: B /* { */ <Int> {}",
        "class A: (B) {}",
        "@ObservationIgnored var a = 1", "@ObservationIgnored private(set) var a = 1",
        "let a: some P = b", "static let a: [some P] = [b]", "lazy var a: some P = b",
        "var a: Int { _read { yield b } }", "var a: Int { get { b } nonmutating _modify { yield &b } }",
        "subscript(a: Int) -> Int { unsafeAddress { b } }", "var a: Int { yielding borrow { b } }",
        "#unheard(a)", "let a = /b/", "let a = #/b/#", "let a = \"b", "/* a", "let a = \"\\(b\"",
    ])
    func `what is not known is taken for seen`(_ text: String) {
        #expect(!isComplete(text))
    }

    /// Otherwise a chapter's tests would all be compiled again after each edit of its interface. Nobody edits a variant, and
    /// what is drawn is compiled anew each time.
    @Test func `every chapter is written in what is known`() throws {
        let solutions = Repository.root.appending(path: "Solutions")
        let texts = try Files.list(solutions).filter { path in
            path.hasSuffix(".swift")
                && !["Tests/", "Variants/", "/Screens.swift"].contains { path.contains($0) }
        }

        let unknown = try texts.filter { path in
            let file = solutions.appending(path: path)
            return !KnownSyntax(SourceText(path: path, bytes: try Files.data(file))).isComplete
        }

        #expect(texts.count > 100)
        #expect(unknown == [])
    }
}
