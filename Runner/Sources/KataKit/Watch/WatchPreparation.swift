import KataText
import Synchronization

/// What is compiled beside the loop while nothing else runs: what a judgement will need of the step that is on, where its
/// test is the learner's.
final class WatchPreparation: Sendable {
    private let isDone = Mutex(false)
    private let task = Mutex<Task<Void, Never>?>(nil)

    init(session: Session, chapter query: String?) {
        let task = Task.detached {
            // Whatever is wrong is told by the judge when it is asked.
            try? await Self.prepare(by: session, chapter: query)
            self.isDone.withLock { $0 = true }
        }
        self.task.withLock { $0 = task }
    }

    private static func prepare(by session: Session, chapter query: String?) async throws {
        let chapter = try session.course().startedChapter(query)
        let judge = try session.judge(of: chapter)
        if judge.ownSteps.first == chapter.step { try await judge.prepare() }
    }

    func stop() { task.withLock { $0?.cancel() } }

    /// Whether nothing of it runs any more.
    var isOver: Bool { isDone.withLock { $0 } }
}
