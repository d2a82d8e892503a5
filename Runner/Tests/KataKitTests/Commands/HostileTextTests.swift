import Foundation
import RunnerTesting
import Testing

@testable import KataBase
@testable import KataEngine
@testable import KataKit
@testable import KataWork

/// Texts that are not ours, on a coloured terminal: none of them colours, moves, hides or turns anything round.
struct HostileTextTests {
    private let fixture: FixtureWorkspace
    private let printer = Printer(style: .color)
    private let style = TextStyle.color

    /// A colour is the one thing that a terminal is let through; so it has to be caught where it comes from.
    private static let raw = "\u{1B}[31m\u{202E}\u{7}"
    private static let shown = "␛[31m⟨U+202E⟩␇"

    init() throws {
        fixture = try FixtureWorkspace()
        let manifest = try fixture.read("Package.swift")
        try fixture.write(
            manifest.replacing("\"Greeting\", step: 0", with: "\"Greeting\", step: 1"), to: "Package.swift")
    }

    private var call: Call { Call(workspace: fixture.workspace, console: printer.console) }

    private func run(_ command: any Command.Type, _ words: String...) async throws {
        var arguments = try Arguments(words, for: command)
        _ = try await command.init(&arguments).run(in: call)
    }

    @Test func `in the learner's code, in a diff`() async throws {
        try fixture.write("// \(Self.raw)\n", to: "Sources/Greeting/Greeting.swift")

        try await run(SolutionCommand.self, "1")

        #expect(printer.output.contains("\n" + style.red("-// \(Self.shown)") + "\n"))
    }

    @Test func `in a chapter's text and in its hint`() async throws {
        let text = try fixture.read("Chapters/1-Greeting.md")
        try fixture.write(
            text.replacing("Begin with one word.", with: "Begin \(Self.raw).").replacing(
                "What is missing?", with: "What \(Self.raw)?"), to: "Chapters/1-Greeting.md")

        try await run(ReadCommand.self, "1", "1")
        try await run(HintCommand.self, "1")

        #expect(printer.output.contains("\nBegin \(Self.shown).\n"))
        #expect(printer.output.contains("\nWhat \(Self.shown)?\n"))
    }

    @Test func `in a preview's state`() {
        let state = DrawnState(
            name: "Shy\(Self.raw)", text: "a\(Self.raw)\n\nb", light: "", dark: "", picture: "")

        #expect(
            state.text(style: style) == "── \(style.bold("Shy\(Self.shown)")) ──\n\n  a\(Self.shown)\n\n  b")
    }

    @Test func `in the history, whoever wrote it`() async throws {
        _ = try call.keeper.history().record(
            chapter: "Greeting", step: 1, files: ["a": Data()], kind: .check(.red(Self.raw)))
        _ = try call.keeper.history().record(
            chapter: "Greeting", step: 1, files: ["b": Data()], kind: .before(Self.raw))

        try await run(HistoryCommand.self, "1")

        #expect(printer.output.contains("  " + style.dim("before \(Self.shown)") + "\n"))
        #expect(printer.output.contains(style.red("RED") + style.dim("  \(Self.shown)") + "\n"))
    }

    @Test(arguments: [
        KataError.unreadable("/a\(raw)", reason: "no"), .notText("/a\(raw)"), KataError(raw),
        KataError("What is wrong.", next: raw), .usage(raw, command: nil), .unknownEntry(raw),
    ])
    func `in an error`(_ error: KataError) {
        #expect(error.description.contains(Self.shown))
        #expect(!error.description.contains("\u{1B}"))
    }

    @Test func `in what the doctor found`() {
        let report = DoctorReport(
            findings: [.problem("Cache", "At '\(Self.raw)'.", mend: "rm \(Self.raw)")], style: style)

        #expect(report.report.body.hasSuffix("  At '\(Self.shown)'.\n         rm \(Self.shown)"))
    }

    @Test func `on the screen of watch`() {
        let text = "\u{1B}[2Ja \(TextStyle.color.red("b")) \u{202E}c"

        #expect(ScreenLines(width: 40).lines(text) == ["␛[2Ja \(style.red("b")) ⟨U+202E⟩c"])
    }

    @Test func `in a test's name, its message and what it prints, as text and as JSON`() async throws {
        try fixture.solve("Greeting", step: 1)
        try fixture.write(
            """
            import Testing
            @testable import Greeting
            @Test("my \\u{202E}\\u{1B}[2J test") func mine() {
                print("printed \\u{2066}\\u{1B}[2J")
                Issue.record("said \\u{2028}\\u{200B}\\u{9B}2J")
            }
            """, to: "Tests/GreetingTests/MyTests.swift")

        let text = try await fixture.kata("check", "1")
        let json = try await fixture.kata("check", "1", "--json")

        #expect(text.output.contains("✗ my ⟨U+202E⟩␛[2J test — your own test\n"))
        #expect(text.output.contains("    printed ⟨U+2066⟩␛[2J\n"))
        #expect(text.output.contains("      said "))
        for output in [text.output, json.output] {
            let isClean = output.unicodeScalars.allSatisfy {
                $0 == "\n"
                    || $0.properties.generalCategory != .control && $0.properties.generalCategory != .format
            }
            #expect(isClean, "\(output)")
        }
        #expect(json.output.contains(#""test":"my \u202e\u001b[2J test""#))
    }
}
