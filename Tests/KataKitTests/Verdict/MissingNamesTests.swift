import Foundation
import Testing

@testable import KataKit

/// What SwiftUI has and paper lacks: a red says so first. The messages are those of the Swift 6.3 compiler.
struct MissingNamesTests {
    private static let file = "Sources/Greeting/Card.swift"
    private let fixture: FixtureWorkspace

    init() throws {
        fixture = try FixtureWorkspace()
        try fixture.write(
            "import PaperUI\n\nstruct Card: View {}\nstruct Frame: ViewModifier {}\nfinal class Model {}\n",
            to: Self.file)
    }

    private func problems(_ messages: [String], excerpt: String? = nil) throws -> [Verdict.Problem] {
        let errors = messages.map { message in
            Diagnostic(
                file: fixture.path(Self.file), line: 3, column: 9, message: message, excerpt: excerpt)
        }
        return try fixture.verdict(diagnostics: errors).problems
    }

    @Test func `a red says first what is missing and what to write, then the compiler's words`() throws {
        let error = Diagnostic(
            file: fixture.path(Self.file), line: 3, column: 9,
            message: "cannot find 'GeometryReader' in scope",
            excerpt: "        GeometryReader { proxy in")

        let report = try fixture.report(fixture.verdict(diagnostics: [error]))

        #expect(
            report.contains(
                """
                  ✗ 'GeometryReader' is SwiftUI's, and PaperUI does not draw it. Write a frame, a Spacer or an alignment: a view on paper is not told its size.
                      The compiler: cannot find 'GeometryReader' in scope
                      All that is missing: Chapters/PaperUI.md
                      at Sources/Greeting/Card.swift:3:9
                        GeometryReader { proxy in
                        ^

                """))
    }

    @Test(arguments: [
        (
            "cannot find 'Alert' in scope",
            "'Alert' is SwiftUI's, and PaperUI does not draw it. Write .alert with a title and its buttons, which follows it in SwiftUI, too."
        ),
        (
            "cannot find type 'ObservableObject' in scope",
            "'ObservableObject' is SwiftUI's, and PaperUI does not draw it. Write @Observable before the class, and its properties plain."
        ),
        (
            "cannot find type 'StateObject' in scope",
            "'@StateObject' is SwiftUI's, and PaperUI does not draw it. Write @Observable before the class, and @State for the view that owns it."
        ),
        (
            "unknown attribute 'AppStorage'",
            "'@AppStorage' is SwiftUI's, and PaperUI does not draw it. Write a property of the model, and hand the model what it stores it in: a test can then hand it another."
        ),
        (
            "no macro named 'Preview'",
            "'#Preview' is SwiftUI's, and PaperUI does not draw it. Write a struct that conforms to PreviewProvider, with its views in `static var previews`."
        ),
        (
            "value of type 'some View' has no member 'matchedGeometryEffect'",
            "'.matchedGeometryEffect' is SwiftUI's, and PaperUI does not draw it. Leave it out: nothing moves on paper, a change is there at once."
        ),
        (
            "value of type 'Circle' has no member 'trim'",
            "'.trim' is SwiftUI's, and PaperUI does not draw it. Write Rectangle, RoundedRectangle, Circle or Capsule."
        ),
        (
            "type 'PickerStyle' has no member 'radioGroup'",
            "'.radioGroup' is SwiftUI's, and PaperUI does not draw it. Write a view or a ViewModifier of your own: a style of your own paper takes for buttons alone, and of the other controls it draws one each."
        ),
        (
            "value of type 'EnvironmentValues' has no member 'presentationMode'",
            #"'\.presentationMode' is SwiftUI's, and PaperUI does not draw it. Write @Environment(\.dismiss), which follows it in SwiftUI, too."#
        ),
    ])
    func `what SwiftUI has and PaperUI lacks is named, with what to write instead`(
        message: String, sentence: String
    ) throws {
        let problem = try #require(problems([message]).first)

        #expect(problem.message == sentence)
        #expect(
            problem.details == ["The compiler: \(message)", "All that is missing: Chapters/PaperUI.md"])
    }

    @Test(arguments: [
        "value of type 'Text' has no member 'onHover'",
        "value of type 'VStack<Text>' has no member 'gesture'",
        "value of type 'Card' has no member 'mask'",
        "value of type 'Frame.Content' (aka 'ModifiedByContent<Frame>') has no member 'rotation3DEffect'",
        "value of type 'WindowGroup<Text>' has no member 'commands'",
    ])
    func `a modifier is missed in whatever is a view`(message: String) throws {
        let name = try #require(message.matches(of: /'(\w+)'/).last?.1)

        #expect(try problems([message]).map(\.message) == [MissingNames.sentence(on: name, as: .member)])
    }

    @Test func `a value of the environment is named by the line: the compiler does not`() throws {
        let found = try problems(
            [
                "cannot infer key path type from context; consider explicitly specifying a root type",
                "no exact matches in call to initializer ",
            ],
            excerpt: #"    @Environment(\.editMode) private var editMode"#)

        #expect(
            found.map(\.message) == [
                #"'\.editMode' is SwiftUI's, and PaperUI does not draw it. Write EditButton, or a property of the model that says what is being edited."#
            ])
    }

    @Test func `what only follows from a missing name is left out`() throws {
        let found = try problems([
            "value of type 'Circle' has no member 'trim'",
            "cannot infer contextual base in reference to member 'red'",
            "cannot find 'Greeter' in scope",
        ])

        #expect(
            found.map(\.message) == [
                MissingNames.sentence(on: "trim", as: .member), "cannot find 'Greeter' in scope",
            ])
    }

    @Test func `what follows from something else is told`() throws {
        let messages = [
            "value of type 'Card' has no member 'greet'",
            "cannot infer contextual base in reference to member 'red'",
        ]

        #expect(try problems(messages).map(\.message) == messages)
    }

    @Test(arguments: [
        "cannot find 'Greeter' in scope", "value of type 'Model' has no member 'mask'",
        "value of type 'Text' has no member 'greet'", "value of type 'String' has no member 'trim'",
        "value of type 'Set<Int>' has no member 'position'", "cannot find 'trim' in scope",
        "unknown attribute 'GeometryReader'",
    ])
    func `what is yet to be written is nothing of SwiftUI's`(_ message: String) throws {
        #expect(try problems([message]).map(\.message) == [message])
    }

    @Test func `a file without views misses nothing of SwiftUI's`() throws {
        try fixture.write("import Foundation\n", to: Self.file)

        #expect(
            try problems(["cannot find type 'Path' in scope"]).map(\.message) == [
                "cannot find type 'Path' in scope"
            ])
    }

    // MARK: - The table

    @Test func `PaperUI declares none of the names that it is said to lack`() throws {
        let declared = try declarations(
            below: "Sources/PaperUI",
            as: /public [a-z ]*\b(?:struct|class|enum|protocol|typealias|func|var|let|macro) (\w+)/)

        #expect(declared.contains("NavigationStack"))
        #expect(Self.bareNames.intersection(declared) == [])
    }

    /// Or a learner who has not written it yet would be told that SwiftUI has it.
    @Test func `no chapter asks for a name that is said to be SwiftUI's`() throws {
        let declared = try declarations(
            below: "Solutions", as: /\b(?:actor|class|enum|func|let|protocol|struct|typealias|var) (\w+)/)

        #expect(declared.contains("InvoiceEditorViewModel"))
        #expect(Self.bareNames.intersection(declared) == [])
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

    private static let bareNames = Set(
        MissingNames.all.flatMap(\.names).map { String($0.drop { !$0.isLetter }) })

    private func declarations(below folder: String, as declaration: Regex<(Substring, Substring)>) throws
        -> Set<String>
    {
        let sources = Self.root.appending(path: folder)
        let paths = try Files.list(sources).filter { $0.hasSuffix(".swift") }
        return Set(
            try paths.flatMap { path in
                try Files.text(sources.appending(path: path)).matches(of: declaration).map { String($0.1) }
            })
    }

    private static let root = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
        .appending(path: "../../..").real
}
