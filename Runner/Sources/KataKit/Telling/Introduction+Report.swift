import KataBase
import KataText

/// A step that has just been switched on, as a learner reads it.
extension Introduction {
    /// The rules that hold in every chapter.
    private static let contract = """
        How it works:
          • You owe what a step promises, and no more: its tests hold you to that.
          • What a promise leaves open is yours to decide.
          • A compiler error is a red, too. Green is the least that passes; then tidy up.
        """

    /// The names; what they mean is in the text.
    private func promises(_ style: TextStyle) -> String? {
        guard !step.promises.isEmpty else { return nil }
        guard !isFolded else {
            return "Its promises are folded: you decide what to test, and what comes first."
        }
        return "It promises:\n" + step.promises.map { "  • \(style.bold($0.name))" }.joined(separator: "\n")
    }

    func report(by teller: Teller) -> Report {
        let (style, controls, argument) = (teller.style, teller.controls, verdict.reading.argument)
        let files = StepText.CodeFile.list(verdict.codeFiles)
        let code = files.isEmpty ? "" : "Your code: \(files.joined(separator: ", "))\n"
        let about = "\(code)About \(step.minutes) minutes. The step: \(controls.read(argument))"
        let intro = step.number == 1 ? "\nThe chapter's beginning: ./kata read\(argument) intro" : ""
        var told = teller.report(verdict)
        told.help =
            "the text: \(step.number == 1 ? "./kata read\(argument) intro, then " : "")\(controls.read(argument))"
        // Mistakes that get through are told as a check tells them.
        let red = told.report(next: told.sentence(Move(after: .begun(verdict))))
        return Report(
            [
                teller.sentence(on: leaks).map(teller.markdown),
                isFirstEver ? Self.contract : nil,
                style.bold(heading) + style.dim("  \(file)"),
                teller.markdown(step.lead),
                promises(style),
                style.dim(about + intro),
                red.body,
            ], next: red.next)
    }
}
