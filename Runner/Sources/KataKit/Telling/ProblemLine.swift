import KataBase
import KataText
import KataWork

/// A line of a check for an editor: `path:line:column: error: words`.
struct ProblemLine: Hashable {
    enum Severity: String { case error, warning }

    /// Relative to the workspace, with a line, and with a column where one is known.
    let place: String
    let severity: Severity
    private let words: [String]

    /// - Parameters:
    ///   - place: a path relative to the workspace; its first line where it has none.
    ///   - words: in lines, of any number and length.
    init(_ severity: Severity, at place: String, _ words: [String]) {
        self.severity = severity
        self.place = place.contains(/:\d+$/) ? place : "\(place):1"
        self.words = words.flatMap(\.linesBetweenFeeds).map(\.printable.trimmed).filter { !$0.isEmpty }
    }

    var text: String { "\(place.printable): \(severity): \(words.joined(separator: " · "))" }
}

extension VerdictReport {
    /// The lines for an editor of all that is wrong, also of what the text leaves out. A problem without a
    /// place is at the chapter's text; where there is no text, it has no line: an editor would mark another
    /// file.
    var problemLines: [ProblemLine] {
        var whole = self
        whole.showsAll = true
        let nowhere = workspace.textPath(of: verdict.chapter)
        let differing = verdict.reading.differingTests.filter { !verdict.missingTests.contains($0) }
        return verdict.problems.flatMap { whole.lines(of: $0, .error, elsewhere: nowhere) }
            + verdict.warnings.flatMap { whole.lines(of: $0, .warning, elsewhere: nowhere) }
            + differing.map { ProblemLine(.warning, at: $0, ["This file differs from the chapter's."]) }
            + linesOfJudgement(elsewhere: nowhere)
    }

    /// A problem, the same at its other places, and what follows from it.
    private func lines(
        of problem: Check.Problem, _ severity: ProblemLine.Severity, elsewhere nowhere: String?
    ) -> [ProblemLine] {
        let of = [problem.test, problem.arguments.map { "with \($0)" }].compactMap(\.self).map { "\($0): " }
        var words = words(of: problem)
        words[0] = of.joined() + words[0]
        let notes = problem.notes.map { note in
            "note: \(note.message)" + (note.place.map { " (\($0))" } ?? "")
        }
        let place = problem.place.map { problem.line == nil ? "\($0):1" : $0 } ?? nowhere
        let main = place.map { ProblemLine(severity, at: $0, words + notes) }
        let others = problem.otherPlaces.filter { !$0.isEmpty }.map { ProblemLine(severity, at: $0, words) }
        let consequences = problem.consequences.compactMap { note in
            note.place.map { ProblemLine(severity, at: $0, ["follows: \(note.message)"]) }
        }
        return [main].compactMap(\.self) + others + consequences
    }

    /// The learner's tests that are not sound, and the promises that they do not guard.
    private func linesOfJudgement(elsewhere nowhere: String?) -> [ProblemLine] {
        guard let judgement, !verdict.isUnreadable, verdict.own?.phase != .unknown else { return [] }
        let remarks = judgement.unsound.compactMap { remark in
            (remark.place ?? nowhere).map { ProblemLine(.warning, at: $0, remark.words) }
        }
        let file = OwnTests.path(ofStep: verdict.step, chapter: verdict.chapter)
        let place = Files.exists(workspace.root.appending(path: file)) ? file : nowhere
        return remarks
            + judgement.unguarded.compactMap { words in place.map { ProblemLine(.warning, at: $0, [words]) } }
    }
}
