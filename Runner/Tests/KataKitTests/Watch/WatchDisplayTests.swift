import RunnerTesting
import Testing

@testable import KataEngine
@testable import KataKit
@testable import KataWork

/// What is printed where there is no terminal.
struct WatchDisplayTests {
    private let fixture: FixtureWorkspace
    private let printer = Printer(style: .plain)
    private let red: WatchResult
    private let answer: WatchResult

    init() throws {
        fixture = try FixtureWorkspace()
        red = try Self.result(.unknown, in: fixture)
        answer = try Self.result(.red, Judgement(tests: [], unjudged: [], solutions: 3), in: fixture)
    }

    private static func result(
        _ phase: Verdict.Own.Phase, _ judgement: Judgement? = nil, in fixture: FixtureWorkspace
    ) throws -> WatchResult {
        WatchResult(
            answer: .verdict(
                try fixture.verdict(
                    diagnostics: [
                        Diagnostic(file: nil, line: nil, column: nil, message: "no such module 'A'")
                    ], own: .init(phase: phase, judgement: judgement))))
    }

    private func makeSUT() -> WatchDisplay {
        WatchDisplay(
            call: Call(workspace: fixture.workspace, console: printer.console), query: nil,
            terminal: nil)
    }

    private var headlines: Int { printer.output.ranges(of: "RED  Step 2 of 2").count }

    @Test func `a red that was told early is told once`() {
        var sut = makeSUT()
        sut.starting(chapter: "Greeting")

        sut.answer(red, on: "Greeting", isEarly: true)
        #expect(headlines == 1)
        #expect(!printer.output.contains("Next:"))
        sut.answer(answer, on: "Greeting")

        #expect(headlines == 1)
        #expect(printer.output.contains("There is no test of yours to judge yet."))
        #expect(printer.output.ranges(of: "Next:").count == 1)
    }

    @Test func `a red that only our test sees is told whole, below the green`() throws {
        var sut = makeSUT()
        let ours = try Self.result(
            .seenByOurs, Judgement(tests: [], unjudged: [], solutions: 3), in: fixture)
        sut.starting(chapter: "Greeting")

        sut.answer(red, on: "Greeting", isEarly: true)
        sut.answer(ours, on: "Greeting")

        #expect(headlines == 2)
        #expect(printer.output.contains("Our test sees something that yours do not:"))
    }

    @Test func `a red whose end a save cut off leaves the next one whole`() {
        var sut = makeSUT()
        sut.starting(chapter: "Greeting")
        sut.answer(red, on: "Greeting", isEarly: true)

        sut.starting(chapter: "Greeting")
        sut.answer(answer, on: "Greeting")

        #expect(headlines == 2)
    }

    @Test func `what a run says on standard error is in sight until the next one begins`() {
        var sut = makeSUT()
        let room = { (sut: inout WatchDisplay) in sut.extent(of: WatchState(), chapter: "Greeting").room }
        let before = room(&sut)

        sut.quietCall.console.printError("Sharing works again.")
        #expect(room(&sut) == before - 1)

        sut.starting(chapter: "Greeting")
        #expect(room(&sut) == before)
    }

    @Test func `what goes on is said where it does, and is no news at the end`() throws {
        var sut = makeSUT()
        sut.starting(chapter: "Greeting")

        sut.quietCall.console.printPassing("Compiling PaperUI, once for all chapters.")
        sut.silentCall.console.printPassing("Compiling PaperUI, once for all chapters.")
        #expect(printer.errors == "Compiling PaperUI, once for all chapters.\n")
        sut.answer(answer, on: "Greeting")
        sut.end()

        #expect(printer.errors == "Compiling PaperUI, once for all chapters.\n")
    }

    @Test func `on a screen it is gone with the answer, and what is wrong stays`() {
        let sut = Notices()
        sut.add("Sharing works again.\n")
        sut.passing = "Compiling PaperUI, once for all chapters."
        #expect(sut.inSight == ["Sharing works again.", "Compiling PaperUI, once for all chapters."])

        sut.passing = nil

        #expect(sut.inSight == ["Sharing works again."])
        #expect(sut.all == ["Sharing works again."])
    }

    @Test func `no bar is drawn over the screen, or kept for later`() {
        #expect(!makeSUT().quietCall.console.isTerminal)
    }
}
