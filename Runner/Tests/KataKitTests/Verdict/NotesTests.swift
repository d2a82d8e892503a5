import RunnerTesting
import Testing

@testable import KataBase
@testable import KataEngine

/// The compiler's notes below its errors.
struct NotesTests {
    private let fixture: FixtureWorkspace

    init() throws { fixture = try FixtureWorkspace() }

    private func error(notes: [Diagnostic.Note]) -> Diagnostic {
        Diagnostic(
            file: fixture.path("Sources/Greeting/Greeting.swift"), line: 3, column: 7,
            message: "type 'C' does not conform to protocol 'P'", excerpt: "class C: P {}", notes: notes)
    }

    private func note(_ message: String, in file: String = "Sources/Greeting/Greeting.swift")
        -> Diagnostic.Note
    {
        Diagnostic.Note(file: fixture.path(file), line: 1, column: 6, message: message)
    }

    @Test func `notes belong to the error above them`() {
        let text = """
            /w/A.swift:11:26: error: stored property 'v' of 'Sendable'-conforming struct 'S' has non-Sendable type 'ViewState<String>'
            struct S: Sendable { let v: ViewState<String> }
                                     ^
            /w/A.swift:1:6: note: consider making generic enum 'ViewState' conform to the 'Sendable' protocol
            enum ViewState<T> { case a, b(T) }
                 ^
                              : Sendable
            /w/A.swift:7:13: warning: variable 'a' was never used
            /w/A.swift:7:13: note: a word on the warning
            /w/A.swift:12:1: error: expected expression
            }
            ^
            """

        #expect(
            Diagnostic.errors(in: text).map(\.notes) == [
                [
                    Diagnostic.Note(
                        file: "/w/A.swift", line: 1, column: 6,
                        message: "consider making generic enum 'ViewState' conform to the 'Sendable' protocol"
                    )
                ], [],
            ])
    }

    @Test func `a note on an error in a macro's expansion comes after the one that says where`() {
        let text = """
            macro expansion #expect:1:36: error: main actor-isolated property 'n' can not be referenced from a nonisolated context
            Testing.__checkBinaryOperation(sut.n, { $0 == $1() }, 1)
                                               ^
            /w/B.swift:2:46: note: in expansion of macro 'expect' here
                    #expect(sut.n == 1)
                    ^~~~~~~~~~~~~~~~~~~
            /w/B.swift:2:25: note: add '@MainActor' to make instance method 'a()' part of global actor 'MainActor'
            """

        #expect(
            Diagnostic.errors(in: text).map { $0.notes.map(\.message) } == [
                ["add '@MainActor' to make instance method 'a()' part of global actor 'MainActor'"]
            ])
    }

    @Test(arguments: [
        "property declared here",
        "calls to initializer 'init()' from outside of its actor context are implicitly asynchronous",
        "add stubs for conformance", "candidate would match if 'NC' conformed to 'RawRepresentable'",
    ])
    func `a note that helps nobody is passed over`(_ words: String) {
        let text = """
            /w/A.swift:8:43: error: main actor-isolated property 'n' can not be referenced from a nonisolated context
            /w/A.swift:2:88: note: \(words)
            """

        #expect(Diagnostic.errors(in: text).map(\.notes) == [[]])
    }

    @Test func `where the other of two declarations is, is said`() {
        let text = """
            /w/A.swift:2:6: error: invalid redeclaration of 'greeting()'
            /w/A.swift:1:6: note: 'greeting()' previously declared here
            """

        #expect(
            Diagnostic.errors(in: text).first?.notes.map(\.message) == [
                "'greeting()' previously declared here"
            ])
    }

    @Test func `an error's notes are told below it, with their places in the learner's files`() throws {
        let error = error(notes: [
            note("protocol requires function 'go()' with type '() -> ()'"),
            Diagnostic.Note(
                file: "Swift.Equatable.==", line: 2, column: 13,
                message: "protocol requires function '==' with type '(C, C) -> Bool'"),
        ])

        expectRecorded(
            fixture.report(try fixture.verdict(diagnostics: [error])).part(with: "note:"), as: "notes")
    }

    @Test func `three notes are enough`() throws {
        let report = fixture.report(
            try fixture.verdict(diagnostics: [error(notes: (1...5).map { note("note \($0)") })]))

        #expect(report.contains("note: note 3"))
        #expect(!report.contains("note: note 4"))
    }

    @Test func `the JSON has the notes among the details`() throws {
        let verdict = try fixture.verdict(diagnostics: [error(notes: [note("add '@MainActor'")])])

        #expect(
            try JSONLine.encode(verdict.problems[0])
                == #"{"arguments":null,"column":7,"details":["note: add '@MainActor' (Sources/Greeting/Greeting.swift:1:6)"],"file":"Sources/Greeting/Greeting.swift","line":3,"message":"type 'C' does not conform to protocol 'P'","test":null}"#
        )
    }
}
