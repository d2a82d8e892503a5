import KataKit
import KataText
import KataWork

extension LearnerReport {
    /// The notes that GitHub shows at the lines of the files: an error where something is red, a warning where a test
    /// records one or the judge sets one aside, a notice of each promise that a mistake gets through.
    var annotations: [WorkflowCommand] { entries.flatMap(\.annotations) }
}

extension LearnerReport.Entry {
    fileprivate var annotations: [WorkflowCommand] {
        switch result {
        case .failure(let error): [WorkflowCommand(.error, title: title, "\(error)")]
        case .success(let verdict):
            verdict.problems.map { annotation(.error, $0, in: verdict) }
                + verdict.warnings.map { annotation(.warning, $0, in: verdict) } + remarks(on: verdict)
        }
    }

    private func annotation(
        _ level: WorkflowCommand.Level, _ problem: Check.Problem, in verdict: Verdict
    ) -> WorkflowCommand {
        WorkflowCommand(
            level, file: problem.file, line: problem.line, column: problem.column,
            title: "\(title), step \(verdict.step)" + (problem.test.map { ": \($0)" } ?? ""),
            ([problem.rowMessage] + problem.details).joined(separator: "\n"))
    }

    private func remarks(on verdict: Verdict) -> [WorkflowCommand] {
        guard let own = verdict.own, let judgement = own.judgement else { return [] }
        let tests = judgement.tests.compactMap { test -> WorkflowCommand? in
            guard let remark = test.standing.remark else { return nil }
            return WorkflowCommand(
                .warning, file: test.file, line: test.line, title: title, "\(test.name) \(remark)")
        }
        let unjudged = judgement.unjudged.map { file in
            WorkflowCommand(
                .warning, file: file.file, line: file.line, title: title,
                "This file does not compile against our solutions, and is not judged: \(file.message)")
        }
        let file = OwnTests.path(ofStep: verdict.step, chapter: verdict.chapter)
        let sentences =
            own.phase == .red
            ? [] : Leaks.sentences(on: judgement, folded: !verdict.reading.folded.isEmpty) { $0 }
        return tests + unjudged
            + sentences.map { WorkflowCommand(.notice, file: file, title: title, $0) }
    }
}

extension Judgement.Test.Standing {
    /// The fault of a test, to stand behind its name; nil where it is sound.
    var remark: String? {
        switch self {
        case .sound: nil
        case .contradicts(let failure):
            "\(failure.contradiction): "
                + (failure.kind == .recorded
                    ? failure.message : "it fails on every solution that keeps them all.")
        case .decides: "decides what the promises leave open, and is set aside."
        case .slow: "waits for a time, and is set aside."
        case .dependsOnOrder: "ends otherwise when it runs alone, and is set aside."
        case .unsteady: "says otherwise from run to run, and is set aside."
        }
    }
}
