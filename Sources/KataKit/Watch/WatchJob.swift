import Foundation
import Synchronization

/// What came of a job of `./kata watch`.
struct WatchResult: Sendable {
    enum Answer: Sendable {
        case verdict(Verdict)
        case advance(Advance)
        /// Nothing could be checked, and why.
        case failure(String)
        case stopped
    }

    let answer: Answer
    /// Another step is on than when the job began.
    let didAdvance: Bool

    /// GREEN or RED; nil where there is neither.
    var color: Verdict.Color? {
        switch answer {
        case .verdict(let verdict), .advance(.stillRed(let verdict)): verdict.color
        case .advance(.introduced(let introduction)): introduction.verdict.color
        case .advance(.finished): .green
        case .failure, .stopped: nil
        }
    }

    /// The answer's text for the runner's width.
    func text(by runner: Runner) -> String {
        switch answer {
        case .verdict(let verdict): runner.report(verdict).text()
        case .advance(let advance): advance.text(by: runner)
        case .failure(let message): message
        case .stopped: ""
        }
    }
}

/// A job that runs beside the loop.
final class WatchJob: Sendable {
    private let result = Mutex<WatchResult?>(nil)
    private let task = Mutex<Task<Void, Never>?>(nil)

    /// Starts it; `WatchSignals.wake` is called at its end.
    init(_ job: JobQueue.Job, runner: Runner, chapter: String?) {
        let task = Task.detached {
            let result = await job.result(by: runner, chapter: chapter)
            self.result.withLock { $0 = result }
            WatchSignals.wake()
        }
        self.task.withLock { $0 = task }
    }

    func stop() { task.withLock { $0?.cancel() } }

    /// nil while it runs.
    var answer: WatchResult? { result.withLock { $0 } }
}

extension JobQueue.Job {
    fileprivate func result(by runner: Runner, chapter query: String?) async -> WatchResult {
        let step = { try? runner.course().startedChapter(query).step }
        let before = step()
        let answer = await answer(by: runner, chapter: query)
        return WatchResult(answer: answer, didAdvance: step() != before)
    }

    private func answer(by runner: Runner, chapter query: String?) async -> WatchResult.Answer {
        do {
            switch self {
            case .check: return .verdict(try await runner.verdict(on: runner.takeUp(query)))
            case .next: return .advance(try await NextCommand(chapter: query).advance(by: runner))
            }
        } catch {
            return Task.isCancelled ? .stopped : .failure("\(error)")
        }
    }
}
