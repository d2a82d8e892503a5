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
            .drop { $0 != PrintedLines.title }
            .dropFirst()
            .prefix { $0.hasPrefix(PrintedLines.margin) }
            .map { String($0.dropFirst(PrintedLines.margin.count)) }
            .filter { !$0.hasPrefix("…") }
    }
}

/// The lines of a verdict that say what the tests have printed.
package enum PrintedLines {
    package static let title = "  Printed while the tests ran:"
    package static let margin = "    "
}
