import Testing

/// The objects that one running test tracks.
final class LeakTracker: Sendable {
    @TaskLocal static var current: LeakTracker?

    // Only ever asked whether it is nil; Swift makes that safe from any thread.
    private struct Tracked: @unchecked Sendable {
        weak var object: AnyObject?
        let typeName: String
        let sourceLocation: SourceLocation
    }

    private let tracked = Locked<[Tracked]>([])

    var isEmpty: Bool { tracked.withLock(\.isEmpty) }

    func track(_ object: some AnyObject, _ sourceLocation: SourceLocation) {
        let entry = Tracked(
            object: object, typeName: "\(type(of: object))", sourceLocation: sourceLocation)
        tracked.withLock { $0.append(entry) }
    }

    /// Returns when all are gone, or after a fifth of a second. A task that has answered the test may hold
    /// its captures for a moment yet, and a release tells nobody, so this has to look.
    ///
    /// Where many tests share the main actor, a fifth of a second may not be a turn. So this waits in its queue
    /// as well, where each task that has something left to do there moves on as often.
    @MainActor
    func untilReleased() async {
        for _ in 0..<20 where !leaks.isEmpty {
            try? await Task.sleep(for: .milliseconds(10))
            for _ in 0..<10 where !leaks.isEmpty { await Task.yield() }
        }
    }

    func report() {
        for leak in leaks {
            Report.issue(
                "\(leak.typeName) outlives its test: something still holds on to it.",
                sourceLocation: leak.sourceLocation)
        }
    }

    private var leaks: [Tracked] {
        tracked.withLock { $0.filter { $0.object != nil } }
    }
}
