import Foundation
import KataBase
import KataEngine
import KataText
import Synchronization

/// Both engines on a machine where the compiler's has to earn its place. The engine that is in use answers:
/// SwiftPM's, as long as the other one is on trial.
struct TriedEngine: Engine {
    let compiler: any Engine
    let package: any Engine
    let store: TrialStore
    let workspace: Workspace
    let checks: ChecksToTry
    /// Is told, in a sentence, that the other engine makes a check now.
    let announce: @Sendable (String) -> Void
    /// Is told, in a sentence, what becomes of the trial.
    let say: @Sendable (String) -> Void

    /// The announcement before the other engine makes a check.
    private static let beginning =
        "SwiftPM has made this check. The compiler's engine, which is quicker, is tried beside it."

    private var inUse: any Engine { store.load().engine == .compiler ? compiler : package }

    var name: String { inUse.name }
    var setupsAtOnce: Int { inUse.setupsAtOnce }
    /// The engine that is in use, alone. Runs side by side, such as a judge's, are no checks of the
    /// learner's, so the other engine does not make them as well.
    var sideBySide: any Engine { inUse.sideBySide }
    func prepare(for texts: [SourceText]) async throws { try await inUse.prepare(for: texts) }
    func fingerprint() async throws -> String { try await inUse.fingerprint() }
    func build(_ program: String, beside setup: Setup, into folder: URL) async throws -> URL {
        try await inUse.build(program, beside: setup, into: folder)
    }

    func run(_ setup: Setup, limits: TimeLimits) async throws -> Outcome {
        switch store.load() {
        case .earned: return try await runByCompiler(setup, limits: limits)
        case .setAside: return try await package.run(setup, limits: limits)
        case .onTrial:
            let outcome = try await package.run(setup, limits: limits)
            checks.add(.init(setup: setup, limits: limits, outcome: outcome))
            return outcome
        }
    }

    /// Runs a setup by the compiler's engine, and by SwiftPM where that says nothing of the code. Only where
    /// SwiftPM can run it, the fault was the engine's: a symbol that the learner has not defined is missing
    /// there, too.
    private func runByCompiler(_ setup: Setup, limits: TimeLimits) async throws -> Outcome {
        let first: Result<Outcome, KataError>
        do {
            let outcome = try await compiler.run(setup, limits: limits)
            guard outcome.saysNothingOfTheCode else { return outcome }
            first = .success(outcome)
        } catch let error as KataError { first = .failure(error) }
        let second: Outcome
        do { second = try await package.run(setup, limits: limits) } catch is KataError {
            return try first.get()
        }
        try Task.checkCancellation()
        let found = conclusion(second, on: setup)
        guard !second.saysNothingOfTheCode, found != .late else { return try first.get() }

        let trial = EngineTrial.setAside(
            .init(
                check: setup.check, package: found.words,
                compiler: conclusion(first, on: setup).words))
        store.save(trial)
        say(trial.news)
        return second
    }

    /// Makes the checks that SwiftPM has made by the compiler's engine as well, and remembers whether both say the same.
    ///
    /// - Throws: `CancellationError` where it is stopped: that says nothing of the engine.
    func tryBeside() async throws {
        for check in checks.takeAll() where store.load().isOpen {
            do { try await tryBeside(check) } catch is SourceText.Changed {
                // What is in the files now comes with the next check.
            }
        }
    }

    private func tryBeside(_ check: ChecksToTry.Check) async throws {
        let expected = conclusion(check.outcome, on: check.setup)
        guard expected != .late else { return }
        announce(Self.beginning)
        let found = try await compilersConclusion(on: check)
        // A test that fails now and then is no engine's fault: what differs has to differ twice.
        if !found.agrees(with: expected), try await compilersConclusion(on: check).agrees(with: expected) {
            return say("The engines differed once, and then they agreed. So this check does not count.")
        }
        // Another command may have found out more meanwhile.
        var trial = store.load()
        trial.compare(expected, with: found, at: check.setup.check)
        store.save(trial)
        say(trial.news)
    }

    private func compilersConclusion(on check: ChecksToTry.Check) async throws -> Conclusion {
        let found: Conclusion
        do {
            found = conclusion(try await compiler.run(check.setup, limits: check.limits), on: check.setup)
        } catch let error as KataError { found = .none("\(error)") }
        try Task.checkCancellation()
        try (check.setup.sources + check.setup.tests).checkUnchanged()
        return found
    }

    private func conclusion(_ result: Result<Outcome, KataError>, on setup: Setup) -> Conclusion {
        switch result {
        case .success(let outcome): conclusion(outcome, on: setup)
        case .failure(let error): .none("\(error)")
        }
    }

    private func conclusion(_ outcome: Outcome, on setup: Setup) -> Conclusion {
        Conclusion(outcome, on: setup, in: workspace)
    }
}

/// The checks that SwiftPM has made, until the compiler's engine makes them as well.
final class ChecksToTry: Sendable {
    struct Check: Sendable {
        let setup: Setup
        let limits: TimeLimits
        let outcome: Outcome
    }

    private let checks = Mutex<[Check]>([])

    func add(_ check: Check) { checks.withLock { $0.append(check) } }

    func takeAll() -> [Check] {
        checks.withLock { checks in
            defer { checks = [] }
            return checks
        }
    }
}

extension Setup {
    /// The name of the check for people: "InvoiceEditor, step 1".
    fileprivate var check: String { "\(chapter), step \(step)" }
}

extension Outcome {
    /// True where it may come of the way in which an engine builds: a linker's words, an error without a
    /// place, a program that ends before its first test.
    fileprivate var saysNothingOfTheCode: Bool {
        if let run, case .crashed = run.ending { return run.tests.isEmpty }
        return !diagnostics.isEmpty && diagnostics.allSatisfy { $0.file == nil || $0.isLinkers }
    }
}
