import KataBase
import KataText

extension ChapterText {
    /// The lines that the texts of the steps before this one show as printed by a green check: their tests expect them, so
    /// they are no news at a later step.
    package func prints(before step: Int) -> Set<String> {
        let outputs = fences.filter { fence in
            fence.kind == .outputGreen && fence.step.map { $0 < step } ?? false
        }
        return Set(outputs.flatMap { Self.prints(in: $0.body) })
    }

    private static func prints(in output: String) -> [String] {
        output.split(separator: "\n", omittingEmptySubsequences: false)
            .drop { $0 != VerdictReport.printedTitle }
            .dropFirst()
            .prefix { $0.hasPrefix(VerdictReport.printedMargin) }
            .map { String($0.dropFirst(VerdictReport.printedMargin.count)) }
            .filter { !$0.hasPrefix("…") }
    }
}
