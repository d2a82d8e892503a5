import KataBase
import RunnerTesting
import Testing

@testable import KataDesk
@testable import KataText

/// The proofs of a chapter whose tests come one at a time.
struct VerifyTurnsTests {
    private let fixture: FixtureWorkspace

    init() async throws {
        fixture = try FixtureWorkspace(with: "Turns")
        let recorded = try await fixture.kata("verify", "3", "--record")
        try #require(recorded.status == 0, "\(recorded.output)\(recorded.errors)")
    }

    static let tests = "Tests/SumsTests/Step1-Total.swift"

    /// - Returns: the lines about what does not hold.
    private func told() async throws -> String {
        let run = try await fixture.kata("verify", "3")
        #expect(run.status == 1)
        return run.output
    }

    @Test func `each test is red, and green with the listings of its Green`() async throws {
        let run = try await fixture.kata("verify", "3")

        #expect(run.status == 0, "\(run.output)")
        let text = try fixture.read("Chapters/3-Sums.md")
        #expect(text.contains("RED  Step 1 of 2, test 1 of 3 · Numbers have a total"))
        #expect(text.contains("RED  Step 1 of 2, test 2 of 3 · Numbers have a total"))
        #expect(text.contains("total([3, 4]) is \"3\" and should be \"7\"."))
    }

    struct Fault: CustomTestStringConvertible, Sendable {
        let testDescription: String
        var file = "Chapters/3-Sums.md"
        let change: (String, String)
        let words: String
    }

    static let faults = [
        Fault(
            testDescription: "a Green that says too much",
            change: ("+    \"3\"", "+    \"\\(numbers.reduce(0, +))\""),
            words: "'numbersAreAdded' is green at once, so it drives nothing"),
        Fault(
            testDescription: "a Green that does not pass", change: ("+    \"3\"", "+    \"4\""),
            words: "with the listings up to here test 1 of step 1 is red"),
        Fault(
            testDescription: "a listing that fits nowhere", change: ("-    \"\"", "-    \"0\""),
            words: "do not stand in the code before this listing"),
        Fault(
            testDescription: "a listing of another state", change: ("Step0..Step1.1", "Step0..Step1.2"),
            words: "Call it: diff Step0..Step1.1"),
        Fault(
            testDescription: "an unknown test", change: ("### Red · numbersAreAdded", "### Red · numbersAdd"),
            words: "step 1 has no test 'numbersAdd'"),
        Fault(
            testDescription: "a gap", file: tests, change: ("STEP_1_3", "STEP_1_4"),
            words: "go from 2 to 4, without a gap"),
        Fault(
            testDescription: "two at once", file: tests,
            change: ("    #if STEP_1_2\n", "    @Test func another() {}\n\n    #if STEP_1_2\n"),
            words: "2 tests would come as number 1"),
        Fault(
            testDescription: "another step's condition", file: tests, change: ("STEP_1_3", "STEP_2_3"),
            words: "'STEP_2_3' switches nothing on here"),
        Fault(
            testDescription: "too many", file: tests, change: ("STEP_1_3", "STEP_1_10"),
            words: "'STEP_1_10' switches nothing on here"),
    ]

    @Test(arguments: faults)
    func `what does not fit is told with its place`(_ fault: Fault) async throws {
        try fixture.edit(fault.file, fault.change.0, fault.change.1)

        let output = try await told().split(whereSeparator: \.isWhitespace).joined(separator: " ")

        #expect(output.contains(fault.words), "\(output)")
        #expect(output.contains("\(fault.file):"))
    }
}
