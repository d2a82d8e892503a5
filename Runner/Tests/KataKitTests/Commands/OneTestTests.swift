import KataBase
import RunnerTesting
import Testing

@testable import KataKit
@testable import KataText
@testable import KataWork

/// A step whose tests come one at a time, from its first test to the next step.
struct OneTestTests {
    private let fixture: FixtureWorkspace

    init() throws { fixture = try FixtureWorkspace(with: "Turns") }

    private static let code = "Sources/Sums/Sums.swift"

    private func write(_ body: String) throws {
        try fixture.write("func total(_ numbers: [Int]) -> String {\n    \(body)\n}\n", to: Self.code)
    }

    private var line: String {
        get throws {
            try #require(fixture.read("Package.swift").split(separator: "\n").first { $0.contains("Sums") })
                .trimmed
        }
    }

    @Test func `each test is shown, seen red and made green before the next one comes`() async throws {
        let start = try await fixture.kata("start", "3")
        expectRecorded(start.output, as: "start")
        #expect(try line == "Chapter(\"Sums\", step: 1, test: 1, of: 2),")

        let red = try await fixture.kata("check")
        expectRecorded(red.screen, as: "red")
        #expect(red.status == 1)

        try write("\"3\"")
        let green = try await fixture.kata("check")
        expectRecorded(green.screen, as: "green")

        let second = try await fixture.kata("next")
        expectRecorded(second.output, as: "second")
        #expect(second.status == 0)
        #expect(try line == "Chapter(\"Sums\", step: 1, test: 2, of: 2),")
        let unchecked = try await fixture.kata("read")
        #expect(unchecked.next == "./kata check")
        let read = unchecked.output
        #expect(read.contains("It is a lie about every other number."))
        #expect(read.contains("What does it say now?"))
        #expect(!read.contains("reduce") && !read.contains("They hold what else a sum is."))
        #expect(try await fixture.kata("read", "green").output.contains("reduce"), "who asks for it gets it")
        #expect(try await fixture.kata("hint").output.contains("Which numbers?"))

        try write("\"7\"")
        let regression = try await fixture.kata("check")
        expectRecorded(regression.screen, as: "regression")
        #expect(try await fixture.kata("read").next.hasPrefix("In Sources/Sums/Sums.swift make it pass"))

        try write("\"\\(numbers.reduce(0, +))\"")
        let rest = try await {
            _ = try await fixture.kata("check"); return try await fixture.kata("next")
        }()
        expectRecorded(rest.output, as: "rest")
        #expect(try line == "Chapter(\"Sums\", step: 1, of: 2),")

        let atOnce = try await fixture.kata("check")
        expectRecorded(atOnce.screen, as: "at-once")
        let whole = try await fixture.kata("next")
        expectRecorded(whole.output, as: "whole-step")
        #expect(try line == "Chapter(\"Sums\", step: 2, of: 2),")
        expectRecorded(
            try await fixture.kata("history").output.replacing(/(?m)^.*? (?=step)/, with: ""), as: "history")
    }

    @Test func `a red test has to be green before the next one comes`() async throws {
        _ = try await fixture.kata("start", "3")

        let next = try await fixture.kata("next")

        #expect(next.status == 1)
        #expect(next.next.hasPrefix("This test is still red, so the next one has to wait."))
        #expect(try line == "Chapter(\"Sums\", step: 1, test: 1, of: 2),")
    }

    @Test func `all tests of a step come at once for who wants that`() async throws {
        _ = try await fixture.kata("start", "3", "--step")
        #expect(try line == "Chapter(\"Sums\", step: 1, of: 2),")
        _ = try await fixture.kata("reset", "3")

        _ = try await fixture.kata("start", "3")
        let rest = try await fixture.kata("next", "--step")

        #expect(rest.status == 0)
        #expect(rest.output.contains("The rest: 3 tests"), "\(rest.output)")
        #expect(try line == "Chapter(\"Sums\", step: 1, of: 2),")
        let check = try await fixture.kata("check")
        #expect(check.screen.contains("4 of 4 tests fail."), "\(check.output)")
        #expect(!check.screen.contains("passed before"))
    }

    private static let sum = "\"\\(numbers.reduce(0, +))\""

    /// The text's rest has no words of its own.
    private func takeWordsOfTheRest() throws {
        try fixture.edit(
            "Chapters/3-Sums.md", "### Red · The rest\n\nThey hold what else a sum is.\n\n", "")
    }

    @Test func `at the end of a step nothing is offered that was offered before`() async throws {
        try takeWordsOfTheRest()
        _ = try await fixture.kata("start", "3")
        try write(Self.sum)
        #expect(try await fixture.kata("check").output.contains("./kata read green"))
        for _ in 1...2 {
            _ = try await fixture.kata("next")
            _ = try await fixture.kata("check")
        }

        #expect(try line == "Chapter(\"Sums\", step: 1, of: 2),")
        #expect(try await fixture.kata("check").next == "Commit, then: ./kata next")
        #expect(try await fixture.kata().next == "this step is green. Commit, then: ./kata next")
    }

    @Test func `who has taken a whole step is offered the Greens, each by its test`() async throws {
        try takeWordsOfTheRest()
        _ = try await fixture.kata("start", "3", "--step")
        try write(Self.sum)

        #expect(try await fixture.kata("check").output.contains("./kata read green"))
        let green = try await fixture.kata("read", "green").output
        #expect(green.contains("■ Green\n") && green.contains("■ Green · numbersAreAdded\n"), "\(green)")
    }

    @Test func `who has tidied up is not told to`() async throws {
        try fixture.edit("Chapters/3-Sums.md", "### Refactor\n\nNothing to do.", "### Refactor\n\nSay less.")
        _ = try await fixture.kata("start", "3", "--step")
        try write(Self.sum)
        for _ in 1...2 {
            #expect(try await fixture.kata("check").next.hasPrefix("Tidy up while it is green, commit"))
        }
        #expect(try await fixture.kata().next.hasPrefix("this step is green. Tidy up, commit"))

        try write("\"\\(numbers.reduce(into: 0) { $0 += $1 })\"")

        for _ in 1...2 {
            #expect(try await fixture.kata("check").next.hasPrefix("Commit, then: ./kata next"))
        }
        #expect(try await fixture.kata().next.hasPrefix("this step is green. Commit"))
    }

    @Test func `what is restored has the same tests on`() async throws {
        _ = try await fixture.kata("start", "3")
        try write("\"3\"")
        _ = try await fixture.kata("check")
        let entry = try #require(try History.of(fixture).entries(chapter: "Sums").first)
        #expect(entry.place == StepPlace(step: 1, test: 1))
        _ = try await fixture.kata("next", "--step")
        try write("\"4\"")

        let restored = try await fixture.kata("restore", entry.id)

        #expect(restored.output.contains("at step 1, test 1."))
        #expect(try line == "Chapter(\"Sums\", step: 1, test: 1, of: 2),")
    }

    @Test func `a test that is green is not its step`() async throws {
        _ = try await fixture.kata("start", "3")
        try write("\"3\"")
        _ = try await fixture.kata("check")

        let chapter = try fixture.call.course().chapter("3")

        #expect(chapter.isGreen && !chapter.isStepGreen)
        let text = try chapter.text()
        #expect(!chapter.isThrough(text.steps[0]))
        let overview = try await fixture.kata()
        #expect(overview.output.contains("You are at step 1, test 1 of A sum"))
        #expect(overview.next.contains("this test is green. Commit, then: ./kata next"))
    }

    @Test func `who counts up by hand is told the same`() async throws {
        try fixture.edit("Package.swift", "\"Sums\", step: 0", "\"Sums\", step: 1, test: 2")
        fixture.call.memory.change { $0.chapter = "Sums" }
        try write("\"7\"")

        let check = try await fixture.kata("check")

        #expect(check.output.hasPrefix("RED  Step 1 of 2, test 2 of 3 · Numbers have a total"))
        #expect(check.output.contains("oneNumberIsItsOwnTotal() — passed before, in this step"))

        try fixture.edit("Package.swift", "test: 2", "test: 7")
        #expect(try fixture.call.course().chapter("3").place == StepPlace(step: 1))
    }

    @Test func `who goes back by hand has seen the test before`() async throws {
        _ = try await fixture.kata("start", "3")
        _ = try await fixture.kata("check")
        try write("\"3\"")
        _ = try await fixture.kata("check")
        try fixture.edit("Package.swift", "test: 1", "test: 2")
        _ = try await fixture.kata("check")
        try fixture.edit("Package.swift", "test: 2", "test: 1")

        let check = try await fixture.kata("check")

        #expect(check.output.hasPrefix("GREEN"), "\(check.output)")
        #expect(!check.output.contains("first check"))
    }

    @Test func `the rows of a table are shown below its test`() async throws {
        try fixture.edit(
            "Tests/SumsTests/Step2-Unit.swift", "    @Test func aUnit",
            "    @Test(arguments: rows) func everyRow(_ row: Int) {\n        #expect(row == 1)\n    }\n\n    private static let rows: [Int] = [\n        1,\n        2,\n    ]\n\n    @Test func aUnit"
        )
        _ = try await fixture.kata("start", "3", "--step")
        try write("\"\\(numbers.reduce(0, +))\"")

        let next = try await fixture.kata("next")

        #expect(
            next.output.contains(
                """
                        #expect(row == 1)
                    }

                    private static let rows: [Int] = [
                        1,
                        2,
                    ]
                """), "\(next.output)")
    }

    @Test func `a step once more begins with its first test`() async throws {
        _ = try await fixture.kata("start", "3", "--step")
        try write("\"\\(numbers.reduce(0, +))\"")
        _ = try await fixture.kata("check")
        _ = try await fixture.kata("next")

        _ = try await fixture.kata("again", "3", "1")
        #expect(try line == "Chapter(\"Sums\", step: 1, test: 1, of: 2),")

        _ = try await fixture.kata("again", "--stop")
        #expect(try line == "Chapter(\"Sums\", step: 2, of: 2),")
    }
}
