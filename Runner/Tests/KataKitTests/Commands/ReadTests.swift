import RunnerTesting
import Testing

@testable import KataBase
@testable import KataKit
@testable import KataText

struct ReadTests {
    private let fixture: FixtureWorkspace

    init() throws { fixture = try FixtureWorkspace() }

    private func read(_ words: String..., controls: Controls = .commands) throws -> String {
        let printer = Printer(style: .plain)
        let call = Call(workspace: fixture.workspace, console: printer.console, controls: controls)
        var arguments = try Arguments(words, for: ReadCommand.self)
        return try ReadCommand(&arguments).report(in: call).plain
    }

    private func start(step: Int, isGreen: Bool = false) throws {
        let call = fixture.call
        let course = try call.course()
        let chapter = try call.workspace.move(course.chapter("1"), to: StepPlace(step: step))
        call.memory.remember(chapter) { $0.notes.green = isGreen ? chapter.step : nil }
    }

    @Test func `before anything is started it is the first chapter's introduction`() throws {
        expectRecorded(try read(), as: "introduction")
        #expect(try read("your", "turn") == read("1", "your", "turn"))
    }

    @Test func `a step is shown up to Red until it is green`() throws {
        try start(step: 1)
        #expect(try read().hasSuffix("\n\nNext: ./kata check"), "nobody has seen the test fail yet")
        #expect(try read(controls: .keys).hasSuffix("\n\nNext: press r"))
        try fixture.record([(1, .red("doesNotCompile"), 0)])

        let text = try read()

        expectRecorded(text, as: "step-up-to-red")
        #expect(!text.contains("■ Green"))
        #expect(try read(controls: .keys).contains("make it pass, then: save\n("))
    }

    @Test(arguments: [[], ["promises"], ["red"]])
    func `where the test is the learner's the text leads to it, and then to the check`(_ parts: [String])
        async throws
    {
        let fixture = try FixtureWorkspace.thanks(at: 1)
        try fixture.switchOn(2, of: "Thanks")
        let words = ["read", "3", "2"] + parts

        #expect(
            try await fixture.kata(words).next.hasPrefix(
                "write your test into Tests/ThanksTests/MyStep2.swift, then: ./kata check"))
        #expect(try await !fixture.kata(words).output.contains("how ours became green"))
        try fixture.writeOwnTests("    @Test func mine() { #expect(Thanks().text == \"\") }")
        #expect(try await fixture.kata(words).next.hasPrefix("./kata check"))
    }

    @Test func `a step that is green, or behind, is shown to its end`() throws {
        try start(step: 1, isGreen: true)
        let end = "■ Refactor\n\nNothing to do: one line cannot be said twice.\n\nNext: ./kata next"
        #expect(try read().hasSuffix(end))
        #expect(try read("refactor").hasSuffix(end))

        try start(step: 2)
        #expect(try read("1", "1").hasSuffix("■ Refactor\n\nNothing to do: one line cannot be said twice."))
    }

    @Test func `a step that leaves nothing to tidy`() throws {
        try fixture.edit(
            "Chapters/1-Greeting.md", "### Refactor\n\nNothing to do: one line cannot be said twice.\n\n", "")
        try start(step: 1, isGreen: true)

        #expect(!(try read().contains("■ Refactor")))
        #expect(try read("refactor").contains("There is nothing to tidy in this step."))
    }

    @Test func `a step that is not on stops before Green, too`() throws {
        try start(step: 1)

        #expect(try read("1", "2").hasSuffix("\n\nNext: how ours became green: ./kata read 1 2 green"))
    }

    @Test(arguments: [["red"], ["1", "red"], ["1", "1", "Red"], ["step", "1", "red"]])
    func `a part is asked for by its name`(_ words: [String]) throws {
        try start(step: 1)
        var arguments = try Arguments(words, for: ReadCommand.self)
        let call = fixture.call

        let text = try ReadCommand(&arguments).report(in: call).plain

        #expect(text.hasPrefix("Step 1 · The world is greeted\n─────────────────────────────\n\n■ Red\n"))
        #expect(!text.contains("■ Green"))
    }

    @Test func `green, the hints, the introduction and a closing section`() throws {
        try start(step: 1)

        #expect(try read("green").contains("\n■ Green\n"))
        #expect(
            try read("hints").hasSuffix(
                "■ Hints\n\n1. What is missing?\n2. Write `func greeting() -> String`.\n\nNext: ./kata check")
        )
        #expect(try read("intro").contains("Two steps, for the runner's own tests."))
        #expect(try read("1", "your", "turn").hasSuffix("Greet two people."))
    }

    @Test func `several parts at once, and what stands before a step's first`() throws {
        try start(step: 1)

        let both = try read("green", "Refactor")

        let parts = ["■ Green", "■ Refactor"].compactMap { both.range(of: $0)?.lowerBound }
        #expect(parts.count == 2 && parts == parts.sorted())
        #expect(!both.contains("■ Red"))
        #expect(
            try read("1", "1", "intro").hasSuffix(
                "5 minutes · your code: `Sources/Greeting/Greeting.swift`\n\nBegin with one word.\n\nNext: ./kata check"
            ))
    }

    @Test func `the closing section of the chapter that one is at`() throws {
        try start(step: 1)

        #expect(try read("your", "turn") == read("1", "your", "turn"))
        #expect(try read("Your") == read("1", "your", "turn"))
        #expect(throws: KataError.self) { try read("yours") }
        #expect(throws: KataError.self) { try read("yours", "turn") }
    }

    @Test func `what promises nothing says so`() throws {
        #expect(try read("2", "promises").hasSuffix("This step states no promises."))
    }

    @Test func `the word before a step's number may stay away`() throws {
        #expect(try read("1", "step", "2") == read("1", "2"))
    }

    @Test(
        arguments: [
            (["intro", "2"], ["2", "intro"]), (["intro", "Good"], ["2", "intro"]),
            (["red", "1", "2"], ["1", "2", "red"]), (["1", "red", "2"], ["1", "2", "red"]),
            (["2", "Greet", "hints"], ["1", "2", "hints"]),
            (["hints", "2", "greeting"], ["1", "2", "hints"]),
            (["green", "step", "2", "1"], ["1", "2", "green"]), (["step", "2", "Greet"], ["1", "2"]),
            (["your", "turn", "1"], ["1", "your", "turn"]),
            (["your", "turn", "greet"], ["1", "your", "turn"]),
            (["1", "your"], ["1", "your", "turn"]),
        ])
    func `the words may stand in any order`(_ words: [String], _ usual: [String]) throws {
        let text = try told(words)

        #expect(text == (try told(usual)))
        #expect(text.contains("──") || text.contains("══"), "it is a text, and no complaint")
    }

    /// What is read, or what is wrong.
    private func told(_ words: [String]) throws -> String {
        let call = fixture.call
        var arguments = try Arguments(words, for: ReadCommand.self)
        let command = try ReadCommand(&arguments)
        do { return try command.report(in: call).plain } catch { return "\(error)" }
    }

    @Test func `a number too many, and a name of no chapter behind a part`() throws {
        #expect(
            throws: KataError.usage(
                "'3' is one number too many for './kata read [chapter] [step] [part …]'.", command: "read")
        ) { try read("1", "2", "3") }
        #expect(try told(["red", "Greting"]).hasPrefix("There is no chapter 'Greting'. Did you mean"))
    }

    @Test func `what is not there is told with what is`() throws {
        #expect(throws: KataError.unknownStep(3, chapter: "Greeting", steps: 2)) { try read("1", "3") }
        #expect(
            throws: KataError.usage(
                "Step 2 has no part 'gren'. Did you mean 'green'?", command: "read")
        ) { try read("1", "2", "gren") }
        #expect(
            throws: KataError.usage(
                "Step 2 has no part 'nonsense'. A step has intro, promises, red, green, refactor and hints.",
                command: "read")
        ) { try read("1", "2", "nonsense") }
    }
}
