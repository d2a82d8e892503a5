import Foundation
import KataBase
import KataEngine

extension Explanation {
    /// The meaning of an issue that Swift Testing's words do not tell; nil for any other.
    ///
    /// - Parameter test: the one that it is an issue of, where that is known.
    static func meaning(of issue: TestRun.Issue, in test: TestRun.Test?) -> String? {
        if issue.message == "Known issue was not recorded" {
            return
                "This test documents an issue with withKnownIssue, and the issue did not occur. If that is mended, take withKnownIssue away and keep what is in it."
        }
        // Of an error that leaves a test, Swift Testing knows no better place than the test's own.
        if issue.message.hasPrefix("Caught error: "), let test, test.file == issue.file,
            test.line == issue.line
        {
            return
                "Thrown, and not caught, somewhere in this test. To see at which line, wrap a call: #expect(throws: Never.self) { try … }"
        }
        return nil
    }

    /// The meaning of a crash that the runtime's words do not tell; nil for any other.
    static func meaning(ofCrash message: String) -> String? {
        let meanings = [
            "Swift runtime failure: arithmetic overflow":
                "A number is one that its type cannot hold, such as a sum past Int.max or a UInt below 0.",
            "Could not cast value":
                "The value is of another type than as! asks for. Write as? and say what to do then.",
            "Fatal error: Attempted to read an unowned reference":
                "Nothing else held the object any more. Hold it yourself, or write weak and say what to do without it.",
            "Simultaneous accesses":
                "While a mutating call or an inout argument changes a property, something else reads or changes the same one. Do one after the other, on a copy if need be.",
            "A queue's sync was called":
                "What is on the main actor is on the main queue already: leave DispatchQueue.main.sync out.",
            "Code ran on another queue, or actor,":
                "What is the main actor's is called by await, or from a Task { @MainActor in … }.",
        ]
        return meanings.first { message.hasPrefix($0.key) }?.value
    }

    /// The advice on the gate that a test that did not end may wait at, as its text tells; nil where it has
    /// no gate.
    static func gate(of test: TestRun.Test, in setup: Setup) -> String? {
        guard let text = text(of: test, in: setup), text.contains(/\bGate\s*[<(]/.inCode) else { return nil }
        guard text.contains(/\.(?:succeed|fail)\(/) else {
            return
                "This test makes a gate and never answers it, so whoever calls it waits for ever. Answer with gate.succeed(with:) or gate.fail(with:)."
        }
        return
            "This test uses a gate. An answer reaches the calls that wait at that moment: a later call waits for the next one, and a call that the test itself awaits first never gets it."
    }

    /// The place where a test that did not end most likely waits, as its text tells: at a stream that it
    /// reads to its end, at what it awaits before it answers at a gate, or at a task.
    static func wait(of test: TestRun.Test, in setup: Setup) -> (line: Int, column: Int, sentence: String)? {
        guard let lines = text(of: test, in: setup)?.linesBetweenFeeds else { return nil }
        let indents = lines.map { $0.prefix { $0 == " " || $0 == "\t" }.count }
        var (stream, beforeAnswer, task, last): (Int?, Int?, Int?, Int?)
        var sinceWait: Int?
        // What a task of its own awaits, the test does not.
        var taskIndent = Int.max
        for (index, line) in lines.enumerated() where !line.trimmed.isEmpty && indents[index] <= taskIndent {
            let opensTask = line.contains(/\bTask(?:\.detached)?(?:\([^)]*\))?\s*\{/.inCode)
            taskIndent = opensTask && !line.trimmed.hasSuffix("}") ? indents[index] : .max
            if line.contains(/\.(?:succeed|fail)\(/) { beforeAnswer = beforeAnswer ?? sinceWait }
            guard line.contains(/\bawait\b/.inCode), !opensTask, !line.contains("async let") else { continue }
            if givesUp(line) {
                sinceWait = nil
                continue
            }
            (sinceWait, last) = (index, index)
            if line.contains(/\bfor\b.*\bawait\b/.inCode) { stream = stream ?? index }
            if line.contains(/\.(?:value|result)\b/.inCode) { task = task ?? index }
        }
        guard let index = stream ?? beforeAnswer ?? task ?? last else { return nil }
        return (
            test.line + index, indents[index] + 1, "Most likely it waits here: \(lines[index].trimmed)"
        )
    }

    /// True where a line waits for TestSupport, or for a time: that has an end by itself.
    private static func givesUp(_ line: String) -> Bool {
        line.contains(
            /\.until\w*\(|\bwaitUntil\b|\.settle\(|\bTask\.(?:yield|sleep)\b|\.run\(|waitFor\w*\(/.inCode)
    }

    /// The lines of the first test that fails.
    static func source(of run: TestRun, in setup: Setup) -> [String] {
        guard let test = run.tests.first(where: { [.failed, .running].contains($0.state) }),
            let lines = text(of: test, in: setup)?.linesBetweenFeeds
        else { return [] }
        let indent = lines[0].prefix { $0 == " " }.count
        // What ends the test ends where it began.
        let end = lines.firstIndex { $0.hasPrefix(String(repeating: " ", count: indent) + "}") }
        return lines.prefix(through: end ?? lines.count - 1).map {
            String($0.dropFirst(min(indent, $0.prefix { $0 == " " }.count)))
        }
    }

    /// A test's lines, up to the next test's.
    private static func text(of test: TestRun.Test, in setup: Setup) -> String? {
        guard let text = setup.text(of: test.file) else { return nil }
        let lines = text.linesBetweenFeeds.dropFirst(max(0, test.line - 1))
        let rest = lines.dropFirst().prefix { !$0.contains("@Test") }
        return (lines.prefix(1) + rest).joined(separator: "\n")
    }
}
