import Foundation
import RunnerTesting
import Testing

@testable import KataEngine

struct EventStreamTests {
    private func stream(_ lines: String...) -> EventStream {
        EventStream(parsing: Data(lines.joined(separator: "\n").utf8))
    }

    private func test(_ id: String, line: Int) -> String {
        #"{"kind":"test","payload":{"id":"\#(id)","kind":"function","name":"\#(id)","sourceLocation":{"filePath":"/w/T.swift","fileID":"M/T.swift","line":\#(line),"column":5}},"version":"6.3.0"}"#
    }

    private func event(_ kind: String, test: String, text: String = "", issue: String = "") -> String {
        #"{"kind":"event","payload":{"kind":"\#(kind)","testID":"\#(test)","messages":[{"symbol":"fail","text":"\#(text)"}]\#(issue)},"version":"6.3.0"}"#
    }

    @Test func `a test that ends without an issue has passed, one with an issue has failed`() {
        let issue =
            #","issue":{"isKnown":false,"isFailure":true,"sourceLocation":{"filePath":"/w/T.swift","line":9,"column":7}}"#
        let stream = stream(
            test("b()", line: 8), test("a()", line: 2),
            event("testStarted", test: "a()"), event("testEnded", test: "a()"),
            event("testStarted", test: "b()"),
            event("issueRecorded", test: "b()", text: "Expectation failed: 1 == 2", issue: issue),
            event("testEnded", test: "b()"), event("runEnded", test: ""))

        #expect(stream.sortedTests.map(\.name) == ["a()", "b()"])
        #expect(stream.sortedTests.map(\.state) == [.passed, .failed])
        #expect(stream.isComplete)
        #expect(!stream.isOdd)
        #expect(
            stream.issues == [
                TestRun.Issue(
                    test: "b()", testID: "b()", arguments: nil, file: "/w/T.swift", line: 9, column: 7,
                    message: "Expectation failed: 1 == 2", details: [])
            ])
    }

    @Test func `whoever writes a second end, a second beginning or a test once more is no run of ours`() {
        let whole = [
            test("a()", line: 2), event("runStarted", test: ""), event("testStarted", test: "a()"),
            event("testEnded", test: "a()"), event("runEnded", test: ""),
        ]
        let more = [
            event("runEnded", test: ""), event("testEnded", test: "a()"), event("runStarted", test: ""),
            event("testStarted", test: "a()"),
        ]

        func isOdd(_ lines: [String]) -> Bool {
            EventStream(parsing: Data(lines.joined(separator: "\n").utf8)).isOdd
        }
        #expect(!isOdd(whole))
        #expect(more.allSatisfy { isOdd(whole + [$0]) })
        #expect(isOdd([whole[0], whole[1]] + whole[1...]))
        #expect(isOdd([whole[0], whole[2]] + whole[1...]))
    }

    @Test(arguments: [Int.min, -1, 0, Int.max]) func `a line that no text has is none`(line: Int) {
        let issue =
            #","issue":{"isFailure":true,"sourceLocation":{"filePath":"/w/T.swift","line":\#(line),"column":\#(line)}}"#

        let stream = stream(
            test("a()", line: line), event("testStarted", test: "a()"),
            event("issueRecorded", test: "a()", text: "Issue recorded", issue: issue))

        #expect(stream.sortedTests.map(\.line) == [0])
        #expect(stream.issues.map(\.line) == [0])
        #expect(stream.issues.map(\.column) == [5])
    }

    @Test func `a test that takes for ever by its records takes no time`() {
        let (start, end) = (#","instant":{"absolute":-1e308}"#, #","instant":{"absolute":1e308}"#)

        let stream = stream(
            test("a()", line: 2), event("testStarted", test: "a()", issue: start),
            event("testEnded", test: "a()", issue: end))

        #expect(stream.sortedTests.map(\.seconds) == [nil])
    }

    @Test func `an issue belongs to the case that runs`() {
        let issue = #","issue":{"isKnown":false,"isFailure":true}"#
        let stream = stream(
            test("each(_:)", line: 3), event("testStarted", test: "each(_:)"),
            event(
                "testCaseStarted", test: "each(_:)",
                text: "Test case passing 1 argument testCase → zero quantity to each(_:) started."),
            event("issueRecorded", test: "each(_:)", text: "No.", issue: issue))

        #expect(stream.issues.first?.arguments == "testCase → zero quantity")
        #expect(stream.issues.first?.line == 3)
    }

    @Test(arguments: [
        ("A line is added to the invoice", "n → 1", "\\\"A line is added to the invoice\\\""),
        ("from euros to cents", "text → from a to b", "\\\"from euros to cents\\\""),
        ("p(_:)", "a → b to c", "p(_:)"),
    ])
    func `neither a name nor a row is cut where they say "to"`(_ name: String, _ row: String, _ told: String)
    {
        let issue = #","issue":{"isKnown":false,"isFailure":true}"#
        let stream = stream(
            test(name, line: 3), event("testStarted", test: name),
            event(
                "testCaseStarted", test: name, text: "Test case passing 1 argument \(row) to \(told) started."
            ),
            event("issueRecorded", test: name, text: "No.", issue: issue))

        #expect(stream.issues.first?.arguments == row)
    }

    @Test func `an issue without a test may be of the one that runs, row and all`() {
        let issue = #","issue":{"isKnown":false,"isFailure":true}"#
        let lost =
            #"{"kind":"event","payload":{"kind":"issueRecorded","messages":[{"text":"No."}]\#(issue)}}"#
        let stream = stream(
            test("a()", line: 2), test("each(_:)", line: 3),
            event("testStarted", test: "Suite"), event("testStarted", test: "a()"),
            event("testEnded", test: "a()"), lost,
            event("testStarted", test: "each(_:)"),
            event(
                "testCaseStarted", test: "each(_:)",
                text: "Test case passing 1 argument n → 1 to each(_:) started."),
            lost, event("testEnded", test: "each(_:)"), event("testEnded", test: "Suite"))

        #expect(stream.issues.map(\.testID) == [nil, nil])
        #expect(stream.issues.map(\.running) == [nil, "each(_:)"])
        #expect(stream.issues.map(\.arguments) == [nil, "n → 1"])
    }

    @Test func `a test's end is counted from the run's beginning`() {
        func at(_ seconds: Double) -> String { #","instant":{"absolute":\#(seconds)}"# }
        let stream = stream(
            test("a()", line: 1), event("runStarted", test: "", issue: at(1_000)),
            event("testStarted", test: "a()", issue: at(1_003)),
            event("testEnded", test: "a()", issue: at(1_004)))

        #expect(stream.sortedTests.map(\.end) == [4])
        #expect(stream.sortedTests.map(\.seconds) == [1])
    }

    @Test func `a known issue and a warning are no failures, and a warning is told`() {
        let stream = stream(
            test("a()", line: 1), event("testStarted", test: "a()"),
            event("issueRecorded", test: "a()", issue: #","issue":{"isKnown":true,"isFailure":false}"#),
            event(
                "issueRecorded", test: "a()", text: "Careful.",
                issue: #","issue":{"isKnown":false,"isFailure":false}"#),
            event("testEnded", test: "a()"))

        #expect(stream.issues.isEmpty)
        #expect(stream.warnings.map(\.message) == ["Careful."])
        #expect(stream.sortedTests.map(\.state) == [.passed])
    }

    @Test(arguments: [(9, "1"), (1, nil)])
    func `a warning at the test itself is about none of its rows`(line: Int, arguments: String?) {
        let stream = stream(
            test("a(_:)", line: 1), event("testStarted", test: "a(_:)"),
            event(
                "testCaseStarted", test: "a(_:)", text: "Test case passing 1 argument 1 to a(_:) started."),
            event(
                "issueRecorded", test: "a(_:)", text: "Careful.",
                issue:
                    #","issue":{"isFailure":false,"sourceLocation":{"filePath":"/w/T.swift","line":\#(line),"column":5}}"#
            ))

        #expect(stream.warnings.map(\.arguments) == [arguments])
    }

    @Test func `a test that is cancelled did not run, but where it failed before`() {
        let stream = stream(
            test("a()", line: 1), event("testStarted", test: "a()"), event("testCancelled", test: "a()"),
            event("testEnded", test: "a()"),
            test("b()", line: 2), event("testStarted", test: "b()"),
            event("issueRecorded", test: "b()", text: "No.", issue: #","issue":{"isFailure":true}"#),
            event("testCancelled", test: "b()"), event("testEnded", test: "b()"))

        #expect(stream.sortedTests.map(\.state) == [.skipped, .failed])
    }

    @Test(arguments: [(1, TestRun.Test.State.passed), (2, .skipped)])
    func `a table did not run where each of its rows was cancelled`(
        _ cancelled: Int, _ state: TestRun.Test.State
    ) {
        let rows = (1...2).flatMap { row in
            [event("testCaseStarted", test: "a(_:)")]
                + (row <= cancelled ? [event("testCaseCancelled", test: "a(_:)")] : [])
                + [event("testCaseEnded", test: "a(_:)")]
        }
        let lines =
            [test("a(_:)", line: 1), event("testStarted", test: "a(_:)")] + rows
            + [event("testEnded", test: "a(_:)")]

        let stream = EventStream(parsing: Data(lines.joined(separator: "\n").utf8))

        #expect(stream.sortedTests.map(\.state) == [state])
    }

    @Test func `the older stream, which has no isFailure, is read as well`() {
        let stream = stream(
            test("a()", line: 1), event("testStarted", test: "a()"),
            event("issueRecorded", test: "a()", text: "No.", issue: #","issue":{"isKnown":false}"#))

        #expect(stream.issues.map(\.message) == ["No."])
    }

    @Test func `a stream that a crash cut off shows the test that was running`() {
        let stream = stream(
            test("a()", line: 1), event("testStarted", test: "a()"), #"{"kind":"event","payl"#)

        #expect(stream.sortedTests.map(\.state) == [.running])
        #expect(stream.isComplete == false)
    }

    private func recorded(_ schema: String) throws -> EventStream {
        let file = Repository.fixtures.appending(path: "EventStreams/\(schema).jsonl")
        return EventStream(parsing: try Data(contentsOf: file))
    }

    @Test(arguments: ["6.2", "6.3", "6.5"])
    func `the streams of three schemas say the same`(_ schema: String) throws {
        let stream = try recorded(schema)

        #expect(stream.isComplete)
        #expect(!stream.isEmpty && !stream.isCutShort)
        #expect(
            stream.sortedTests.map(\.name) == [
                "passes()", "greets(_:)", "throwsAnError()", "records()", "isKnown()", "isOff()",
                "miscounts()",
            ])
        #expect(
            stream.sortedTests.map(\.state) == [
                .passed, .failed, .failed, .failed, .passed, .skipped, .failed,
            ])
        #expect(stream.sortedTests.allSatisfy { $0.file == "/workspace/Tests/PTests/T.swift" })
        #expect(stream.issues.map(\.line) == [10, 13, 15, 21])
        #expect(stream.issues.map(\.column) == [9, 6, 40, 55])
        #expect(
            stream.issues.map { [$0.message] + $0.details } == [
                [
                    "Expectation failed: (greeting → \"Hello, Ada\") == (\"Hello, \\(name)\" → \"Hello, Grace\")",
                    "each by name",
                ],
                ["Caught error: CancellationError()"],
                ["Issue recorded", "never this"],
                ["Confirmation was confirmed 0 times, but expected to be confirmed 1 time"],
            ])
        #expect(stream.sortedTests.filter(\.hasKnownIssue).map(\.name) == ["isKnown()"])
        // Only the sentences name a case's arguments, and the next schema has none unless it is asked.
        #expect(stream.issues.first?.arguments == (schema == "6.5" ? nil : "name → \"Grace\""))
    }

    @Test func `fields that are missing or of another kind cost only themselves`() {
        let stream = stream(
            #"{"kind":"test","payload":{"id":"a()","kind":"function","sourceLocation":{"line":"two"}}}"#,
            #"{"kind":"event","payload":{"kind":"testStarted","testID":"a()","messages":[{"symbol":"default"}]}}"#,
            #"{"kind":"event","payload":{"kind":"issueRecorded","testID":"a()","issue":{}}}"#,
            #"{"kind":"event","payload":{"kind":"somethingNew","testID":7}}"#,
            #"{"kind":"novelty","payload":["x"]}"#,
            #"{"kind":"event","payload":{"kind":"runEnded"}}"#)

        #expect(stream.sortedTests.map(\.state) == [.failed])
        #expect(stream.issues.map(\.message) == ["A test failed without a message."])
        #expect(stream.isComplete && !stream.isCutShort)
    }

    @Test func `a stream whose last line is no whole record was cut short`() {
        #expect(stream(test("a()", line: 1), #"{"kind":"event","payl"#).isCutShort)
        #expect(!stream(#"{"kind":"event","payl"#, test("a()", line: 1)).isCutShort)
        #expect(EventStream(parsing: Data()).isEmpty)
    }
}
