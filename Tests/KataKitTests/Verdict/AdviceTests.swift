import Foundation
import Testing

@testable import KataKit

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
        ("cannot find type 'Recorder' in scope", "The file misses a line: import TestSupport"),
        ("cannot find 'waitUntil' in scope", "The file misses a line: import TestSupport"),
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

    @Test func `what the file imports is not missing`() throws {
        try fixture.write("import TestSupport\n", to: "Tests/GreetingTests/MyTests.swift")

        #expect(try details(of: "cannot find 'track' in scope").isEmpty)
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

    private func missing(_ name: String) -> String {
        "PaperUI, the stand-in for SwiftUI here, has no '\(name)'. What it has and what not: Sources/PaperUI/PaperUI.swift"
    }

    @Test(arguments: [
        ("cannot find 'LazyVGrid' in scope", "LazyVGrid"),
        ("cannot find type 'ViewModifier' in scope", "ViewModifier"),
        ("unknown attribute 'AppStorage'", "AppStorage"),
        ("no macro named 'Preview'", "Preview"),
        ("value of type 'Text' has no member 'onHover'", "onHover"),
        ("value of type 'some View' has no member 'sheet'", "sheet"),
        ("value of type 'ModifiedContent<Text>' has no member 'overlay'", "overlay"),
        ("value of type 'Card' has no member 'overlay'", "overlay"),
    ])
    func `what SwiftUI has and PaperUI lacks is named`(message: String, name: String) throws {
        try fixture.write(
            "import PaperUI\n\nstruct Card: View {}\n", to: "Sources/Greeting/Card.swift")

        #expect(try details(of: message, in: "Sources/Greeting/Card.swift") == [missing(name)])
    }

    @Test(arguments: [
        "cannot find 'Greeter' in scope", "value of type 'Model' has no member 'alert'",
        "value of type 'Text' has no member 'greet'",
    ])
    func `what is yet to be written is nothing of SwiftUI's`(_ message: String) throws {
        try fixture.write(
            "import PaperUI\n\nfinal class Model {}\n", to: "Sources/Greeting/Model.swift")

        #expect(try details(of: message, in: "Sources/Greeting/Model.swift").isEmpty)
    }

    @Test func `PaperUI declares none of the names that it is said to lack`() throws {
        let sources = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
            .appending(path: "../../../Sources/PaperUI").standardizedFileURL
        let declaration = /public [a-z ]*\b(?:struct|class|enum|protocol|typealias|func|var|let|macro) (\w+)/

        let declared = try Files.list(sources).flatMap { path in
            try Files.text(sources.appending(path: path)).matches(of: declaration).map { String($0.1) }
        }

        #expect(declared.contains("NavigationStack"))
        #expect(MissingNames.all.intersection(declared) == [])
    }
}
