import KataBase
import KataText

/// `./kata next`: on to the next step when green.
package struct NextCommand: Command {
    package static let name = "next"
    package static let parameters = "[chapter]"
    package static let group = CommandGroup.everyDay
    package static let summary = "when green: on to the next step"
    package static let options: [Option] = [.anyway] + Option.checking

    private let chapter: String?
    /// Whether it goes on from a test of the learner's that guards nothing.
    private let goesOnAnyway: Bool

    package init(_ arguments: inout Arguments) {
        chapter = arguments.next()
        goesOnAnyway = arguments.has(.anyway)
    }

    package func run(in call: Call) async throws -> ExitStatus {
        let advance = try await Advance.made(
            from: call.memory.takeUp(chapter), by: call.checker, call.controls,
            evenUnguarded: goesOnAnyway)
        call.teller.print(advance.report(by: call.teller))
        call.engines.leaveTrial()
        return switch advance {
        case .stillRed, .unguarded: .red
        case .finished, .introduced, .repeated: .done
        }
    }
}

/// A step that a command of ours writes into Package.swift.
struct SwitchedStep: Equatable, Sendable {
    let chapter: String
    let step: Int
}

/// What came of going on to the next step.
enum Advance: Sendable {
    case stillRed(Verdict)
    /// The learner's test of the step guards nothing yet.
    case unguarded(Verdict)
    /// The last step is green.
    case finished(Farewell)
    case introduced(Introduction)
    /// The step was done once more, and the work of before is back.
    case repeated(RepetitionEnd)

    /// Checks, and switches on the next step where that is green.
    ///
    /// - Parameters:
    ///   - evenUnguarded: whether it goes on from a test of the learner's that guards nothing.
    ///   - announce: is told of the chapter and its next step before Package.swift says so.
    ///   - willRestore: is told of the work that waited for a step done once more, before it comes back.
    static func made(
        from chapter: Chapter, by checker: Checker, _ controls: Controls, evenUnguarded: Bool,
        announce: (SwitchedStep) -> Void = { _ in }, willRestore: (RestoredWork) -> Void = { _ in }
    ) async throws -> Advance {
        let verdict = try await checker.verdict(on: chapter)
        guard verdict.isGreen else { return .stillRed(verdict) }
        guard !verdict.guardsNothing || evenUnguarded else { return .unguarded(verdict) }
        if let end = try await RepetitionEnd(
            verdict, on: chapter, by: checker, controls, leavesMistakes: true, willRestore: willRestore)
        {
            return .repeated(end)
        }
        guard chapter.step < chapter.steps else {
            return .finished(try await Farewell(to: chapter, by: checker, controls))
        }
        let next = try await checker.keeper.whileNobodyReads {
            announce(SwitchedStep(chapter: chapter.name, step: chapter.step + 1))
            return try checker.workspace.setStep(chapter.step + 1, of: chapter, from: chapter.step)
        }
        return .introduced(
            try await Introduction(
                to: next, by: checker, leaks: verdict.own?.judgement.map(Leaks.init) ?? .none))
    }

    func report(by teller: Teller) -> Report {
        switch self {
        case .stillRed(let verdict):
            let report = teller.report(verdict)
            return report.report(
                next: "This step is still red, so the next one has to wait. \(report.move)")
        case .unguarded(let verdict):
            let report = teller.report(verdict)
            return report.report(
                next:
                    "A test that catches a mistake comes first. \(report.move). Or go on without one: \(teller.controls.nextAnyway(verdict.reading.argument))"
            )
        case .finished(let farewell): return farewell.report(by: teller)
        case .introduced(let introduction): return introduction.report(by: teller)
        case .repeated(let end): return end.report(behind: teller.report(end.verdict).report())
        }
    }
}
