import Foundation
import Testing

/// The trait behind `.endsInTime`.
package struct EndsInTime: SuiteTrait, TestTrait, TestScoping {
    /// The seconds that a test has until it fails and its task is cancelled.
    var limit = 40
    /// The seconds that it has from its begin until the process ends. A test that waits for a helper which has no ear
    /// for its cancellation ends in no other way.
    var lastLimit = 50

    package var isRecursive: Bool { true }

    package func provideScope(
        for test: Test, testCase: Test.Case?,
        performing function: @concurrent @Sendable () async throws -> Void
    ) async throws {
        try await limiting(test.displayName ?? test.name, at: test.sourceLocation, function)
    }

    func limiting(
        _ name: String, at sourceLocation: SourceLocation,
        _ function: @concurrent @Sendable () async throws -> Void
    ) async throws {
        let number = Watchdog.begin(name, seconds: lastLimit)
        defer { Watchdog.end(number) }
        try await withoutActuallyEscaping(function) { function in
            try await withThrowingTaskGroup { group in
                group.addTask { try await function() }
                group.addTask {
                    // In slices, as in Patience: a process that stood still has lost one of them.
                    for _ in 0..<limit { try await Task.sleep(for: .seconds(1)) }
                    Report.issue(
                        "It has not ended within \(limit) seconds, and is cancelled.",
                        sourceLocation: sourceLocation)
                }
                defer { group.cancelAll() }
                try await group.next()
            }
        }
    }
}

extension Trait where Self == EndsInTime {
    /// Fails a test that does not end within 40 seconds, by its name. Swift Testing's own limit is a minute at least, and
    /// the run goes on for ever where a test does not end when it is cancelled.
    package static var endsInTime: Self { Self() }
}

/// Ends the process where a test has run for too long. It has a thread of its own, and leans on no task.
private enum Watchdog {
    private struct Entry {
        let name: String
        var seconds: Int
    }

    private static let entries = Locked<(last: Int, running: [Int: Entry])>((0, [:]))

    private static let thread: Void = Thread.detachNewThread {
        while true {
            Thread.sleep(forTimeInterval: 1)
            tick()
        }
    }

    static func begin(_ name: String, seconds: Int) -> Int {
        _ = thread
        return entries.withLock {
            $0.last += 1
            $0.running[$0.last] = Entry(name: name, seconds: seconds)
            return $0.last
        }
    }

    static func end(_ number: Int) {
        entries.withLock { $0.running[number] = nil }
    }

    private static func tick() {
        let late = entries.withLock { entries in
            for number in entries.running.keys { entries.running[number]?.seconds -= 1 }
            return entries.running.sorted { $0.key < $1.key }.map(\.value).filter { $0.seconds <= 0 }
        }
        guard !late.isEmpty else { return }
        let names = late.map { "\n  \($0.name)" }.joined()
        FileHandle.standardError.write(
            Data("The run ends here, since these tests do not end:\(names)\n".utf8))
        exit(1)
    }
}
