import Foundation
import KataText
import Synchronization

/// What came of a job of `./kata watch`.
struct WatchResult: Sendable {
    enum Answer: Sendable {
        case verdict(Verdict)
        case judgement(Judgement, of: Chapter)
        case advance(Advance)
        /// Nothing could be checked, and why.
        case failure(String)
        case stopped
    }

    let answer: Answer
    /// The job has switched on another step.
    var didAdvance = false

    /// Whether going on waits for a test, unless the learner asks once more.
    var asksForTest: Bool { if case .advance(.unguarded) = answer { true } else { false } }

    /// GREEN or RED; nil where there is neither.
    var color: Verdict.Color? {
        switch answer {
        case .verdict(let verdict), .advance(.stillRed(let verdict)), .advance(.unguarded(let verdict)):
            verdict.color
        case .advance(.introduced(let introduction)): introduction.verdict.color
        case .advance(.finished): .green
        case .judgement, .failure, .stopped: nil
        }
    }

    /// A verdict may be told in two parts: what is wrong, and later what the learner's tests are worth.
    enum Part { case whole, beginning, end }

    /// The answer for the runner's width.
    func report(_ part: Part = .whole, by session: Session) throws -> Report {
        switch answer {
        case .verdict(let verdict):
            let report = session.report(verdict)
            return switch part {
            case .whole: report.report()
            case .beginning: Report(report.body)
            case .end: report.ending
            }
        case .judgement(let judgement, let chapter): return try session.report(judgement, on: chapter).report
        case .advance(let advance): return advance.report(by: session)
        case .failure(let message): return Report(message)
        case .stopped: return Report("")
        }
    }
}

/// A job that runs beside the loop.
final class WatchJob: Sendable {
    private let result = Mutex<WatchResult?>(nil)
    private let early = Mutex<WatchResult?>(nil)
    private let progress = Mutex<String?>(nil)
    private let task = Mutex<Task<Void, Never>?>(nil)
    private let announced = Mutex<SwitchedStep?>(nil)

    /// Starts it; `WatchSignals.wake` is called at its end.
    init(_ job: JobQueue.Job, session: Session, chapter: String?) {
        var session = session
        session.judging = { words in
            self.progress.withLock { $0 = words }
            WatchSignals.wake()
        }
        let task = Task.detached { [session] in
            let answer = await job.answer(
                by: session, chapter: chapter, announce: { step in self.announced.withLock { $0 = step } },
                early: { early in
                    self.early.withLock { $0 = WatchResult(answer: .verdict(early)) }
                    WatchSignals.wake()
                })
            let result = WatchResult(answer: answer, didAdvance: self.hasSwitched(in: session.workspace))
            self.result.withLock { $0 = result }
            WatchSignals.wake()
        }
        self.task.withLock { $0 = task }
    }

    func stop() { task.withLock { $0?.cancel() } }

    /// What was found out while the learner's tests are still being judged. It is given once.
    func takeEarly() -> WatchResult? {
        early.withLock { early in
            defer { early = nil }
            return early
        }
    }

    /// The step that it writes into Package.swift, or has written: that is no save.
    var switching: SwitchedStep? { announced.withLock { $0 } }

    /// Whether Package.swift says now what was announced.
    private func hasSwitched(in workspace: Workspace) -> Bool {
        guard let switching else { return false }
        return (try? Course(workspace).chapter(named: switching.chapter).step) == switching.step
    }

    /// How far the judge is, where that is news.
    func takeProgress() -> String? {
        progress.withLock { progress in
            defer { progress = nil }
            return progress
        }
    }

    /// nil while it runs.
    var answer: WatchResult? { result.withLock { $0 } }
}

extension JobQueue.Job {
    fileprivate func answer(
        by session: Session, chapter query: String?, announce: @Sendable (SwitchedStep) -> Void,
        early: @Sendable (Verdict) -> Void
    ) async -> WatchResult.Answer {
        do {
            switch self {
            case .check:
                return .verdict(try await session.verdict(on: session.takeUp(query), early: early))
            case .judge:
                let (chapter, judgement) = try await JudgeCommand.judgement(of: query, by: session)
                return .judgement(judgement, of: chapter)
            case .next, .nextAnyway:
                let command = NextCommand(chapter: query, goesOnAnyway: self == .nextAnyway)
                return .advance(try await command.advance(by: session, announce: announce))
            }
        } catch {
            return Task.isCancelled ? .stopped : .failure("\(error)")
        }
    }
}
