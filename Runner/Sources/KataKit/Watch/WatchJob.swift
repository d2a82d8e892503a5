import Foundation
import KataBase
import KataText
import KataWork
import Synchronization

/// The result of a job of `./kata watch`.
struct WatchResult: Sendable {
    enum Answer: Sendable {
        case verdict(Verdict)
        case judgement(Judgement, of: Chapter)
        case advance(Advance)
        /// The reason why nothing could be checked.
        case failure(String)
        case stopped
    }

    let answer: Answer
    /// The job has switched on another test.
    var didAdvance = false

    /// True where going on waits for a test, unless the learner asks once more.
    var asksForTest: Bool { if case .advance(.unguarded) = answer { true } else { false } }

    /// GREEN or RED; nil where there is neither.
    var color: Check.Color? {
        switch answer {
        case .verdict(let verdict), .advance(.stillRed(let verdict)), .advance(.unguarded(let verdict)):
            verdict.color
        case .advance(.finished), .advance(.repeated): .green
        case .advance(.introduced), .judgement, .failure, .stopped: nil
        }
    }

    /// A verdict may be told in two parts: what is wrong, and later what the learner's tests are worth.
    enum Part { case whole, beginning, end }

    /// The answer for the runner's width.
    func report(_ part: Part = .whole, by teller: Teller) throws -> Report {
        switch answer {
        case .verdict(let verdict):
            let report = teller.report(verdict)
            return switch part {
            case .whole: report.report()
            case .beginning: Report(report.body)
            case .end: report.ending
            }
        case .judgement(let judgement, let chapter): return try teller.report(judgement, on: chapter).report
        case .advance(let advance): return advance.report(by: teller)
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
    private let restored = Mutex<RestoredWork?>(nil)

    /// Starts it; `Signals.wake` is called at its end.
    ///
    /// - Parameter chapter: the one that is taken up, or why none can be.
    init(_ job: JobQueue.Job, on chapter: Result<Chapter, any Error>, in call: Call) {
        let judging: @Sendable (String) -> Void = { words in
            self.progress.withLock { $0 = words }
            Signals.wake()
        }
        let task = Task.detached {
            let answer = await job.answer(
                on: chapter, in: call, judging: judging,
                announce: { step in self.announced.withLock { $0 = step } },
                willRestore: { work in self.restored.withLock { $0 = work } },
                early: { early in
                    self.early.withLock { $0 = WatchResult(answer: .verdict(early)) }
                    Signals.wake()
                })
            let result = WatchResult(answer: answer, didAdvance: self.hasSwitched(in: call.workspace))
            self.result.withLock { $0 = result }
            Signals.wake()
        }
        self.task.withLock { $0 = task }
    }

    func stop() { task.withLock { $0?.cancel() } }

    /// The result as far as it is known while the learner's tests are still being judged. It is given once.
    func takeEarly() -> WatchResult? {
        early.withLock { early in
            defer { early = nil }
            return early
        }
    }

    /// The place that it writes into Package.swift, or has written: that is no save.
    var switching: SwitchedStep? { announced.withLock { $0 } }

    /// The learner's work that it brings back, or has brought back: that is no save.
    var restoring: RestoredWork? { restored.withLock { $0 } }

    /// True where Package.swift says now what was announced.
    private func hasSwitched(in workspace: Workspace) -> Bool {
        guard let switching else { return false }
        return (try? Course(workspace).chapter(named: switching.chapter).place) == switching.place
    }

    /// The judge's progress, where it is news.
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
        on chapter: Result<Chapter, any Error>, in call: Call, judging: @escaping @Sendable (String) -> Void,
        announce: @Sendable (SwitchedStep) -> Void, willRestore: @Sendable (RestoredWork) -> Void,
        early: @Sendable (Verdict) -> Void
    ) async -> WatchResult.Answer {
        do {
            let chapter = try chapter.get()
            var checker = call.checker
            checker.judging = judging
            switch self {
            case .check:
                var verdict = try await checker.check(chapter, early: early)
                verdict.onApple = await checker.appleRemarks(on: verdict, of: chapter) {
                    if verdict.own == nil { early(verdict) }
                }
                return .verdict(verdict)
            case .judge:
                return .judgement(try await JudgeCommand.judgement(on: chapter, by: checker), of: chapter)
            case .next, .nextAnyway:
                return .advance(
                    try await Advance.made(
                        from: chapter, by: checker, evenUnguarded: self == .nextAnyway,
                        announce: announce, willRestore: willRestore))
            }
        } catch {
            return Task.isCancelled ? .stopped : .failure("\(error)")
        }
    }
}
