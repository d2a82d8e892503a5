import Foundation

/// Reads the JSON lines that Swift Testing writes with `--event-stream-output-path`.
///
/// The format is Swift Testing's ABI (Documentation/ABI/JSON.md in its repository), version 6.3 or, from an older
/// toolchain, 0; what this reads is the same in both. A line cut off by a crash is passed over.
struct EventStream {
    private(set) var tests: [String: TestRun.Test] = [:]
    private(set) var order: [String] = []
    private(set) var issues: [TestRun.Issue] = []
    private(set) var isComplete = false
    /// The version that the lines say they are written in: "6.3.0", or "0".
    private(set) var version: String?
    /// The version of Swift Testing: "6.3.1".
    private(set) var libraryVersion: String?
    private var currentArguments: [String: String] = [:]

    init(parsing data: Data) {
        let decoder = JSONDecoder()
        for line in data.split(separator: UInt8(ascii: "\n")) {
            guard let record = try? decoder.decode(Record.self, from: line) else { continue }
            version = version ?? record.version?.text
            switch record.kind {
            case "test": add(record.payload)
            case "event": handle(record.payload)
            default: break
            }
        }
    }

    /// The tests in the order of their files and lines.
    var sortedTests: [TestRun.Test] {
        order.compactMap { tests[$0] }.sorted {
            ($0.file, $0.line, $0.column) < ($1.file, $1.line, $1.column)
        }
    }

    private mutating func add(_ payload: Payload) {
        guard payload.kind == "function", let id = payload.id, let location = payload.sourceLocation else {
            return
        }
        if tests[id] == nil { order.append(id) }
        tests[id] = TestRun.Test(
            name: payload.displayName ?? payload.name ?? id, file: location.path, line: location.line,
            column: location.column)
    }

    private mutating func handle(_ event: Payload) {
        let id = event.testID ?? ""
        switch event.kind {
        case "runStarted":
            libraryVersion = event.messages?.lazy.compactMap { Self.libraryVersion(in: $0.text) }.first
        case "testStarted":
            tests[id]?.state = .running
        case "testCaseStarted":
            currentArguments[id] = Self.arguments(in: event.messages?.first?.text)
        case "testCaseEnded":
            currentArguments[id] = nil
        case "testSkipped":
            tests[id]?.state = .skipped
        case "testEnded" where tests[id]?.state == .running:
            tests[id]?.state = .passed
        case "issueRecorded":
            record(event, testID: id)
        case "runEnded":
            isComplete = true
        default:
            break
        }
    }

    private mutating func record(_ event: Payload, testID: String) {
        guard let issue = event.issue, issue.isFailure ?? !issue.isKnown else { return }
        tests[testID]?.state = .failed
        let test = tests[testID]
        let messages = event.messages ?? []
        issues.append(
            TestRun.Issue(
                test: test?.name, arguments: currentArguments[testID],
                file: issue.sourceLocation?.path ?? test?.file ?? "",
                line: issue.sourceLocation?.line ?? test?.line ?? 0,
                column: issue.sourceLocation?.column ?? test?.column ?? 0,
                message: messages.first?.text ?? "A test failed without a message.",
                details: messages.dropFirst().map(\.text)))
    }

    /// "Testing Library Version: 6.3.1 (937120cbc281cf2)".
    private static func libraryVersion(in message: String) -> String? {
        message.prefixMatch(of: /Testing Library Version: ([^ ]+)/).map { String($0.1) }
    }

    /// "Test case passing 1 argument x → 2 to par(_:) started." holds the only words for a case's arguments.
    private static func arguments(in message: String?) -> String? {
        guard let message, message.hasPrefix("Test case passing"),
            let match = message.wholeMatch(of: /Test case passing [0-9]+ arguments? (.*) to .*? started\./)
        else {
            return nil
        }
        return String(match.1)
    }

    private struct Record: Decodable {
        let kind: String
        let payload: Payload
        let version: Version?
    }

    /// A number in version 0, a text since.
    private struct Version: Decodable {
        let text: String

        init(from decoder: any Decoder) throws {
            let container = try decoder.singleValueContainer()
            text = try (try? container.decode(String.self)) ?? String(container.decode(Int.self))
        }
    }

    private struct Payload: Decodable {
        let kind: String
        let id: String?
        let name: String?
        let displayName: String?
        let sourceLocation: Location?
        let testID: String?
        let issue: Issue?
        let messages: [Message]?
    }

    private struct Issue: Decodable {
        let isKnown: Bool
        let isFailure: Bool?
        let sourceLocation: Location?
    }

    private struct Message: Decodable {
        let text: String
    }

    private struct Location: Decodable {
        let fileID: String?
        let filePath: String?
        /// Version 0's spelling.
        let underscoredFilePath: String?
        let line: Int
        let column: Int

        private enum CodingKeys: String, CodingKey {
            case fileID, filePath, line, column
            case underscoredFilePath = "_filePath"
        }

        var path: String { filePath ?? underscoredFilePath ?? fileID ?? "" }
    }
}
