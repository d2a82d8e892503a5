import KataBase
import KataKit
import KataText
import KataWork

/// The chapters of one learner that are started, each with what was found.
struct LearnerReport: Sendable {
    struct Entry: Sendable {
        let chapter: Chapter
        /// "1 · The invoice editor"
        let title: String
        /// Of all its steps; empty where it could not be checked.
        let stepTitles: [String]
        /// Steps whose test is the learner's, and of whose mistakes their tests catch none.
        var untested: [Int] = []
        /// The verdict, or what stopped the check.
        let result: Result<Verdict, KataError>
    }

    let entries: [Entry]

    static let nothing = "No chapter is started, so there is nothing to report."

    var status: ExitStatus {
        let results = entries.map(\.result)
        if results.contains(where: { if case .failure = $0 { true } else { false } }) { return .misuse }
        return results.contains { (try? $0.get())?.isGreen == false } ? .red : .done
    }

    /// For a terminal, and for a job's log: each verdict as a check prints it, and all in a table.
    func text(by teller: Teller) -> String {
        guard !entries.isEmpty else { return Self.nothing }
        let style = teller.style
        let details = entries.map { entry in
            let words =
                switch entry.result {
                case .success(let verdict): teller.report(verdict).text()
                case .failure(let error): "\(error)"
                }
            return "\(style.bold(entry.title))\n\n\(words)"
        }
        let table = TableRenderer(
            header: Self.header.map { [InlineRun(text: $0, traits: .bold)] }, rows: entries.map(\.cells),
            width: teller.console.width, style: style)
        return (details + [table.lines().joined(separator: "\n")]).joined(separator: "\n\n")
    }

    static let header = ["chapter", "step", "now", "your tests"]

    /// As the rows of a grading, so that JUnit's file is made in one place.
    var rows: [GradeRow] { entries.map(\.row) }
}

extension LearnerReport.Entry {
    fileprivate var cells: [[InlineRun]] {
        let (word, rest) = now
        let traits: InlineRun.Traits = word == "GREEN" ? [.bold, .green] : [.bold, .red]
        return [
            [InlineRun(text: title)], [InlineRun(text: "\(chapter.step)/\(chapter.steps)")],
            [InlineRun(text: word, traits: traits), InlineRun(text: rest.map { " \($0)" } ?? "")],
            [InlineRun(text: ownTests)],
        ]
    }

    /// The colour's word, and why.
    var now: (word: String, reason: String?) {
        switch result {
        case .success(let verdict): (verdict.isGreen ? "GREEN" : "RED", verdict.reason?.words ?? row.lack)
        case .failure: ("RED", "cannot be checked")
        }
    }

    /// The judge's words on the learner's tests, in short; empty where the step's test is not theirs.
    var ownTests: String {
        guard case .success(let verdict) = result, let own = verdict.own else { return "" }
        guard let judgement = own.judgement else { return "none yet" }
        if let test = judgement.contradicting.first, let failure = test.standing.failure {
            return "\(test.name) \(failure.contradiction)"
        }
        let tried = judgement.mistakes.count - judgement.untried.count
        guard own.phase != .red, tried > 0 else { return "" }
        return "\(judgement.mistakes.count(where: \.isCaught)) of \(count(tried, "mistake")) caught"
    }

    fileprivate var row: GradeRow {
        var row = GradeRow(
            copy: title, chapter: chapter.name, steps: chapter.steps, seconds: 0, digest: "")
        switch result {
        case .failure(let error): row.remark = "\(error)"
        case .success(let verdict):
            row.seconds = verdict.buildSeconds + verdict.runSeconds
            row.alteredTests = verdict.reading.differingTests
            row.own = verdict.own?.judgement.map { GradeRow.Own($0) }
            guard !verdict.isGreen else {
                // The step is green when all of its tests are.
                row.green = verdict.reading.isStepEnd ? verdict.step : verdict.step - 1
                row.untested = untested
                break
            }
            // An older step's test may be the one that broke.
            let broken = verdict.firstRedStep ?? verdict.step
            let problem = verdict.problems.first
            row.green = broken - 1
            row.red = GradeRow.Red(
                step: broken, title: stepTitles[safe: broken - 1] ?? "",
                reason: verdict.reason?.rawValue ?? "",
                test: problem?.test, file: problem?.file, line: problem?.line,
                message: problem?.rowMessage ?? ""
            )
        }
        return row
    }
}
