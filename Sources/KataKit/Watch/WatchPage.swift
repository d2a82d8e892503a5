import Foundation

/// A text that opens inside `./kata watch` and goes away again.
enum WatchPage: Sendable {
    case overview
    case hint(HintCard)
    case text
    case solution

    /// The page's text for the runner's width.
    func text(by runner: Runner, chapter query: String?) throws -> String {
        switch self {
        case .overview:
            try {
                let (chapters, next) = NextLine.split(try runner.overviewText(), style: runner.style)
                return [chapters, try runner.stepsText(query), next].joined(separator: "\n\n")
            }()
        case .hint(let card): try runner.text(of: card)
        case .text: try runner.text(of: query, .current)
        case .solution:
            try {
                let chapter = try runner.startedChapter(query, in: try runner.course())
                return try runner.solutionText(of: chapter.step, for: chapter)
            }()
        }
    }
}

extension Runner {
    /// The steps of a chapter, with what is done and where the learner is.
    func stepsText(_ query: String?) throws -> String {
        let chapter = try startedChapter(query, in: try course())
        let text = try chapter.text()
        let width = text.steps.map { displayWidth(of: "\($0.number) · \($0.title)") }.max() ?? 0
        let rows = text.steps.map { step in
            let title = "\(step.number) · \(step.title)"
            let gap = String(repeating: " ", count: width - displayWidth(of: title))
            let mark =
                step.number < chapter.step
                ? style.green("✓") : step.number == chapter.step ? style.bold("›") : " "
            return "\(mark) \(title)\(gap)  \(style.dim("\(step.minutes) minutes"))"
        }
        return ([style.bold("The steps of \(text.title)")] + rows).joined(separator: "\n")
    }
}
