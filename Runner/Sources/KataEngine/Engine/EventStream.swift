import Foundation

/// Reads the JSON lines that Swift Testing writes with `--event-stream-output-path`.
///
/// The format is Swift Testing's ABI (Documentation/ABI/JSON.md in its repository): version 6.3 or, from an older
/// toolchain, 0. What later versions leave out or move (the proposal ST-0029: messages, a known issue's flag, the
/// places) is read from where they have it. No field is taken for granted.
package struct EventStream {
    private(set) var tests: [String: TestRun.Test] = [:]
    private(set) var order: [String] = []
    private(set) var issues: [TestRun.Issue] = []
    /// Issues that their tests record as warnings.
    private(set) var warnings: [TestRun.Issue] = []
    /// True where the run came to its own end.
    private(set) var isComplete = false
    /// Nothing in it could be read.
    private(set) var isEmpty = true
    /// Its last line is no whole record.
    private(set) var isCutShort = false
    /// True where something is in it twice that a run says once: the code under test has written, too.
    private(set) var isOdd = false
    /// The version that the stream was written in: "6.3.0".
    private(set) var version: String?
    /// The version of Swift Testing: "6.3.1".
    private(set) var libraryVersion: String?
    /// Every sentence in it.
    private(set) var messages: [String] = []
    /// The tests that have started and not ended, the last one last.
    private var running: [String] = []
    private var currentArguments: [String: String] = [:]
    private var starts: [String: Double] = [:]
    /// The number of rows of a test that were started, without those that were cancelled.
    private var rows: [String: Int] = [:]
    private var told: Set<String> = []

    /// More than a chapter's run ever writes. What comes behind them is one line that cannot be read.
    private static let mostRecords = 50_000

    init(parsing data: Data) {
        let decoder = JSONDecoder()
        for line in data.split(separator: UInt8(ascii: "\n"), maxSplits: Self.mostRecords) {
            guard let record = try? decoder.decode(EventRecord.self, from: line) else {
                isCutShort = true
                continue
            }
            isEmpty = false
            isCutShort = false
            version = version ?? record.version?.text
            guard let payload = record.payload else { continue }
            messages += (payload.messages ?? []).compactMap(\.text)
            switch record.kind {
            case "test": add(payload)
            case "event": handle(payload)
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

    private mutating func add(_ payload: EventRecord.Payload) {
        guard payload.kind == "function", let id = payload.id else { return }
        if tests[id] == nil { order.append(id) }
        tests[id] = TestRun.Test(
            id: id, name: payload.displayName ?? payload.name ?? id, file: payload.sourceLocation?.path ?? "",
            line: payload.sourceLocation?.line ?? 0, column: payload.sourceLocation?.column ?? 0)
    }

    private mutating func handle(_ event: EventRecord.Payload) {
        let id = event.testID ?? ""
        if event.kind == "testEnded", let start = starts[id], let end = event.instant?.absolute {
            let seconds = end - start
            tests[id]?.seconds = seconds.isFinite ? seconds : nil
            tests[id]?.end = starts[""].map { end - $0 }
        }
        if event.kind == "runStarted" || isComplete || event.kind == "testStarted" {
            let isFirst = told.insert("\(event.kind ?? "") \(id)").inserted
            isOdd = isOdd || isComplete || !isFirst
        }
        switch event.kind {
        case "runStarted":
            starts[id] = event.instant?.absolute
            libraryVersion =
                event.messages?.lazy.compactMap { $0.text.flatMap(Self.libraryVersion) }.first
        case "testStarted":
            tests[id]?.state = .running
            if tests[id] != nil { running.append(id) }
            starts[id] = event.instant?.absolute
        case "testCaseStarted":
            currentArguments[id] = Self.arguments(in: event.messages?.first?.text, of: tests[id]?.name ?? id)
            rows[id, default: 0] += 1
        case "testCaseCancelled":
            rows[id]? -= 1
        case "testCaseEnded":
            currentArguments[id] = nil
        case "testSkipped", "testCancelled":
            if tests[id]?.state != .failed { tests[id]?.state = .skipped }
        case "testEnded":
            running.removeAll { $0 == id }
            if tests[id]?.state == .running { tests[id]?.state = rows[id] == 0 ? .skipped : .passed }
        case "issueRecorded":
            record(event, testID: event.testID)
        case "runEnded":
            isComplete = true
        default:
            break
        }
    }

    private mutating func record(_ event: EventRecord.Payload, testID: String?) {
        guard let issue = event.issue else { return }
        let likely = testID ?? running.last
        let isKnown = issue.isKnown?.isTrue ?? false
        guard !isKnown else {
            if let likely { tests[likely]?.hasKnownIssue = true }
            return
        }
        let test = testID.flatMap { tests[$0] }
        let place = issue.sourceLocation ?? event.sourceLocation
        let sentences = (event.messages ?? []).compactMap(\.text)
        let words = sentences.isEmpty ? issue.words(comments: event.comments ?? []) : sentences
        let recorded = TestRun.Issue(
            test: test?.name, testID: testID, arguments: likely.flatMap { currentArguments[$0] },
            file: place?.path ?? test?.file ?? "", line: place?.line ?? test?.line ?? 0,
            column: place?.column ?? test?.column ?? 0,
            message: words.first ?? "A test failed without a message.", details: Array(words.dropFirst()),
            running: testID == nil ? likely : nil)
        guard issue.isFailure ?? true else {
            var warning = recorded
            // What a screen says of a view stands at the test itself, and is about none of its rows.
            if let test, place?.path == test.file, place?.line == test.line { warning.arguments = nil }
            warnings.append(warning)
            return
        }
        if let testID { tests[testID]?.state = .failed }
        issues.append(recorded)
    }

    /// "Testing Library Version: 6.3.1 (937120cbc281cf2)".
    private static func libraryVersion(in message: String) -> String? {
        message.prefixMatch(of: /Testing Library Version: ([^ ]+)/).map { String($0.1) }
    }

    /// "Test case passing 1 argument x → 2 to par(_:) started." holds the only words for a case's arguments; a test's own
    /// name stands there in quotes.
    private static func arguments(in message: String?, of test: String) -> String? {
        let ends = [" to \(test) started.", " to \"\(test)\" started."]
        guard let message, let end = ends.first(where: message.hasSuffix),
            let start = message.prefixMatch(of: #/Test case passing [0-9]+ arguments? /#)
        else { return nil }
        return String(message[start.range.upperBound...].dropLast(end.count))
    }
}
