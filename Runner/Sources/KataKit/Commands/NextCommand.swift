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
        self.init(chapter: arguments.next(), goesOnAnyway: arguments.has(.anyway))
    }

    init(chapter: String?, goesOnAnyway: Bool = false) {
        self.chapter = chapter
        self.goesOnAnyway = goesOnAnyway
    }

    package func run(by session: Session) async throws -> ExitStatus {
        let advance = try await advance(by: session)
        session.print(advance.report(by: session))
        await session.tryBeside()
        return switch advance {
        case .stillRed, .unguarded: .red
        case .finished, .introduced: .done
        }
    }

    /// Checks, and switches on the next step where that is green.
    ///
    /// - Parameter announce: is told of the chapter and its next step before Package.swift says so.
    func advance(
        by session: Session, announce: (SwitchedStep) -> Void = { _ in }
    ) async throws -> Advance {
        let chapter = try session.takeUp(chapter)
        let verdict = try await session.verdict(on: chapter)
        guard verdict.isGreen else { return .stillRed(verdict) }
        guard !verdict.guardsNothing || goesOnAnyway else { return .unguarded(verdict) }
        guard chapter.step < chapter.steps else {
            return .finished(try await Farewell(to: chapter, by: session))
        }
        announce(SwitchedStep(chapter: chapter.name, step: chapter.step + 1))
        let next = try session.setStep(chapter.step + 1, of: chapter, from: chapter.step)
        var introduction = try await Introduction(to: next, by: session)
        introduction.leaks = verdict.own?.judgement.map(Leaks.init) ?? .none
        return .introduced(introduction)
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

    func report(by session: Session) -> Report {
        switch self {
        case .stillRed(let verdict):
            let report = session.report(verdict)
            return report.report(
                next: "This step is still red, so the next one has to wait. \(report.move)")
        case .unguarded(let verdict):
            let report = session.report(verdict)
            return report.report(
                next:
                    "A test that catches a mistake comes first. \(report.move). Or go on without one: \(session.controls.nextAnyway(verdict.reading.argument))"
            )
        case .finished(let farewell): return farewell.report(by: session)
        case .introduced(let introduction): return introduction.report(by: session)
        }
    }
}
