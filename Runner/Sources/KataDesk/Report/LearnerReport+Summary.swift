import KataKit
import KataWork

extension LearnerReport {
    /// The table in Markdown, and below it what is red and what the judge says, as GitHub shows it at a job's end.
    var summary: String {
        let content =
            entries.isEmpty
            ? [Self.nothing]
            : [
                ([row(Self.header), row(Self.header.map { _ in "---" })]
                    + entries.map { row($0.summaryCells) })
                    .joined(separator: "\n")
            ] + entries.compactMap(\.summaryDetails)
        return (["## Stringline"] + content).joined(separator: "\n\n") + "\n"
    }

    private func row(_ cells: [String]) -> String { "| " + cells.joined(separator: " | ") + " |" }
}

extension LearnerReport.Entry {
    fileprivate var summaryCells: [String] {
        let (word, reason) = now
        return [
            title.escapedInMarkdown, "\(chapter.step) of \(chapter.steps)",
            "**\(word)**" + (reason.map { ": \($0)" } ?? ""), ownTests.escapedInMarkdown,
        ]
    }

    /// Nil where there is nothing to mend.
    fileprivate var summaryDetails: String? {
        let parts: [String]
        switch result {
        case .failure(let error): parts = ["\(error)".escapedInMarkdown]
        case .success(let verdict):
            parts = verdict.problems.prefix(Self.limit).map(\.markdown) + remarks(on: verdict)
        }
        guard !parts.isEmpty else { return nil }
        return (["### \(title.escapedInMarkdown)"] + parts).joined(separator: "\n\n")
    }

    /// A page of a job has a limit, too.
    private static let limit = 10

    private func remarks(on verdict: Verdict) -> [String] {
        guard let own = verdict.own, let judgement = own.judgement else { return [] }
        let tests = judgement.tests.compactMap { test in
            test.standing.remark.map { "- \(test.name.escapedInMarkdown) \($0)" }
        }
        let promises =
            own.phase == .red
            ? []
            : Leaks.sentences(on: judgement, folded: !verdict.reading.folded.isEmpty, \.escapedInMarkdown)
        let list = tests + promises.map { "- \($0)" }
        return list.isEmpty ? [] : [list.joined(separator: "\n")]
    }
}

extension Check.Problem {
    fileprivate var markdown: String {
        let lead = [test, place].compactMap(\.self).map(\.escapedInMarkdown).joined(separator: ", ")
        let words = String(([rowMessage] + details).joined(separator: "\n").visible.prefix(4_000))
        return (lead.isEmpty ? "" : lead + "\n\n") + words.fencedInMarkdown
    }
}

extension String {
    /// On one line, without a sign that Markdown would take for its own.
    fileprivate var escapedInMarkdown: String {
        let signs = "\\`*_{}[]<>()#+-.!|~&:@".unicodeScalars
        return printable.unicodeScalars.map { signs.contains($0) ? "\\\($0)" : String($0) }.joined()
    }

    /// As a block of code, between more backticks than there are in it.
    fileprivate var fencedInMarkdown: String {
        let longest = split { $0 != "`" }.map(\.count).max() ?? 0
        let fence = String(repeating: "`", count: max(3, longest + 1))
        return "\(fence)text\n\(self)\n\(fence)"
    }
}
