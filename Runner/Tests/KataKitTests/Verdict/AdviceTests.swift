import Foundation
import RunnerTesting
import Testing

@testable import KataEngine

/// What a beginner meets first, and our sentence on it. The messages are those of the Swift 6.3 compiler.
struct AdviceTests {
    private let fixture: FixtureWorkspace

    init() throws { fixture = try FixtureWorkspace() }

    private func details(of message: String, in file: String = "Tests/GreetingTests/MyTests.swift") throws
        -> [String]
    {
        let error = Diagnostic(file: fixture.path(file), line: 1, column: 1, message: message)
        return try fixture.verdict(diagnostics: [error]).problems[0].details
    }

    @Test(arguments: [
        ("unknown attribute 'Observable'", "The file misses a line: import Observation"),
        ("unknown attribute 'Test'", "The file misses a line: import Testing"),
        ("no macro named 'expect'", "The file misses a line: import Testing"),
        ("cannot find 'Gate' in scope", "The file misses a line: import TestSupport"),
        ("unknown attribute 'Binding'", "The file misses a line: import SwiftUI"),
        ("cannot find type 'View' in scope", "The file misses a line: import SwiftUI"),
        ("cannot find 'List' in scope", "The file misses a line: import SwiftUI"),
        ("cannot find 'Screen' in scope", "The file misses a line: import PaperUI"),
        ("cannot find type 'Recorder' in scope", "The file misses a line: import TestSupport"),
        ("cannot find 'waitUntil' in scope", "The file misses a line: import TestSupport"),
        (
            "cannot find type 'URLRequest' in scope",
            "The file misses a line: import FoundationNetworking (for a Mac, where these are Foundation's, between #if canImport(FoundationNetworking) and #endif)"
        ),
        ("cannot find 'track' in scope", "The file misses a line: import TestSupport"),
        (
            "reference to member 'checksLeaks' cannot be resolved without a contextual type",
            "The file misses a line: import TestSupport"
        ),
    ])
    func `a forgotten import is named`(message: String, advice: String) throws {
        try fixture.write("// nothing yet\n", to: "Tests/GreetingTests/MyTests.swift")

        #expect(try details(of: message) == [advice])
    }

    @Test(arguments: [
        (
            "closure containing control flow statement cannot be used with result builder 'ViewBuilder'",
            "Views are built of views, `if` and `switch`. For a view of each element write ForEach(elements) { … }, and work out anything else before, in a function."
        ),
        (
            "cannot convert value of type 'String' to expected argument type 'LocalizedStringKey'",
            "A LocalizedStringKey is a text to be translated, and no String. Make one of it: LocalizedStringKey(…)"
        ),
        (
            "cannot convert value of type 'LocalizedStringKey' to expected argument type 'String'",
            "A LocalizedStringKey is a text to be translated, and no String. Show it in a Text, or make the property a String."
        ),
        (
            "static method 'buildExpression' requires that 'Tab<Never, Text, DefaultTabLabel>' conform to 'View'",
            "A Tab is no view: it stands in a TabView, beside tabs alone."
        ),
    ])
    func `what SwiftUI refuses is told with what to write`(message: String, advice: String) throws {
        #expect(try details(of: message) == [advice])
    }

    @Test func `a table takes no three lists of arguments`() throws {
        let message =
            "incorrect argument labels in macro expansion (have 'arguments:_:_:', expected '_:_:arguments:_:')"

        #expect(
            try details(of: message).first?.hasPrefix("@Test takes one list of arguments, or two.") == true)
    }

    @Test(arguments: [
        ("TestSupport", "track"), ("SwiftUI", "List"), ("PaperUI", "List"), ("SwiftUI", "Screen"),
    ])
    func `what the file imports is not missing`(module: String, name: String) throws {
        try fixture.write("import \(module)\n", to: "Tests/GreetingTests/MyTests.swift")

        #expect(try details(of: "cannot find '\(name)' in scope").isEmpty)
    }

    @Test func `the chapter's own code has to be imported by its tests`() throws {
        try fixture.write(
            "import Observation\n\n@Observable final class Greeter {}\n", to: "Sources/Greeting/Greeter.swift"
        )
        try fixture.write("import Testing\n", to: "Tests/GreetingTests/MyTests.swift")

        #expect(
            try details(of: "cannot find 'Greeter' in scope") == [
                "The chapter declares it, but this file misses a line: @testable import Greeting"
            ])
    }

    @Test func `what is yet to be written is no forgotten import`() throws {
        try fixture.write("import Testing\n", to: "Tests/GreetingTests/MyTests.swift")

        #expect(try details(of: "cannot find 'Greeter' in scope").isEmpty)
    }

    @Test func `what the chapter declares and the tests import is left to the compiler`() throws {
        try fixture.write("private struct Greeter {}\n", to: "Sources/Greeting/Greeter.swift")

        #expect(try details(of: "cannot find 'Greeter' in scope").isEmpty)
    }

    @Test func `what two actors would share belongs to one of them`() throws {
        #expect(
            try details(of: "sending 'self.model' risks causing data races [#SendingRisksDataRace]") == [
                "Two actors would share it. What a view holds belongs to the main actor: write @MainActor before its class (Chapters/Isolation.md)."
            ])
    }

    @Test(arguments: [
        ("let repository: any FilmRepository", "self.repository"),
        ("let repository: FilmRepository", "repository"),
        ("struct Needs { var films: any FilmRepository }\nlet needs: Needs", "self.needs.films"),
        ("final class Model<R: FilmRepository> { let repository: R }", "self.repository"),
        ("func load(from store: some FilmRepository) {}", "store"),
    ])
    func `what keeps to a protocol may be shared where the protocol says so`(_ code: String, _ sent: String)
        throws
    {
        let message = "sending '\(sent)' risks causing data races [#SendingRisksDataRace]"
        let file = "Sources/Greeting/Film.swift"
        try fixture.write("\(code)\nprotocol FilmRepository {\n}\n", to: file)
        #expect(
            try details(of: message) == [
                "Two actors would share it, and 'FilmRepository' does not say that they may. Make the protocol sendable: protocol FilmRepository: Sendable (Chapters/Isolation.md)."
            ])

        try fixture.write("\(code)\nprotocol FilmRepository: Sendable {\n}\n", to: file)
        #expect(try details(of: message).first?.contains("write @MainActor before its class") == true)
    }

    @Test func `an actor keeps to no protocol of the main actor's`() throws {
        #expect(
            try details(
                of:
                    "actor 'ScriptedRepository' cannot conform to global-actor-isolated protocol 'FilmRepository'"
            ) == [
                "An actor has a place of its own, and 'FilmRepository' asks for the main actor's. Take @MainActor off it, and write: protocol FilmRepository: Sendable (Chapters/Isolation.md)."
            ])
    }

    @Test func `what a merge has left is to be decided`() throws {
        #expect(
            try details(of: "source control conflict marker in source file") == [
                "Two versions of these lines stand here. Keep one of them, and delete the three marks."
            ])
    }

    @Test(arguments: [
        "call to main actor-isolated initializer 'init()' in a synchronous nonisolated context",
        "main actor-isolated property 'n' can not be referenced from a nonisolated context",
        "main actor-isolated property 'n' can not be mutated from a nonisolated context",
        "main actor-isolated default value in a nonisolated context",
    ])
    func `what belongs to the main actor says who may use it`(_ message: String) throws {
        #expect(
            try details(of: message) == [
                "Only code on the main actor may use this. Write @MainActor before the function or the type that this line is in."
            ])
    }
}
