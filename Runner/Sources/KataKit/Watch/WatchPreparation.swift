import KataEngine
import KataText
import KataWork
import Synchronization

/// Preparation beside the loop while nothing else runs: an engine that is on trial makes the checks that were
/// told, the modules that the chapter leans on are compiled, and so is what a judgement will need of the step
/// that is on, where its test is the learner's.
final class WatchPreparation: Sendable {
    private let isDone = Mutex(false)
    private let task = Mutex<Task<Void, Never>?>(nil)

    /// - Parameter checked: the engines of the checks that were told.
    init(call: Call, chapter query: String?, after checked: Engines) {
        let task = Task.detached {
            await checked.tryBeside()
            // Whatever is wrong is told by the judge when it is asked.
            try? await Self.prepare(in: call, chapter: query)
            self.isDone.withLock { $0 = true }
        }
        self.task.withLock { $0 = task }
    }

    private static func prepare(in call: Call, chapter query: String?) async throws {
        let engine = try call.engines.engine()
        let chapter = try call.course().startedChapter(query)
        // What the chapter leans on takes half a minute, the first time: also what a later step's tests import.
        let setup = try Setup(
            chapter: chapter.name, step: chapter.step, test: chapter.place.test,
            sourcesFolder: call.workspace.sourcesFolder(of: chapter.name), tests: .present,
            workspace: call.workspace)
        try await engine.prepare(for: setup.sources + setup.tests)
        let judge = try call.checker.judge(of: chapter, by: engine)
        if judge.ownSteps.first == chapter.step { try await judge.prepare() }
    }

    func stop() { task.withLock { $0?.cancel() } }

    /// True where nothing of it runs any more.
    var isOver: Bool { isDone.withLock { $0 } }
}
