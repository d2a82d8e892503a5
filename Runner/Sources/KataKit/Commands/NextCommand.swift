import KataBase
import KataText

/// `./kata next`: on to the next step when green.
package struct NextCommand: Command {
    package static let name = "next"
    package static let parameters = "[chapter]"
    package static let group = CommandGroup.everyDay
    package static let summary = "when green: on to the next step"
    package static let options = Option.checking

    private let chapter: String?

    package init(_ arguments: inout Arguments) { self.init(chapter: arguments.next()) }

    init(chapter: String?) { self.chapter = chapter }

    package func run(by runner: Runner) async throws -> ExitStatus {
        let advance = try await advance(by: runner)
        runner.print(advance.report(by: runner))
        if case .stillRed = advance { return .red }
        return .done
    }

    /// Checks, and switches on the next step where that is green.
    func advance(by runner: Runner) async throws -> Advance {
        let chapter = try runner.takeUp(chapter)
        let verdict = try await runner.verdict(on: chapter)
        guard verdict.isGreen else { return .stillRed(verdict) }
        guard chapter.step < chapter.steps else {
            return .finished(try Farewell(to: chapter, by: runner))
        }
        let next = try runner.setStep(chapter.step + 1, of: chapter)
        var introduction = try await Introduction(to: next, by: runner)
        introduction.unguarded = verdict.own?.judgement?.unguarded.map(\.promise) ?? []
        return .introduced(introduction)
    }
}

/// What came of going on to the next step.
enum Advance: Sendable {
    case stillRed(Verdict)
    /// The last step is green.
    case finished(Farewell)
    case introduced(Introduction)

    func report(by runner: Runner) -> Report {
        switch self {
        case .stillRed(let verdict):
            let report = runner.report(verdict)
            return report.report(
                next: "This step is still red, so the next one has to wait. \(report.move)")
        case .finished(let farewell): return farewell.report(by: runner)
        case .introduced(let introduction): return introduction.report(by: runner)
        }
    }
}
