import Foundation
import KataBase
import KataText

/// A text that opens inside `./kata watch` and goes away again.
enum WatchPage: Sendable {
    case overview
    case hint(HintCard)
    case text
    case solution

    /// What is on the page, for the runner's width.
    func report(by session: Session, chapter query: String?) throws -> Report {
        switch self {
        case .overview:
            try Standing(by: session).report(by: session, detail: steps(of: query, by: session))
        case .hint(let card): card.report(by: session)
        case .text: try ReadCommand(chapter: query).report(by: session)
        case .solution: try SolutionCommand(chapter: query).report(by: session)
        }
    }

    /// The steps of a chapter, with what is done and where the learner is.
    private func steps(of query: String?, by session: Session) throws -> String {
        let style = session.style
        let chapter = try session.course().startedChapter(query)
        let text = try chapter.text()
        let width = text.steps.map { displayWidth(of: "\($0.number) · \($0.title)") }.max() ?? 0
        let rows = text.steps.map { step in
            let title = "\(step.number) · \(step.title)"
            let mark =
                step.number < chapter.step
                ? style.green("✓") : step.number == chapter.step ? style.bold("›") : " "
            return "\(mark) \(title.padded(to: width))  \(style.dim("\(step.minutes) minutes"))"
        }
        return ([style.bold("The steps of \(text.title)")] + rows).joined(separator: "\n")
    }
}
