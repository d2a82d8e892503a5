import KataBase
import KataText
import KataWork

/// The end of a chapter, as a learner reads it.
extension Farewell {
    /// The section that says what to try alone.
    private static let practice = "Your turn"
    /// The section that is about other people's work, for whoever has done their own.
    private static let others = "How others cut it"

    func report(by teller: Teller) -> Report {
        let style = teller.style
        var parts = [
            style.green(style.bold("GREEN")) + "  \(number) · \(text.title) is finished.",
            "You drove out, test by test:",
            text.steps.map { "  \(style.green("✓")) \($0.title)" }.joined(separator: "\n"),
            record.lines(titles: text.steps.map(\.title))
                .flatMap { TextWrapper(width: teller.width).lines($0) }.joined(separator: "\n"),
        ]
        if let left = teller.sentence(on: leaks) {
            parts.append(teller.markdown(left))
        }
        if hasScreen { parts.append("Play what you have built, in a browser: ./kata run \(number)") }
        if text.closing.contains(where: { $0.title == Self.practice }) {
            parts.append("Something is left for you: ./kata read \(number) \(Self.practice.lowercased())")
        }
        if text.closing.contains(where: { $0.title == Self.others }) {
            parts.append(
                "\(Self.others), now that yours is green: ./kata read \(number) \(Self.others.lowercased())")
        }
        let more = text.closing.map(\.title).filter { ![Self.practice, Self.others].contains($0) }
        if !more.isEmpty {
            parts.append(
                "To read: "
                    + more.map { "./kata read \(number) \($0.lowercased())" }.joined(separator: ", "))
        }
        if text.steps.contains(where: { !$0.promises.isEmpty }) {
            parts.append(
                "A second round: ./kata bug \(number) (its mistakes), ./kata judge \(number) --all (your tests)"
            )
        }
        return Report(parts, next: teller.sentence(move))
    }
}
