import Foundation
import RunnerTesting
import Testing

@testable import KataBase
@testable import KataEngine
@testable import KataKit
@testable import KataWork

/// What SwiftUI has and paper lacks: a red says so first. The messages are those of the Swift 6.3 compiler.
struct MissingNamesTests {
    private static let file = "Sources/Greeting/Card.swift"
    private let fixture: FixtureWorkspace

    init() throws {
        fixture = try FixtureWorkspace()
        try fixture.write(
            "import SwiftUI\n\nstruct Card: View {}\nstruct Frame: ViewModifier {}\nfinal class Model {}\n",
            to: Self.file)
    }

    private func problems(_ messages: [String], excerpt: String? = nil) throws -> [Check.Problem] {
        let errors = messages.map { message in
            Diagnostic(
                file: fixture.path(Self.file), line: 3, column: 9, message: message, excerpt: excerpt)
        }
        return try fixture.verdict(diagnostics: errors).problems
    }

    @Test func `a red says what is missing and what to write, once`() throws {
        let error = Diagnostic(
            file: fixture.path(Self.file), line: 3, column: 9,
            message:
                "'onHover(perform:)' is unavailable: SwiftUI has it; write a Button.",
            excerpt: "        .onHover { _ in }",
            notes: [
                Diagnostic.Note(
                    file: fixture.path("Sources/PaperUI/Gestures.swift"), line: 5, column: 17,
                    message: "'onHover(perform:)' has been explicitly marked unavailable here")
            ])

        expectRecorded(
            fixture.report(try fixture.verdict(diagnostics: [error])).part(with: "SwiftUI"),
            as: "missing-name")
    }

    @Test func `what is missed in one line for one reason is told once, and what follows from it is not`()
        throws
    {
        let reason = "is unavailable: SwiftUI has it; leave it out."

        #expect(
            try problems([
                "'Published' \(reason)", "'Namespace' \(reason)", "setter for 'name' \(reason)",
                "'init(role:content:)' is unavailable: SwiftUI has it; another reason.",
                "cannot infer contextual base in reference to member 'red'",
            ]).map(\.message) == [
                "SwiftUI has 'Published'; leave it out.",
                "SwiftUI has 'init(role:content:)'; another reason.",
            ])
    }

    @Test(arguments: [
        "        app.launch()", "        app.buttons[\"Log in\"].tap()",
        "        XCTAssertTrue(app.staticTexts[\"Welcome\"].exists)",
    ])
    func `the app of XCUITest's recorder is to be made`(line: String) throws {
        #expect(
            try problems(["cannot find 'app' in scope"], excerpt: line).map(\.message) == [
                "XCUITest has 'app'; write let app = AppDriver { … } with the app in it, and app.launch()."
            ])
    }

    @Test(arguments: [
        "        app.sign(in: user)", "        print(app)",
    ])
    func `another app is the learner's own`(line: String) throws {
        #expect(
            try problems(["cannot find 'app' in scope"], excerpt: line).map(\.message) == [
                "cannot find 'app' in scope"
            ])
    }

    @Test func `what others declare to be unavailable is told in their words`() throws {
        let message = "'MeasurementFormatter' is unavailable: Not supported in swift-corelibs-foundation"

        #expect(try problems([message]).map(\.message) == [message])
    }

    @Test(arguments: [
        (
            "cannot find type 'AnyCancellable' in scope",
            "Combine has 'AnyCancellable'; write a Task with `for await`, and in a test a Recorder of an @Observable model."
        ),
        (
            "cannot find 'XCUIApplication' in scope",
            "XCTest has 'XCUIApplication'; write AppDriver { … } with the app in it."
        ),
        (
            "cannot find 'XCTAssertTrue' in scope",
            "XCTest has 'XCTAssertTrue'; write #expect(…) in a @Test, or import XCTest for a class of its tests."
        ),
        (
            "cannot find 'ViewHosting' in scope",
            "ViewInspector has 'ViewHosting'; write Screen(view), and screen.inspect()."
        ),
        (
            "cannot find 'TestStore' in scope",
            "The Composable Architecture has 'TestStore'; write an @Observable model, and test its methods."
        ),
        (
            "unknown attribute 'Reducer'",
            "The Composable Architecture has '@Reducer'; write an @Observable model, and test its methods."
        ),
        (
            "unknown attribute 'Query'",
            "SwiftData has '@Query'; write a property of the model, and let it fetch behind a protocol: a test can then hand it a stub."
        ),
        (
            "no macro named 'Preview'",
            "SwiftUI has '#Preview'; write a PreviewProvider, with its views in `static var previews`."
        ),
        (
            "cannot find 'Map' in scope",
            "Another module has 'Map'; write a view of your own around it, and show its values as Text."
        ),
        (
            "cannot find type 'UIView' in scope",
            "Another kit has 'UIView'; leave it to the app."
        ),
    ])
    func `what PaperUI cannot declare is named by the runner`(message: String, sentence: String) throws {
        let problem = try #require(problems([message]).first)

        #expect(problem.message == sentence)
        #expect(
            problem.details == [
                "The compiler: \(message)", "Why, and all that is missing: Chapters/PaperUI.md",
            ])
    }

    @Test(arguments: [("PaperUI", "SwiftUI has '@Entry'"), ("Foundation", "unknown attribute 'Entry'")])
    func `it is missed by who has paper's names, whatever they call it`(module: String, words: String) throws
    {
        try fixture.write("import \(module)\n", to: Self.file)

        #expect(try problems(["unknown attribute 'Entry'"]).first?.message.hasPrefix(words) == true)
    }

    @Test func `a test that knows no view misses these names, too`() throws {
        try fixture.write("import TestSupport\nimport Testing\n", to: Self.file)

        #expect(
            try problems(["cannot find type 'AnyCancellable' in scope"]).map(\.message) == [
                "Combine has 'AnyCancellable'; write a Task with `for await`, and in a test a Recorder of an @Observable model."
            ])
    }

    @Test func `what PaperUITesting declares to be missed is told in the same way`() throws {
        #expect(
            try problems([
                "'image(precision:perceptualPrecision:layout:)' is unavailable: swift-snapshot-testing has it; write .svg(width: 390)."
            ]).map(\.message) == [
                "swift-snapshot-testing has 'image'; write .svg(width: 390)."
            ])
    }

    @Test func `of a value of the environment with @Entry nothing else is told`() throws {
        #expect(
            try problems([
                "extensions must not contain stored properties", "unknown attribute 'Entry'",
            ]).map(\.message) == [
                "SwiftUI has '@Entry'; write a struct that conforms to EnvironmentKey, and in an extension of EnvironmentValues a property that gets and sets it."
            ])
        #expect(
            try problems(["extensions must not contain stored properties"]).map(\.message) == [
                "extensions must not contain stored properties"
            ])
    }

    @Test func `a name that Xcode makes of an asset is to be written`() throws {
        let message = "reference to member 'card' cannot be resolved without a contextual type"

        #expect(
            try problems([message], excerpt: "        .background(Color(.card))").map(\.message) == [
                "Xcode makes 'card' of an app's assets; there are none on paper. Write extension ColorResource { static let card = ColorResource(name: \"card\", bundle: .main) }"
            ])
        #expect(try problems([message], excerpt: "        .show(.card)").map(\.message) == [message])
    }

    @Test func `what follows from something else is told`() throws {
        let messages = [
            "cannot convert value of type 'Int' to specified type 'String'",
            "cannot infer contextual base in reference to member 'red'",
        ]

        #expect(try problems(messages).map(\.message) == messages)
    }

    @Test(arguments: [
        "cannot find 'Greeter' in scope", "value of type 'Model' has no member 'mask'",
        "unknown attribute 'Map'",
    ])
    func `what is yet to be written is nothing of SwiftUI's`(_ message: String) throws {
        #expect(try problems([message]).map(\.message) == [message])
    }

    @Test func `a file without views misses nothing of SwiftUI's`() throws {
        try fixture.write("import Foundation\n", to: Self.file)

        #expect(
            try problems(["cannot find type 'Map' in scope"]).map(\.message) == [
                "cannot find type 'Map' in scope"
            ])
    }

    // MARK: - What the compiler says

    /// A second or two for all of them: each is one error, and none makes the type checker search.
    @Test func `each name that is declared to be missed is said to be, and nothing else`() async throws {
        let declared = try DeclaredNames()

        let errors = try await errors(in: "Missing/Uses")

        let told = Dictionary(
            grouping: errors.compactMap { Explanation.unavailable($0.message) },
            by: { $0.name.split(separator: ".").last! })
        #expect(
            declared.all.filter { name in !(told[name.name[...]] ?? []).contains { $0.sentence == name.said }
            } == [])
        #expect(errors.filter { Explanation.unavailable($0.message) == nil }.map(\.message) == [])
    }

    @Test(arguments: ["Chat", "Components", "SplitView", "Stopwatch"])
    func `a screen that does not compile is told why in sentences of ours alone`(_ screen: String)
        async throws
    {
        var errors = try await errors(in: "Screens/\(screen)")
        try fixture.write(try text(of: "Screens/\(screen)"), to: Self.file)
        for index in errors.indices { errors[index].file = fixture.path(Self.file) }

        let problems = try fixture.verdict(diagnostics: errors).problems

        #expect(!problems.isEmpty)
        #expect(problems.map(\.message).filter { !$0.contains(/^[\w ]+ has '.+'; .+\./) } == [])
    }

    private func text(of fixture: String) throws -> String {
        try Files.text(Repository.fixtures.appending(path: "\(fixture).swift"))
    }

    /// What the compiler says of a file that imports PaperUI.
    private func errors(in name: String) async throws -> [Diagnostic] {
        // The screens are SwiftUI's, too: what is said of a module that is not here hides all else.
        let code = try text(of: name).replacing("import Combine\n", with: "\n")
        try fixture.write(code, to: "Code.swift")
        let modules = try await PaperModule.shared.folder()
        let result = try await ChildProcess.runDetached(
            fixture.toolchain().swiftc,
            [
                "-typecheck", "-parse-as-library", "-swift-version", "6", "-diagnostic-style", "llvm", "-I",
                modules.path, fixture.path("Code.swift"),
            ])
        return Diagnostic.errors(in: String(decoding: result.standardError, as: UTF8.self))
    }

    // MARK: - The table

    @Test func `PaperUI has none of the names that the runner says are missing`() throws {
        let declared = try DeclaredNames()
        let names = Set(MissingNames.all.flatMap(\.names).map { String($0.drop { !$0.isLetter }) })

        #expect(declared.types.contains("NavigationStack"))
        #expect(names.intersection(declared.types) == [])
    }

    /// Or a learner who has not written it yet would be told that SwiftUI has it.
    @Test func `no chapter asks for a name that is said to be SwiftUI's`() throws {
        let sources = Repository.root.appending(path: "Solutions")
        let written = Set(
            try Files.list(sources).filter { $0.hasSuffix(".swift") }.flatMap { path in
                try Files.text(sources.appending(path: path))
                    .matches(of: /\b(?:actor|class|enum|func|let|protocol|struct|typealias|var) (\w+)/)
                    .map { String($0.1) }
            })
        let missing = try DeclaredNames().all.filter { $0.owner == nil || $0.owner == "View" }.map(\.name)

        #expect(written.contains("InvoiceEditorViewModel"))
        #expect(
            written.intersection(
                missing + MissingNames.all.flatMap(\.names).map { String($0.drop { !$0.isLetter }) })
                == [])
    }

    @Test func `no name has two words for what to write`() throws {
        let ways = Dictionary(grouping: try DeclaredNames().table.flatMap(\.spellings)) { $0 }

        #expect(ways.filter { $1.count > 1 }.keys.sorted() == [])
    }

    /// The page alone says why, each reason once.
    @Test func `the page about PaperUI has all that is missing, with what to write`() throws {
        let page = try Files.text(Repository.root.appending(path: MissingNames.page))
        let rows = page.split(separator: "\n").compactMap { $0.wholeMatch(of: /\| (`.+`) \| (.+) \|/) }

        for (spellings, way) in try DeclaredNames().table {
            let named = rows.filter {
                $0.2 == way || $0.2.hasSuffix(". \(way)") || $0.2.hasSuffix("? \(way)")
            }
            .flatMap { $0.1.matches(of: /`([^`]+)`/).map { String($0.1) } }
            #expect(Set(named) == Set(spellings), "\(way)")
        }
        #expect(Dictionary(grouping: rows.map(\.2)) { $0 }.filter { $1.count > 1 }.keys.sorted() == [])
    }
}
