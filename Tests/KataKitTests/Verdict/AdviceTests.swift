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

    @Test(arguments: [
        (
            "cannot find 'GeometryReader' in scope",
            "'GeometryReader' is SwiftUI's, and PaperUI does not draw it. Write a frame, a Spacer or an alignment: a view on paper is not told its size. All that is missing: Chapters/PaperUI.md"
        ),
        (
            "no macro named 'Preview'",
            "'Preview' is SwiftUI's, and PaperUI does not draw it. Write a struct that conforms to PreviewProvider, with its views in `static var previews`. All that is missing: Chapters/PaperUI.md"
        ),
        (
            "unknown attribute 'StateObject'",
            "'StateObject' is SwiftUI's, and PaperUI does not draw it. Write @Observable before the class, and @State for the view that owns it. All that is missing: Chapters/PaperUI.md"
        ),
        (
            "cannot find type 'ObservableObject' in scope",
            "'ObservableObject' is SwiftUI's, and PaperUI does not draw it. Write @Observable before the class, and its properties plain. All that is missing: Chapters/PaperUI.md"
        ),
        (
            "value of type 'some View' has no member 'matchedGeometryEffect'",
            "'matchedGeometryEffect' is SwiftUI's, and PaperUI does not draw it. Leave it out: nothing moves on paper, a change is there at once. All that is missing: Chapters/PaperUI.md"
        ),
    ])
    func `what SwiftUI has and PaperUI lacks is named, with what to write instead`(
        message: String, advice: String
    ) throws {
        try fixture.write(
            "import PaperUI\n\nstruct Card: View {}\n", to: "Sources/Greeting/Card.swift")

        #expect(try details(of: message, in: "Sources/Greeting/Card.swift") == [advice])
    }

    @Test(arguments: [
        "unknown attribute 'AppStorage'", "value of type 'Text' has no member 'onHover'",
        "value of type 'ModifiedContent<Text>' has no member 'gesture'",
        "value of type 'Card' has no member 'mask'",
        "value of type 'EnvironmentValues' has no member 'modelContext'",
    ])
    func `what SwiftUI has is known wherever it is missed`(message: String) throws {
        try fixture.write(
            "import PaperUI\n\nstruct Card: View {}\n", to: "Sources/Greeting/Card.swift")

        let name = try #require(message.matches(of: /'(\w+)'/).last?.1)
        #expect(
            try details(of: message, in: "Sources/Greeting/Card.swift") == [MissingNames.advice(on: name)])
    }

    @Test(arguments: [
        "cannot find 'Greeter' in scope", "value of type 'Model' has no member 'mask'",
        "value of type 'Text' has no member 'greet'",
    ])
    func `what is yet to be written is nothing of SwiftUI's`(_ message: String) throws {
        try fixture.write(
            "import PaperUI\n\nfinal class Model {}\n", to: "Sources/Greeting/Model.swift")

        #expect(try details(of: message, in: "Sources/Greeting/Model.swift").isEmpty)
    }

    @Test func `PaperUI declares none of the names that it is said to lack`() throws {
        let sources = Self.root.appending(path: "Sources/PaperUI")
        let declaration = /public [a-z ]*\b(?:struct|class|enum|protocol|typealias|func|var|let|macro) (\w+)/

        let declared = try Files.list(sources).flatMap { path in
            try Files.text(sources.appending(path: path)).matches(of: declaration).map { String($0.1) }
        }

        #expect(declared.contains("NavigationStack"))
        #expect(Set(MissingNames.all.flatMap(\.names)).intersection(declared) == [])
    }

    @Test func `no name is missing for two reasons`() {
        let names = MissingNames.all.flatMap(\.names)

        #expect(names.count == Set(names).count)
    }

    @Test func `the page about PaperUI has the runner's table`() throws {
        let page = try Files.text(Self.root.appending(path: MissingNames.page))

        #expect(
            page.contains("\n\(MissingNames.table)\n"), "Put this into the page:\n\n\(MissingNames.table)")
    }

    private static let root = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
        .appending(path: "../../..").standardizedFileURL
}
