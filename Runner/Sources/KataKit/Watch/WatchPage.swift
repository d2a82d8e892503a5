import Foundation
import KataBase
import KataText
import KataWork

/// A text that opens inside `./kata watch` and goes away again.
enum WatchPage: Sendable {
    case overview
    case hint(HintCard)
    case text
    case solution

    /// The text of the page, for the runner's width.
    func report(in call: Call, chapter query: String?) throws -> Report {
        switch self {
        case .overview:
            try Standing(in: call.workspace, by: call.keeper).report(
                by: call.teller, detail: steps(of: query, in: call))
        case .hint(let card): card.report(by: call.teller)
        case .text: try ReadCommand(chapter: query).report(in: call)
        case .solution: try SolutionCommand(chapter: query).report(in: call)
        }
    }

    /// The steps of a chapter, with what is done and where the learner is.
    private func steps(of query: String?, in call: Call) throws -> String {
        let style = call.teller.style
        let chapter = try call.course().startedChapter(query)
        let text = try chapter.text()
        let width = text.steps.map { displayWidth(of: "\($0.number) · \($0.title)") }.max() ?? 0
        let rows = text.steps.map { step in
            let title = "\(step.number) · \(step.title)"
            let mark =
                step.number < chapter.step
                ? style.green("✓") : step.number == chapter.step ? style.bold("›") : " "
            let test = step.number == chapter.step ? chapter.place.test.map { ", at test \($0)" } : nil
            return "\(mark) \(title.padded(to: width))  \(style.dim("\(step.minutes) minutes\(test ?? "")"))"
        }
        return ([style.bold("The steps of \(text.title)")] + rows).joined(separator: "\n")
    }
}
