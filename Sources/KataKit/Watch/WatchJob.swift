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
        case .verdict(let verdict), .advance(.stillRed(let verdict)), .advance(.introduced(_, let verdict)):
            verdict.color
        case .advance(.finished): .green
        case .failure, .stopped: nil
        }
    }

    /// The answer's text for the runner's width.
    func text(by runner: Runner) throws -> String {
        switch answer {
        case .verdict(let verdict): try runner.text(of: verdict)
        case .advance(let advance): try runner.text(of: advance)
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
            let result = await runner.perform(job, chapter)
            self.result.withLock { $0 = result }
            WatchSignals.wake()
        }
        self.task.withLock { $0 = task }
    }

    func stop() { task.withLock { $0?.cancel() } }

    /// nil while it runs.
    var answer: WatchResult? { result.withLock { $0 } }
}

extension Runner {
    fileprivate func perform(_ job: JobQueue.Job, _ query: String?) async -> WatchResult {
        let step = { try? self.startedChapter(query, in: try self.course()).step }
        let before = step()
        let answer = await answer(to: job, query)
        return WatchResult(answer: answer, didAdvance: step() != before)
    }

    private func answer(to job: JobQueue.Job, _ query: String?) async -> WatchResult.Answer {
        do {
            switch job {
            case .check:
                let chapter = try startedChapter(query, in: try course())
                remember(chapter)
                return .verdict(try await verdict(for: chapter))
            case .next:
                return .advance(try await advance(query))
            }
        } catch {
            return Task.isCancelled ? .stopped : .failure("\(error)")
        }
    }
}
