import Foundation
import RunnerTesting
import Testing

@testable import KataDesk

/// `./kata report`, as a learner's own fork runs it.
struct ReportTests {
    private let fixture: FixtureWorkspace

    init() throws { fixture = try .thanks(at: 0) }

    private func report(_ options: String...) async throws -> FixtureWorkspace.Run {
        try await fixture.kata(["report", "--summary", "summary.md", "--junit", "junit.xml"] + options)
    }

    private struct Suite: Decodable {
        let name: String
        let fates: [String]
        let properties: [String: String]
    }

    private func suites() async throws -> [Suite] {
        try await Reader.read("junit", fixture.read("junit.xml"))
    }

    @Test func `nothing is started`() async throws {
        let run = try await report()

        #expect(run.output == "No chapter is started, so there is nothing to report.\n")
        #expect(run.errors == "")
        #expect(run.status == 0)
        #expect(
            try fixture.read("summary.md")
                == "## Stringline\n\nNo chapter is started, so there is nothing to report.\n")
    }

    @Test func `every chapter that is started is checked, and a red one makes it red`() async throws {
        try fixture.switchOn(1, of: "Greeting")
        try fixture.switchOn(1, of: "Thanks")
        try fixture.solve("Thanks", step: 1)
        try fixture.write("Before.\n", to: "summary.md")

        let run = try await report("--annotations")

        // GitHub's runner obeys nothing between the two.
        let token = try #require(run.output.firstMatch(of: /::stop-commands::(.+)/)?.output.1)
        expectRecorded(run.output.part(with: "your tests").replacing(token, with: "<token>"), as: "table")
        #expect(run.status == 1)
        expectRecorded(try fixture.read("summary.md"), as: "summary")
    }

    @Test(Reader.isThere) func `JUnit has a suite a chapter`() async throws {
        try fixture.switchOn(1, of: "Greeting")
        try fixture.switchOn(1, of: "Thanks")
        try fixture.solve("Thanks", step: 1)
        _ = try await report()

        let suites = try await suites()

        #expect(suites.map(\.name) == ["1 · A greeting", "3 · A thank-you"])
        #expect(suites.map(\.fates) == [["failure", "skipped"], ["passed", "skipped"]])
    }

    @Test func `the row of a table that fails is named wherever it is told`() async throws {
        try fixture.solve("Greeting", step: 1)
        try fixture.switchOn(1, of: "Greeting")
        try fixture.write(
            """
            import Testing

            @Test(arguments: ["three apples", "no apples"]) func rows(row: String) {
                let isRight = row == "no apples"
                #expect(isRight)
                Issue.record("careful", severity: .warning)
            }
            """, to: "Tests/GreetingTests/MyTests.swift")

        let run = try await report("--annotations")

        let row = "with row → \"three apples\": Expectation failed: isRight"
        let annotation =
            "::error file=Tests/GreetingTests/MyTests.swift,line=5,col=5,title=1 · A greeting%2C step 1%3A rows(row%3A)::"
        #expect(run.output.contains(annotation + row))
        #expect(run.output.contains("::with row → \"no apples\": careful\n"))
        #expect(try fixture.read("summary.md").contains("\n\(row)"))
        #expect(try fixture.read("junit.xml").contains(row.replacing("\"", with: "&quot;")))
    }

    @Test func `an older step that breaks is the one that is red`() async throws {
        try fixture.solve("Greeting", step: 1)
        try fixture.switchOn(2, of: "Greeting")
        try fixture.write(
            try fixture.read("Solutions/Greeting/Step2/Greeting.swift").replacing("Hello", with: "Hallo"),
            to: "Sources/Greeting/Greeting.swift")

        let run = try await report()

        #expect(run.status == 1)
        #expect(try fixture.read("junit.xml").contains("<failure type=\"assertion\""))
        #expect(try fixture.read("junit.xml").contains("failures=\"1\" errors=\"0\" skipped=\"1\""))
    }

    @Test func `what the judge says of one's own tests`() async throws {
        try fixture.solve("Thanks", step: 2)
        try fixture.switchOn(2, of: "Thanks")
        try fixture.writeOwnTests(
            """
                @Test func ada() { #expect(Thanks().text(for: "Ada") == "Thank you, Ada.") }
                @Test func eve() { #expect(Thanks().text(for: "Eve") == "Thank you, Eve.") }
            """)

        let run = try await report("--annotations")

        #expect(run.status == 0)
        #expect(
            run.output.hasSuffix(
                "\n::notice file=Tests/ThanksTests/MyStep2.swift,title=3 · A thank-you::1 mistake that breaks “Nobody” gets through your tests.\n"
            ), "\(run.output)")
        let summary = try fixture.read("summary.md")
        #expect(summary.contains("| 3 · A thank\\-you | 2 of 2 | **GREEN** |"), "\(summary)")
        #expect(
            summary.hasSuffix("\n\n- 1 mistake that breaks “Nobody” gets through your tests.\n"), "\(summary)"
        )
        #expect(
            try fixture.read("junit.xml").contains(
                "<property name=\"own tests: unguarded\" value=\"Nobody\">"))
    }

    @Test(arguments: [
        ("", "failures=\"1\""),
        (" #expect(Thanks().text(for: \"Ada\") == \"Thank you, Ada.\")", "failures=\"0\""),
    ])
    func `a test that catches no mistake of its step is none`(_ body: String, _ failures: String) async throws
    {
        try fixture.solve("Thanks", step: 2)
        try fixture.switchOn(2, of: "Thanks")
        try fixture.writeOwnTests("    @Test func itWorks() {\(body) }")

        _ = try await report()

        let junit = try fixture.read("junit.xml")
        #expect(junit.contains(failures), "\(junit)")
    }

    @Test func `a test that contradicts a promise is named at its line`() async throws {
        try fixture.solve("Thanks", step: 2)
        try fixture.switchOn(2, of: "Thanks")
        try fixture.writeOwnTests(
            #"    @Test func loud() { #expect(Thanks().text(for: "Ada") == "THANKS") }"#)

        let run = try await report("--annotations")

        #expect(run.status == 1)
        #expect(
            run.output.contains(
                "\n::warning file=Tests/ThanksTests/MyStep2.swift,line=8,title=3 · A thank-you::loud() goes against the promises, or beyond them: it fails on every solution that keeps them all.\n"
            ), "\(run.output)")
        #expect(
            try fixture.read("summary.md").contains(
                "| loud\\(\\) goes against the promises, or beyond them |"))
    }

    @Test func `a test that records an issue itself is told in its own words`() async throws {
        try fixture.solve("Thanks", step: 2)
        try fixture.switchOn(2, of: "Thanks")
        try fixture.writeOwnTests(#"    @Test func early() { Issue.record("No call waits.") }"#)

        let run = try await report("--annotations")

        #expect(
            run.output.contains(
                "::early() fails on every solution that keeps the promises: No call waits.\n"),
            "\(run.output)")
        #expect(
            try fixture.read("summary.md").contains(
                "| early\\(\\) fails on every solution that keeps the promises |"))
    }

    @Test func `a chapter that cannot be checked does not hide the others`() async throws {
        try fixture.switchOn(1, of: "Greeting")
        try fixture.switchOn(1, of: "Thanks")
        try fixture.solve("Thanks", step: 1)
        try fixture.shell("rm -r Sources/Greeting")

        let run = try await report()

        #expect(run.output.contains("The folder 'Sources/Greeting' is missing."), "\(run.output)")
        #expect(run.output.contains("GREEN"))
        #expect(run.status == 2)
    }

    // MARK: Other people's words

    @Test func `nothing that a program prints is obeyed by GitHub's session, or taken for Markdown`()
        async throws
    {
        try fixture.switchOn(1, of: "Greeting")
        try fixture.write(
            """
            func greeting() -> String {
                print("::error::printed\\n  ::add-mask::e\\n##[error]printed")
                return "a\\n::error::said\\n````\\n# <b>x</b> | %0A\\u{202E}"
            }
            """, to: "Sources/Greeting/Greeting.swift")

        let run = try await report("--annotations")

        let lines = run.output.split(separator: "\n", omittingEmptySubsequences: false)
        let token = try #require(lines.first?.split(separator: "::").last)
        let end = try #require(lines.firstIndex(of: "::\(token)::"))
        #expect(lines[0] == "::stop-commands::\(token)")
        #expect(lines[..<end].contains { $0.contains("::error::printed") })
        #expect(lines[(end + 1)...].allSatisfy { $0.isEmpty || $0.hasPrefix("::error file=Tests/") })
        #expect(lines[(end + 1)...].count { !$0.isEmpty } == 1)
        let summary = try fixture.read("summary.md")
        #expect(summary.contains("\n`````text\n"), "\(summary)")
        #expect(!summary.contains("\u{202E}"))
    }

    struct Escape: CustomTestStringConvertible, Sendable {
        let text: String
        let data: String
        let property: String
        var testDescription: String { data }
    }

    /// As `escapeData` and `escapeProperty` of GitHub's toolkit have it, and what would not be seen is shown.
    @Test(arguments: [
        Escape(text: "a%0Ab", data: "a%250Ab", property: "a%250Ab"),
        Escape(text: "a\nb", data: "a%0Ab", property: "a%0Ab"),
        Escape(text: "a\r\nb", data: "a%0D%0Ab", property: "a%0D%0Ab"),
        Escape(text: "a::b,c", data: "a::b,c", property: "a%3A%3Ab%2Cc"),
        Escape(text: "\u{1B}[2J\u{202E}", data: "␛[2J⟨U+202E⟩", property: "␛[2J⟨U+202E⟩"),
    ])
    func `what stands in a message ends neither its line nor a property`(_ escape: Escape) {
        let command = WorkflowCommand(.warning, file: escape.text, line: 3, title: escape.text, escape.text)

        #expect(
            command.line
                == "::warning file=\(escape.property),line=3,title=\(escape.property)::\(escape.data)")
    }
}
