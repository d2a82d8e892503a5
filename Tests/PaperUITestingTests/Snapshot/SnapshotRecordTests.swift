import TestSupport
import Testing

@testable import PaperUITesting

@Suite(.endsInTime)
struct SnapshotRecordTests {
    struct Case: CustomTestStringConvertible {
        let testDescription: String
        var argument: SnapshotRecord?
        var trait: SnapshotRecord?
        var environment: [String: String] = [:]
        let expected: SnapshotRecord
    }

    private static let cases = [
        Case(
            testDescription: "the argument goes first", argument: .all, trait: .failed,
            environment: ["SNAPSHOT_TESTING_RECORD": "never"], expected: .all),
        Case(
            testDescription: "then the trait", trait: .failed,
            environment: ["SNAPSHOT_TESTING_RECORD": "never", "CI": "true"], expected: .failed),
        Case(
            testDescription: "then the environment",
            environment: ["SNAPSHOT_TESTING_RECORD": "all", "CI": "true"], expected: .all),
        Case(testDescription: "missing by default", expected: .missing),
        Case(testDescription: "never on CI", environment: ["CI": "true"], expected: .never),
        Case(testDescription: "CI may say anything", environment: ["CI": "1"], expected: .never),
        Case(testDescription: "an empty CI is none", environment: ["CI": ""], expected: .missing),
        Case(testDescription: "a false CI is none", environment: ["CI": "false"], expected: .missing),
        Case(
            testDescription: "an empty mode is none", environment: ["SNAPSHOT_TESTING_RECORD": ""],
            expected: .missing),
    ]

    @Test(arguments: cases) func `the mode is`(_ example: Case) throws {
        let mode = try SnapshotRecord.mode(
            argument: example.argument, trait: example.trait, environment: example.environment)
        #expect(mode == example.expected)
    }

    @Test(arguments: SnapshotRecord.allCases) func `each mode has its word`(_ mode: SnapshotRecord) throws {
        let environment = ["SNAPSHOT_TESTING_RECORD": "\(mode)"]
        #expect(try SnapshotRecord.mode(argument: nil, trait: nil, environment: environment) == mode)
    }

    @Test func `an unknown word names those that are known`() {
        let error = #expect(throws: SnapshotFailure.self) {
            try SnapshotRecord.mode(
                argument: nil, trait: nil, environment: ["SNAPSHOT_TESTING_RECORD": "always"])
        }
        #expect(
            error?.description == """
                SNAPSHOT_TESTING_RECORD is "always", which is no record mode. \
                Use never, missing, failed, all.
                """)
    }

    @Test func `without a trait there is none`() {
        #expect(SnapshotRecord.trait == nil)
    }

    @Test(.snapshots(record: .never)) func `a trait holds for its test`() {
        #expect(SnapshotRecord.trait == .never)
    }
}

@Suite(.endsInTime, .snapshots(record: .all))
struct SnapshotTraitOnSuiteTests {
    @Test func `a suite's trait holds for its tests`() {
        #expect(SnapshotRecord.trait == .all)
    }

    @Test(.snapshots(record: .never)) func `a test's own goes before its suite's`() {
        #expect(SnapshotRecord.trait == .never)
    }
}
