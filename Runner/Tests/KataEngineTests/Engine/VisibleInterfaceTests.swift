import Foundation
import RunnerTesting
import Testing

@testable import KataBase
@testable import KataEngine

#if os(Linux)
/// A test file is compiled again where it can see that the chapter has changed, and only there.
@Suite("What a test sees of its chapter")
struct VisibleInterfaceTests {
    private let fixture: FixtureWorkspace
    private let engine: CompilerEngine

    init() throws {
        fixture = try FixtureWorkspace()
        engine = CompilerEngine(workspace: fixture.workspace, toolchain: try fixture.toolchain())
    }

    typealias Edit = ChapterEdit

    private static let model = "@Observable final class Model { var word = \"\"; init() {} }"

    private static let unseen = [
        Edit(
            what: "another property of an observed class", before: model,
            after: "@Observable final class Model { var other = 1; var word = \"\"; init() {} }",
            use: "Model().word"),
        Edit(
            what: "another property of an observed class, beside one with an observer",
            before: "@Observable final class Model { var word = \"\" { didSet {} }; init() {} }",
            after:
                "@Observable final class Model { var other = 1; var word = \"\" { didSet {} }; init() {} }",
            use: "Model().word"),
        Edit(
            what: "another method of a final class", before: "final class A { func word() {} }",
            after: "final class A { func other() {}; func word() {} }", use: "A().word()"),
        Edit(
            what: "another method that is a type's own", before: "struct A { func word() {} }",
            after: "struct A { static let one = 1; static func other() {}; func word() {} }",
            use: "A().word()"),
        Edit(
            what: "what a struct works out", before: "struct A { var word = 1 }",
            after: "struct A { @MainActor var other: Int { 1 }; var word = 1 }", use: "A().word"),
        Edit(
            what: "another type, and what it conforms to", before: model,
            after: "struct Other: Error { var word = 1 }; extension Other: Equatable {}; " + model,
            use: "Model().word"),
        Edit(
            what: "another type within one", before: "struct A { func word() {} }",
            after: "struct A { enum Other { case word }; func word() {} }", use: "A().word()"),
        Edit(
            what: "what is stored in a type that the test does not reach",
            before: "struct Other { var a = 1 }; " + model
                + "; extension Model { var other: Other { Other() } }",
            after:
                "struct Other { var b = \"\"; var a = 1 }; " + model
                + "; extension Model { var other: Other { Other() } }", use: "Model().word"),
        Edit(
            what: "another function, variable and protocol", before: model,
            after:
                "func other() {}; let others = 1; private let hidden = 1; protocol Others { func word() }; "
                + model, use: "Model().word"),
        Edit(
            what: "what a parameter is called within", before: "func word(_ a: Int, of b: Int) {}",
            after: "func word(_ c: Int, of d: Int) {}", use: "word(1, of: 2)"),
        Edit(
            what: "what stands in a comment, or in a string", before: model,
            after: "func other() {}; " + model, use: "Model().word // other()\nprint(\"other\")"),
    ]

    private static let seen = [
        Edit(
            what: "a name that stands in the test", before: model,
            after: model + "; func print(_ word: String) {}", use: "print(Model().word)"),
        Edit(
            what: "a name that stands in a string's interpolation", before: model,
            after: "func other() -> Int { 1 }; " + model, use: "print(\"\\(other())\")",
            beside: "private func other() -> Any { 2 }"),
        Edit(
            what: "what a struct stores that is reached without its name",
            before: "struct Part { var a = 1 }; struct Whole { var part = Part() }",
            after: "struct Part { private var b = 2; var a = 1 }; struct Whole { var part = Part() }",
            use: "Whole().part"),
        Edit(
            what: "the type of what the test names", before: "func word() -> Any { 1 }",
            after: "func word() -> Int { 1 }", use: "_ = word()"),
        Edit(
            what: "what may be set by its own type alone", before: "struct A { var word = 1; init() {} }",
            after: "struct A { private(set) var other = 2; var word = 1; init() {} }", use: "A().word"),
        Edit(
            what: "a stored property of a class", before: "final class A { var word = 1 }",
            after: "final class A { var other = \"\"; var word = 1 }", use: "A().word"),
        Edit(
            what: "a property of an observed class with a constant",
            before: "@Observable final class A { let word = 1 }",
            after: "@Observable final class A { var other = 1; let word = 1 }", use: "A().word"),
        Edit(
            what: "a method of a class that may have heirs", before: "class A { func word() {} }",
            after: "class A { func other() {}; func word() {} }", use: "A().word()"),
        Edit(
            what: "a method of an actor", before: "actor A { func word() {} }",
            after: "actor A { func other() {}; func word() {} }", use: "_ = A.self"),
        Edit(
            what: "a requirement", before: "protocol A {}; extension A { func other() {} }",
            after: "protocol A { func other() }; extension A { func other() {} }", use: "_ = B()",
            beside: "struct B: A {}"),
        Edit(
            what: "a default implementation", before: "protocol A {}",
            after: "protocol A {}; extension A { func other() {} }", use: "_ = B()", beside: "struct B: A {}"),
        Edit(
            what: "a case", before: "enum A { case one, two }", after: "enum A { case one, two, three }",
            use: "_ = A.one"),
        Edit(
            what: "an initialiser", before: "struct A { init(_ a: Any) {} }",
            after: "struct A { init(_ a: Any) {}; init(_ a: Int) {} }", use: "_ = A(1)"),
        Edit(
            what: "a subscript", before: "struct A { subscript(a: Any) -> Int { 1 } }",
            after: "struct A { subscript(a: Any) -> Int { 1 }; subscript(a: Int) -> Int { 1 } }",
            use: "_ = A()[1]"),
        Edit(
            what: "an operator", before: "struct A {}",
            after: "struct A { static func + (a: A, b: A) -> A { a } }",
            use: "_ = A()"),
        Edit(
            what: "a conformance", before: "struct A {}", after: "struct A {}; extension A: Error {}",
            use: "_ = A() as Any is any Error"),
        Edit(
            what: "a conformance on the main actor", before: "protocol P {}; struct A: P {}",
            after: "protocol P {}; struct A: @MainActor P {}", use: "_ = A()"),
        Edit(
            what: "a member that the language calls", before: "struct A { func word() {} }",
            after: "struct A { func word() {}; func callAsFunction() {} }", use: "A().word()"),
        Edit(
            what: "a member of a type that the test makes conform to something", before: "struct A {}",
            after: "struct A { var description: String { \"\" } }", use: "_ = A()",
            beside: "extension A: @retroactive Error {}"),
        Edit(
            what: "a member of a type that is another module's", before: model,
            after: model + "; extension Int { func other() {} }", use: "Model().word"),
        Edit(
            what: "another name for a type", before: "struct A {}; struct B {}; typealias C = A",
            after: "struct A {}; struct B {}; typealias C = B", use: "_ = A()"),
        Edit(
            what: "a type with an attribute of which nothing is known", before: model,
            after: model
                + "; @dynamicMemberLookup struct Other { subscript(dynamicMember name: String) -> Int { 1 } }",
            use: "Model().word"),
        Edit(
            what: "whether a property is stored that is observed",
            before: "struct A { var word = 1; var other: Int { get { 1 } set {} }; init() {} }",
            after: "struct A { var word = 1; var other = 1 { didSet {} }; init() {} }", use: "_ = [A()]"),
        Edit(
            what: "whether a property is stored that is private and observed",
            before: "struct A { var word = 1; private var other: Int { get { 1 } set {} }; init() {} }",
            after: "struct A { var word = 1; private var other = 1 { didSet {} }; init() {} }",
            use: "_ = [A()]"),
        Edit(
            what: "the arguments of a superclass",
            before: "class C<T> { var t: T?; init() {} }; class A: C<Int> {}",
            after: "class C<T> { var t: T?; init() {} }; class A: C<String> {}", use: "_ = A()"),
        Edit(
            what: "a member from which a type follows",
            before: "struct A: Identifiable { var id: Int { 1 } }",
            after: "struct A: Identifiable { var id: String { \"\" } }", use: "_ = h(A())",
            beside: "func h<X: Identifiable>(_ x: X) -> [X.ID] { [] }"),
        Edit(
            what: "a requirement from which a type follows",
            before:
                "protocol P { associatedtype T; func make() -> T }; struct A: P { func make() -> Int { 1 } }; func g<X: P>(_ x: X) -> X.T { x.make() }",
            after:
                "protocol P { associatedtype T; func make() -> T }; struct A: P { func make() -> String { \"\" } }; func g<X: P>(_ x: X) -> X.T { x.make() }",
            use: "_ = g(A())"),
        Edit(
            what: "a type that only a condition speaks of",
            before:
                "struct S { var a = 1 }; struct B<T> { var t: T }; extension B where T == S { init() { t = S() } }",
            after:
                "struct S { var a = 1; var b = 2 }; struct B<T> { var t: T }; extension B where T == S { init() { t = S() } }",
            use: "_ = B()"),
        Edit(
            what: "the type behind what is stored",
            before: "struct S: Error { var a = 1 }; struct A { var w: some Error = S(); init() {} }",
            after:
                "struct S: Error { var a = 1; var b = 2 }; struct A { var w: some Error = S(); init() {} }",
            use: "_ = [A()]"),
        Edit(
            what: "the end of a value that is never copied", before: "struct A: ~Copyable { init() {} }",
            after: "struct A: ~Copyable { init() {}; deinit { print(1) } }", use: "_ = A()"),
        Edit(
            what: "a name of several words", before: "func `say hello`() -> Any { 1 }",
            after: "func `say hello`() -> Int { 1 }", use: "_ = `say hello`()"),
        Edit(
            what: "a conformance on the main actor under conditions",
            before: "protocol P {}; struct A<T> {}; extension A: P where T: Equatable {}",
            after: "protocol P {}; struct A<T> {}; extension A: @MainActor P where T: Equatable {}",
            use: "_ = A<Int>()"),
        Edit(
            what: "what may be set by its own type alone, with blanks",
            before: "struct A { var word = 1; init() {} }",
            after: "struct A { private( set ) var other = 2; var word = 1; init() {} }", use: "A().word"),
        Edit(
            what: "what is lent",
            before: "struct A { var a = 1; var other: Int { get { a } set { a = newValue } } }",
            after: "struct A { var a = 1; var other: Int { get { a } _modify { yield &a } } }",
            use: "A().other"),
        Edit(
            what: "a precedence group",
            before:
                "precedencegroup P { higherThan: AdditionPrecedence }; infix operator +++: P; func +++ (a: Int, b: Int) -> Int { a + b }",
            after:
                "precedencegroup P { lowerThan: AdditionPrecedence }; infix operator +++: P; func +++ (a: Int, b: Int) -> Int { a + b }",
            use: "_ = 2 + 3 +++ 4"),
        Edit(
            what: "how an operator binds",
            before: "infix operator +++: AdditionPrecedence; func +++ (a: Int, b: Int) -> Int { a + b }",
            after: "infix operator +++: MultiplicationPrecedence; func +++ (a: Int, b: Int) -> Int { a + b }",
            use: "_ = 2 + 3 +++ 4"),
        Edit(
            what: "whether a global variable is stored that is observed",
            before: "nonisolated(unsafe) var word: Int { get { 1 } set {} }",
            after: "nonisolated(unsafe) var word = 1 { didSet {} }", use: "word += 1"),
        Edit(
            what: "whether a type's own variable is stored that is observed",
            before: "struct A { nonisolated(unsafe) static var word: Int { get { 1 } set {} } }",
            after: "struct A { nonisolated(unsafe) static var word = 1 { didSet {} } }", use: "A.word += 1"),
        Edit(
            what: "the type behind a global constant",
            before: "struct S: Error {}; struct T: Error { var a = 1 }; let word: some Error = S()",
            after: "struct S: Error {}; struct T: Error { var a = 1 }; let word: some Error = T()",
            use: "print(word)"),
        Edit(
            what: "the type behind a type's own constant",
            before:
                "struct S: Error {}; struct T: Error { var a = 1 }; struct A { static let word: some Error = S() }",
            after:
                "struct S: Error {}; struct T: Error { var a = 1 }; struct A { static let word: some Error = T() }",
            use: "print(A.word)"),
        Edit(
            what: "the type behind what only its own type sets",
            before:
                "struct S: Error {}; struct T: Error { var a = 1 }; struct A { private(set) var word: some Error = S() }",
            after:
                "struct S: Error {}; struct T: Error { var a = 1 }; struct A { private(set) var word: some Error = T() }",
            use: "print(A().word)"),
        Edit(
            what: "the place of a property of a class that is observed by another name",
            before: "typealias O = Observable; final class A: O { private(set) var word = 1 }",
            after:
                "typealias O = Observable; final class A: O { private let other = 1; private(set) var word = 1 }",
            use: "_ = A().word"),
        Edit(
            what: "what a getter lends", before: "struct A { var a = 1; var word: Int { get { a } } }",
            after: "struct A { var a = 1; var word: Int { _read { yield a } } }", use: "_ = A().word"),
        Edit(
            what: "the arguments of what a superclass stands in",
            before: "class C<T> { class D { var t: T?; init() {} } }; class A: C<Int>.D {}",
            after: "class C<T> { class D { var t: T?; init() {} } }; class A: C<String>.D {}",
            use: "_ = A().t"),
        Edit(
            what: "a body that is copied to whoever calls it",
            before: "@inlinable public func word() -> Int { 1 }",
            after: "@inlinable public func word() -> Int { 2 }", use: "_ = word()"),
        Edit(
            what: "who may see a declaration by its group", before: "public func word() {}",
            after: "@_spi(Other) public func word() {}", use: "word()"),
        Edit(
            what: "a default that is written where the call is", before: "func word(_ a: Int? = nil) {}",
            after: "func word(_ a: Int? = 1) {}", use: "word()"),
        Edit(
            what: "a default that is the caller's line", before: "func word(_ a: Int = 1) {}",
            after: "func word(_ a: Int = #line) {}", use: "word()"),
        Edit(
            what: "a default that goes", before: "struct A { var word: Int = 1 }",
            after: "struct A { var word: Int }", use: "_ = A()"),
        Edit(
            what: "what the raw values are", before: "enum A: Int { case word }",
            after: "enum A: String { case word }", use: "_ = A.word.rawValue"),
        Edit(
            what: "whether a result may be left", before: "func word() -> Int { 1 }",
            after: "@discardableResult func word() -> Int { 1 }", use: "word()"),
        Edit(
            what: "how a property is stored", before: "final class C {}; struct A { var word: C? }",
            after: "final class C {}; struct A { weak var word: C? }", use: "_ = [A()]"),
        Edit(
            what: "where a case is stored", before: "enum A { case one(Int), two }",
            after: "indirect enum A { case one(Int), two }", use: "_ = A.one(1)"),
        Edit(
            what: "what may stand for an optional", before: "struct A { var word: Int? }",
            after: "struct A { var word: Int! }", use: "let a: Int? = A().word; _ = a"),
        Edit(
            what: "whether a protocol is for classes alone", before: "protocol P {}",
            after: "protocol P: AnyObject {}", use: "let a: (any P)? = nil; _ = a"),
        Edit(
            what: "what a protocol is written with", before: "protocol P<T> { associatedtype T }",
            after: "protocol P { associatedtype T }", use: "let a: (any P<Int>)? = nil; _ = a"),
        Edit(
            what: "what is private to a struct",
            before: "class N {}; struct A { private var n: N?; init() {} }",
            after: "class N {}; struct A { private var n: Int?; init() {} }", use: "_ = [A()]"),
        Edit(
            what: "which branch is compiled",
            before: "#if DEBUG\nfunc word() -> Any { 1 }\n#else\nfunc word() -> Int { 1 }\n#endif",
            after: "#if !DEBUG\nfunc word() -> Any { 1 }\n#else\nfunc word() -> Int { 1 }\n#endif",
            use: "_ = word()"),
        Edit(what: "an import", before: model, after: "import Dispatch\n" + model, use: "Model().word"),
        Edit(
            what: "a name that stands in a file that the test leans on", before: model,
            after: "func other() {}; " + model, use: "helped()"),
        Edit(
            what: "a name that may stand in what cannot be read", before: model,
            after: "func other() {}; " + model, use: "_ = #/other/#; Model().word"),
    ]

    /// The test's file as it is compiled, and what its object is a product of.
    private func compiled(_ edit: Edit, _ source: String) async throws -> (suite: Compilation, hash: String) {
        try fixture.write("import Observation\n" + source, to: "Sources/Greeting/Greeting.swift")
        try fixture.write(
            "import Testing\n@testable import Greeting\nfunc helped() { other() }\nprivate func other() {}",
            to: "Tests/GreetingTests/Helpers/Help.swift")
        try fixture.write(
            "import Testing\n@testable import Greeting\n\(edit.beside)\nstruct Uses { @Test func test() { \(edit.use)\n} }",
            to: "Tests/GreetingTests/MyTests.swift")
        let setup = try fixture.setup(step: 1)
        let imports = SetupImports(chapter: Imports(), tests: Imports())
        let (chapter, suite) = engine.compilations(of: setup, importing: imports)
        let module = try await engine.moduleForTests(of: chapter, try await engine.module(of: chapter))
        let place = try #require(suite.files.firstIndex { $0.name == "MyTests.swift" })
        return (suite.importing(module), try suite.parts(of: module)[place].hash)
    }

    @Test(arguments: seen) func `it is compiled again after an edit that it sees`(_ edit: Edit) async throws {
        let before = try await compiled(edit, edit.before)
        let after = try await compiled(edit, edit.after)

        #expect(before.hash != after.hash)
    }

    @Test(arguments: unseen)
    func `and not after one that it does not see, which changes nothing in its object`(
        _ edit: Edit
    ) async throws {
        func object(of source: String) async throws -> (hash: String, object: Data) {
            let (suite, hash) = try await compiled(edit, source)
            let file = try #require(suite.files.first { $0.name == "MyTests.swift" })
            let object = fixture.root.appending(path: "made.o")
            let others = suite.files.map(\.path).filter { $0 != file.path }
            try await engine.frontend(
                ["-c", "-primary-file", file.path] + others, of: suite, outputs: [object])
            return (hash, try Files.data(object))
        }

        let before = try await object(of: edit.before)
        let after = try await object(of: edit.after)

        #expect(before.hash == after.hash)
        #expect(areTheSameCode(before.object, after.object))
    }
}
#endif
