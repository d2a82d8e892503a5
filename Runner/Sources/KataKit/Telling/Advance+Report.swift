import KataText
import KataWork

/// The outcome of going on, as a learner reads it.
extension Advance {
    func report(by teller: Teller) -> Report {
        switch self {
        case .stillRed(let verdict):
            let report = teller.report(verdict)
            let what = verdict.reading.turn?.next == nil ? "step" : "test"
            return report.report(
                next: "This \(what) is still red, so the next one has to wait. \(report.next)")
        case .unguarded(let verdict):
            let report = teller.report(verdict)
            return report.report(
                next:
                    "A test that catches a mistake comes first. \(report.next). Or go on without one: \(teller.controls.nextAnyway(verdict.reading.argument))"
            )
        case .finished(let farewell): return farewell.report(by: teller)
        case .introduced(let introduction): return introduction.report(by: teller)
        case .repeated(let end): return end.report(behind: teller.report(end.verdict).report(), by: teller)
        }
    }
}
