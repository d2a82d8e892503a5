import Foundation
import RunnerTesting
import Testing

@testable import KataBase
@testable import KataEngine
@testable import KataKit
@testable import KataWork

#if os(Linux)
/// An object is kept by its file's text and what others look like from outside. These edits are in one file and are seen, or
/// felt, in another that stays as it is.
struct ReuseTests {
    private let fixture: FixtureWorkspace
    private let engine: CompilerEngine

    init() throws {
        fixture = try FixtureWorkspace()
        engine = CompilerEngine(workspace: fixture.workspace, toolchain: try fixture.toolchain())
    }

    typealias Edit = ChapterEdit

    private static let edits = [
        Edit(
            what: "a body", before: "func body() -> String { \"Hello\" }",
            after: "func body() -> String { \"Hallo\" }", use: "body()"),
        Edit(
            what: "a body that is asked to be inlined",
            before: "@inline(__always) func inlined() -> String { \"Hello\" }",
            after: "@inline(__always) func inlined() -> String { \"Hallo\" }", use: "inlined()"),
        Edit(
            what: "the type behind an opaque result",
            before: "func opaque() -> some CustomStringConvertible { \"Hello\" }",
            after: "func opaque() -> some CustomStringConvertible { 42 }", use: "\"\\(opaque())\""),
        Edit(
            what: "the places of stored properties",
            before: "struct Layout { var first = \"Hello\"; var second = \"Hallo\" }",
            after: "struct Layout { private var hidden = 1; var second = \"Hello\"; var first = \"Hallo\" }",
            use: "Layout().first"),
        Edit(
            what: "a default argument",
            before: "func argument(_ word: String = \"Hello\") -> String { word }",
            after: "func argument(_ word: String = \"Hallo\") -> String { word }", use: "argument()"),
        Edit(
            what: "a property's first value", before: "struct First { var word = \"Hello\" }",
            after: "struct First { var word = \"Hallo\" }", use: "First().word"),
        Edit(
            what: "raw values", before: "enum Raw: String { case one = \"Hello\", two = \"Hallo\" }",
            after: "enum Raw: String { case one = \"Hallo\", two = \"Hello\" }", use: "Raw.one.rawValue"),
        Edit(
            what: "the order of cases", before: "enum Order: CaseIterable { case Hello, Hallo }",
            after: "enum Order: CaseIterable { case Hallo, Hello }", use: "\"\\(Order.allCases[0])\""),
        Edit(
            what: "a better overload", before: "func overload(_ value: Any) -> String { \"Hello\" }",
            after:
                "func overload(_ value: Any) -> String { \"Hello\" }; func overload(_ value: Int) -> String { \"Hallo\" }",
            use: "overload(1)"),
        Edit(
            what: "a method of a base class", before: "class Base { func word() -> String { \"Hello\" } }",
            after:
                "class Base { private func hidden() {}; func other() -> String { \"Hello\" }; func word() -> String { \"Hallo\" } }",
            use: "Derived().word()"),
        Edit(
            what: "a default implementation",
            before: "protocol Wordy {}; extension Wordy { var word: String { \"Hello\" } }",
            after:
                "protocol Wordy { var word: String { get } }; extension Wordy { var word: String { \"Hallo\" } }",
            use: "Anybody().word"),
        Edit(
            what: "a constant", before: "let constant = \"Hello\"", after: "let constant = \"Hallo\"",
            use: "constant"),
        Edit(
            what: "what another name stands for",
            before:
                "struct A { let word = \"Hello\" }; struct B { let word = \"Hallo\" }; typealias Name = A",
            after: "struct A { let word = \"Hello\" }; struct B { let word = \"Hallo\" }; typealias Name = B",
            use: "Name().word"),
        Edit(
            what: "a property wrapper",
            before: "@propertyWrapper struct Wrap { var wrappedValue: String { \"Hello\" } }",
            after: "@propertyWrapper struct Wrap { var wrappedValue: String { \"Hallo\" } }",
            use: "Wrapped().word"),
        Edit(
            what: "the place of a stored property of a class",
            before: "final class Stored { private(set) var word = \"Hello\" }",
            after:
                "final class Stored { private let hidden = \"Hello\"; private(set) var word = \"Hallo\" }",
            use: "Stored().word"),
        Edit(
            what: "a method of a base class, of which the one before is private",
            before:
                "class Parent { func first() -> String { \"Hallo\" }; func word() -> String { \"Hello\" } }",
            after:
                "class Parent { private func first() -> String { \"Hello\" }; func word() -> String { \"Hallo\" } }",
            use: "Parent().word()"),
    ]

    /// Edits that move what others reach in a class, each for a reason of its own.
    private static let fieldEdits = [
        Edit(
            what: "the place of a constant of an observed class",
            before: "@Observable final class Constant { let word = \"Hello\" }",
            after:
                "@Observable final class Constant { private let hidden = \"Hello\"; let word = \"Hallo\" }",
            use: "Constant().word"),
        Edit(
            what: "the place of what nobody observes, and others only read",
            before:
                "@Observable final class Ignored { @ObservationIgnored private(set) var word = \"Hello\" }",
            after:
                "@Observable final class Ignored { private let hidden = \"Hello\"; @ObservationIgnored private(set) var word = \"Hallo\" }",
            use: "Ignored().word"),
        Edit(
            what: "the place of a property of a class that is observed by hand",
            before: "final class ByHand: Observable { private(set) var word = \"Hello\" }",
            after:
                "final class ByHand: Observable { private let hidden = \"Hello\"; private(set) var word = \"Hallo\" }",
            use: "ByHand().word"),
        Edit(
            what: "the place of a method of a class that may have heirs",
            before: "class Open { func word() -> String { \"Hello\" } }",
            after:
                "class Open { private func hidden() -> String { \"Hello\" }; func word() -> String { \"Hallo\" } }",
            use: "Open().word()"),
    ]

    /// Edits that no other file leans on.
    private static let hiddenEdits = [
        Edit(
            what: "a private property of an observed class",
            before: "@Observable final class A { var word = \"Hello\" }",
            after:
                "@Observable final class A { private var hidden = \"Hallo\"; var word: String { get { hidden } set { hidden = newValue } } }",
            use: "A().word"),
        Edit(
            what: "a constant, a method and a type of its own",
            before:
                "@Observable final class B { func word() -> String { told() }; private func told() -> String { \"Hello\" } }",
            after:
                "@Observable final class B { private struct Word { let text = \"Hallo\" }; private let hidden = Word(); func word() -> String { hidden.text } }",
            use: "B().word()"),
        Edit(
            what: "an observer",
            before: "@Observable final class C { var word = \"Hello\" }",
            after:
                "@Observable final class C { init() { word = \"Hullo\" }; var word = \"Hello\" { didSet { hidden = word } }; @ObservationIgnored private var hidden = \"\" }",
            use: "{ let c = C(); c.word += \"!\"; return c.word }()"),
        Edit(
            what: "a private method of a struct, and one that is static",
            before: "struct D { var word: String { \"Hello\" } }",
            after:
                "struct D { var word: String { told() + Self.end }; private func told() -> String { \"Hall\" }; private static let end = \"o\" }",
            use: "D().word"),
    ]

    /// The edits' file, with one of them made.
    private static func words(_ edits: [Edit], after edited: Int?) -> String {
        let parts = edits.enumerated().map { $0 == edited ? $1.after : $1.before }
        return (["import Observation"] + parts).joined(separator: "\n")
    }

    private static let user = """
        final class Derived: Base {}
        struct Anybody: Wordy {}
        struct Wrapped { @Wrap var word }

        func greeting() -> String {
            let words = [\(edits.map(\.use).joined(separator: ", "))]
            return words.first { $0 != "Hello" } ?? "Hello"
        }
        """

    @Test func `an edit in one file is felt in the others`() async throws {
        try fixture.write(Self.user, to: "Sources/Greeting/Greeting.swift")
        func color(after edited: Int?) async throws -> Check.Color {
            try fixture.write(Self.words(Self.edits, after: edited), to: "Sources/Greeting/Words.swift")
            return try await fixture.verdict(of: try fixture.setup(step: 1), by: engine).color
        }

        #expect(try await color(after: nil) == .green)
        for (index, edit) in Self.edits.enumerated() {
            #expect(try await color(after: index) == .red, "\(edit.what)")
        }
        #expect(try await color(after: nil) == .green)
    }

    /// The color of a trial of one edit, in one file of two.
    private func color(after index: Int, of edits: [Edit], usedBy user: String) async throws -> Check.Color {
        func setup(after edited: Int?, in folder: String) throws -> Setup {
            try fixture.write(user, to: "\(folder)/Greeting.swift")
            try fixture.write(Self.words(edits, after: edited), to: "\(folder)/Words.swift")
            return try fixture.setup(step: 1, sources: folder)
        }
        var trial = try setup(after: index, in: "Edited\(index)")
        trial.origin = try setup(after: nil, in: "Origin").sources
        return try await fixture.verdict(of: trial, by: engine).color
    }

    @Test func `a trial of an edit feels it in the others, too`() async throws {
        for (index, edit) in Self.edits.enumerated() {
            let color = try await color(after: index, of: Self.edits, usedBy: Self.user)
            #expect(color == .red, "\(edit.what)")
        }
    }

    @Test(arguments: fieldEdits.indices)
    func `a trial feels that something moved in a class`(_ index: Int) async throws {
        let edit = Self.fieldEdits[index]

        let color = try await color(
            after: 0, of: [edit], usedBy: "func greeting() -> String { \(edit.use) }")

        #expect(color == .red, "\(edit.what)")
    }

    private static let userOfHidden = """
        func greeting() -> String {
            let words = [\(hiddenEdits.map(\.use).joined(separator: ", "))]
            return words.first { !$0.hasPrefix("Hello") } ?? "Hello"
        }
        """

    @Test func `trials of what is private to a class share one program, too`() async throws {
        for (index, edit) in Self.hiddenEdits.enumerated() {
            let color = try await color(after: index, of: Self.hiddenEdits, usedBy: Self.userOfHidden)
            #expect(color == .red, "\(edit.what)")
        }

        #expect(engine.cache.keys().count { $0.hasPrefix("binary-") } == 1)
    }

    /// What such trials rely on: compiled again, the others' objects are what they were.
    @Test func `what is private to a class changes nothing in the others' objects`() async throws {
        try fixture.write(
            "import Testing\n@testable import Greeting\n"
                + Self.userOfHidden.replacing("func greeting", with: "func words")
                + "\nstruct Uses { @Test func test() { _ = words() } }\n",
            to: "Tests/GreetingTests/MyTests.swift")
        try fixture.write(Self.userOfHidden, to: "Sources/Greeting/Greeting.swift")
        let imports = SetupImports(chapter: Imports(), tests: Imports())
        func objects(after edited: Int?) async throws -> (greeting: Data, words: Data, tests: [Data]) {
            try fixture.write(Self.words(Self.hiddenEdits, after: edited), to: "Sources/Greeting/Words.swift")
            let setup = try fixture.setup(step: 1)
            let (chapter, suite) = engine.compilations(of: setup, importing: imports)
            let files = try await Turnstile.shared.pass { [engine] in
                try await engine.objects(of: chapter, and: suite).map { try Files.data($0) }
            }
            return (files[0], files[1], Array(files[2...]))
        }

        let before = try await objects(after: nil)
        for (index, edit) in Self.hiddenEdits.enumerated() {
            let after = try await objects(after: index)
            #expect(zip(after.tests, before.tests).allSatisfy(areTheSameCode), "\(edit.what)")
            #expect(areTheSameCode(after.greeting, before.greeting), "\(edit.what)")
            #expect(!areTheSameCode(after.words, before.words), "\(edit.what)")
        }
    }

    @Test func `trials of what cannot be seen from outside share one program`() async throws {
        func setup(saying word: String) throws -> Setup {
            let folder = "Saying\(word)"
            try fixture.write("func greeting() -> String { \"\(word)\" }", to: "\(folder)/Greeting.swift")
            return try fixture.setup(step: 1, sources: folder)
        }
        let origin = try setup(saying: "Hello").sources

        for word in ["Hallo", "Hullo"] {
            var setup = try setup(saying: word)
            setup.origin = origin
            let verdict = try await fixture.verdict(of: setup, by: engine)
            #expect(verdict.problems.first?.message.contains("(greeting() → \"\(word)\")") ?? false)
        }

        #expect(engine.cache.keys().count { $0.hasPrefix("binary-") } == 1)
    }

    @Test func `a trial of two files feels both, and keeps what both look like`() async throws {
        func setup(_ words: String...) throws -> Setup {
            let folder = words.joined()
            try fixture.write(
                "func greeting() -> String { \"\(words[0])\" + o() }", to: "\(folder)/Greeting.swift")
            try fixture.write("func o() -> String { \"\(words[1])\" }", to: "\(folder)/O.swift")
            return try fixture.setup(step: 1, sources: folder)
        }
        var trial = try setup("Hall", "i")
        trial.origin = try setup("Hell", "o").sources

        let verdict = try await fixture.verdict(of: trial, by: engine)

        #expect(verdict.problems.first?.message.contains("(greeting() → \"Halli\")") ?? false)
        let libraries = engine.cache.keys().filter { $0.hasPrefix("library-") }.map {
            Set(
                try! FileManager.default.contentsOfDirectory(
                    atPath: engine.cache.folder.appending(path: $0).path))
        }
        #expect(
            libraries.contains {
                $0.isSuperset(of: ["Greeting.swiftmodule", "O.swiftmodule", "libchapter.so"])
            })
    }

    @Test func `after an edit in a body that file is compiled, and nothing else`() async throws {
        func objects(after body: String) async throws -> (chapter: Int, tests: Int) {
            try fixture.write("func word() -> String { \(body) }", to: "Sources/Greeting/Word.swift")
            _ = try await fixture.verdict(of: try fixture.setup(step: 1), by: engine)
            let keys = engine.cache.keys()
            return (keys.count { $0.hasPrefix("object-") }, keys.count { $0.hasPrefix("test-") })
        }
        try fixture.write("func greeting() -> String { word() }", to: "Sources/Greeting/Greeting.swift")

        let first = try await objects(after: "\"Hello\"")
        let second = try await objects(after: "\"Hal\" + \"lo\"")
        let third = try await objects(after: "\"Hello\"")

        #expect(second.chapter == first.chapter + 1)
        #expect(second.tests == first.tests)
        #expect(third == second)
    }

    @Test func `tests that compile without a warning are good where one is no error`() async throws {
        try fixture.solve("Greeting", step: 1)
        func objects(after strictness: Strictness) async throws -> (color: Check.Color, tests: Int) {
            var setup = try fixture.setup(step: 1)
            setup.strictness = strictness
            let verdict = try await fixture.verdict(of: setup, by: engine)
            return (verdict.color, engine.cache.keys().count { $0.contains("test-") })
        }

        let strict = try await objects(after: .all)
        #expect(strict.color == .green)
        #expect(try await objects(after: .sources) == strict)

        try fixture.write("func test() { let unused = 1 }", to: "Tests/GreetingTests/Helpers/Warned.swift")
        #expect(try await objects(after: .sources).color == .green)
        #expect(try await objects(after: .all).color == .red)
    }

    @Test(arguments: [
        (import: "", place: "Tests/GreetingTests/Helpers"),
        (import: "@testable import Greeting\n", place: "Sources/Greeting"),
    ])
    func `an edit beside the tests, or in the chapter, is felt in the tests`(
        _ edited: (import: String, place: String)
    )
        async throws
    {
        try fixture.solve("Greeting", step: 1)
        try fixture.write(
            "import Testing\n\(edited.import)" + Self.user.replacing("func greeting", with: "func words")
                + "\nstruct Uses { @Test func test() { #expect(words() == \"Hello\") } }\n",
            to: "Tests/GreetingTests/MyTests.swift")
        func problems(after index: Int?) async throws -> [String] {
            try fixture.write(Self.words(Self.edits, after: index), to: "\(edited.place)/Words.swift")
            return try await fixture.verdict(of: try fixture.setup(step: 1), by: engine).problems.map(
                \.message)
        }

        let before = try await problems(after: nil)
        #expect(before == [])
        for (index, edit) in Self.edits.enumerated() {
            let first = try await problems(after: index).first
            #expect(first?.hasPrefix("Expectation failed: (words()") == true, "\(edit.what)")
        }
    }

    @Test func `after an edit of the type behind an opaque result no test is compiled`() async throws {
        try fixture.write("func greeting() -> String { \"\\(word)\" }", to: "Sources/Greeting/Greeting.swift")
        func objects(after body: String) async throws -> Int {
            try fixture.write(
                "var word: some CustomStringConvertible { \(body) }", to: "Sources/Greeting/Word.swift")
            let verdict = try await fixture.verdict(of: try fixture.setup(step: 1), by: engine)
            try #require(verdict.isGreen)
            return engine.cache.keys().count { $0.hasPrefix("test-") }
        }

        let first = try await objects(after: "\"Hello\"")
        let second = try await objects(after: "Substring(\"Hello\")")

        #expect(second == first)
    }

    @Test func `after an edit in a test that file is compiled, and nothing else`() async throws {
        try fixture.solve("Greeting", step: 2)
        let own = try fixture.read("Tests/GreetingTests/MyTests.swift")
        func objects(after test: String, step: Int = 1) async throws -> Int {
            try fixture.write(own + test, to: "Tests/GreetingTests/MyTests.swift")
            let verdict = try await fixture.verdict(of: try fixture.setup(step: step), by: engine)
            try #require(verdict.isGreen)
            return engine.cache.keys().count { $0.hasPrefix("test-") }
        }

        let first = try await objects(after: "")
        let more = try await objects(after: "struct Mine { @Test func mine() {} }")
        let next = try await objects(after: "struct Mine { @Test func mine() {} }", step: 2)

        #expect(first == 3)
        #expect(more == 4)
        #expect(next == 5, "the test that is switched on, and no other")
    }

    @Test func `a guest to whose tests the code looks like ours gets what we made of them`() async throws {
        try fixture.solve("Greeting", step: 1)
        let ours = try fixture.setup(step: 1)
        try await Turnstile.shared.pass { [engine] in try await engine.compileTests(of: ours) }
        func objects(_ name: String, of code: String) async throws -> Int {
            let guest = Guest(folder: fixture.root.appending(path: name), sandbox: nil)
            try fixture.write(code, to: "\(name)/copy/Greeting.swift")
            let engine = engine.receiving(guest)
            let setup = try fixture.setup(step: 1, sources: "\(name)/copy")
            let verdict = try await fixture.verdict(of: setup, by: engine)
            try #require(verdict.isGreen, "\(verdict.problems.map(\.message))")
            return engine.cache.keys().count { $0.hasPrefix("test-") }
        }

        #expect(
            try await objects(
                "alike",
                of: "private struct Word {}\nfunc greeting() -> String { _ = Word(); return \"Hello\" }")
                == 0)
        #expect(try await objects("other", of: "func greeting() -> String? { \"Hello\" }") > 0)
    }

    @Test func `a check throws away what a killed one left behind`() async throws {
        try fixture.solve("Greeting", step: 1)
        // No process has this number.
        let left = engine.cache.folder.appending(path: "making-999999999-1")
        try FileManager.default.createDirectory(at: left, withIntermediateDirectories: true)
        try FileManager.default.setAttributes(
            [.modificationDate: Date(timeIntervalSinceNow: -2 * 86_400)], ofItemAtPath: left.path)

        _ = try await fixture.verdict(of: try fixture.setup(step: 1), by: engine)

        #expect(!Files.exists(left))
    }

    @Test func `a library that an edit imports is linked`() async throws {
        let sources = [
            "func greeting() -> String { \"Hello\" }",
            "import\nObservation\n@Observable final class A { var word = \"Hello\" }\nfunc greeting() -> String { A().word }",
            "import\nSynchronization\nlet word = Mutex(\"Hello\")\nfunc greeting() -> String { word.withLock { $0 } }",
            "import Foundation\nfunc greeting() -> String { String(format: \"%@\", \"Hello\") }",
            "import\nFoundationNetworking\nfunc greeting() -> String { _ = URLCache.shared; return \"Hello\" }",
        ]

        for source in sources {
            try fixture.write(source, to: "Sources/Greeting/Greeting.swift")
            let verdict = try await fixture.verdict(of: try fixture.setup(step: 1), by: engine)
            #expect(verdict.isGreen, "\(verdict.problems.map(\.message)) \(source)")
        }
    }

    @Test func `an error in a file that was not edited is told`() async throws {
        try fixture.write("func greeting() -> String { word() }", to: "Sources/Greeting/Greeting.swift")
        try fixture.write("func word() -> String { \"Hello\" }", to: "Sources/Greeting/Word.swift")
        #expect(try await fixture.verdict(of: try fixture.setup(step: 1), by: engine).isGreen)

        try fixture.write("func words() -> String { 1 }", to: "Sources/Greeting/Word.swift")
        let verdict = try await fixture.verdict(of: try fixture.setup(step: 1), by: engine)

        #expect(
            verdict.problems.map(\.message) == [
                "cannot find 'word' in scope",
                "cannot convert return expression of type 'Int' to return type 'String'",
            ])
    }
}
#endif
