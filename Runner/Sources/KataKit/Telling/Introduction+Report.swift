import KataBase
import KataText
import KataWork

/// A test that has just been switched on, as a learner reads it: nothing of it has run yet.
extension Introduction {
    /// The rules that hold in every chapter.
    private static let contract = """
        How it works:
          • Tests come one at a time. Guess what each will say, then check.
          • You owe what a step promises, and no more: its tests hold you to that.
          • What a promise leaves open is yours to decide.
          • A compiler error is a red, too. Green is the least that passes; then tidy up.
        """

    /// The names; what they mean is in the text.
    private func promises(_ style: TextStyle) -> String? {
        guard !step.promises.isEmpty else { return nil }
        guard !step.isFolded else {
            return "Its promises are folded: you decide what to test, and what comes first."
        }
        return "It promises:\n" + step.promises.map { "  • \(style.bold($0.name))" }.joined(separator: "\n")
    }

    func report(by teller: Teller) -> Report {
        let (style, controls, argument) = (teller.style, teller.controls, chapter.argument)
        let position = style.bold("Step \(step.number) of \(chapter.steps) · \(step.title)")
        var help = "the text: \(controls.read(argument))"
        if step.number == 1, !goesOn {
            help = "the text: ./kata read\(argument) intro, then \(controls.read(argument))"
        }
        let next = MoveWords(controls: controls, argument: argument, help: help).sentence(move)
        let test = tests.map { text(of: $0, by: teller) }
        guard !goesOn else { return Report(position + (test.map { "\n\($0)" } ?? ""), next: next) }
        let code = step.placesOfCode(codeFiles) { $0 }.map {
            $0.prefix(1).uppercased() + $0.dropFirst() + "\n"
        }
        .joined()
        return Report(
            [
                teller.sentence(on: leaks).map(teller.markdown),
                isFirstEver ? Self.contract : nil,
                style.dim("\(heading)  Chapters/\(chapter.textFile.lastPathComponent)") + "\n" + position,
                teller.markdown(step.lead),
                promises(style),
                style.dim("\(code)About \(step.minutes) minutes."),
                test,
                test == nil ? nil : "What will be the first message?",
            ], next: next)
    }

    /// More lines would scroll the first ones off the screen.
    private static let codeLimit = 20

    /// The title of what is new, its place, and the first test's code.
    private func text(of new: NewTests, by teller: Teller) -> String {
        guard let first = new.tests.first else { return "" }
        let title =
            new.isRest
            ? "The rest: \(count(new.tests.count, "test"))"
            : new.turn.count > 1
                ? "Test \(new.turn.number) of \(new.turn.count) · \(first.name)" : "Test · \(first.name)"
        let place = "\(new.path):\(first.lines.lowerBound)"
        let gap = teller.width - displayWidth(of: title) - displayWidth(of: place)
        let head =
            gap >= 2
            ? teller.style.bold(title) + String(repeating: " ", count: gap) + teller.style.dim(place)
            : teller.style.bold(title) + "\n"
                + PathLine(width: teller.width).lines("  \(place)").joined(separator: "\n")
        guard !new.isRest else {
            return ([head] + new.tests.map { "  • \($0.name)" }).joined(separator: "\n")
        }
        // The one line that a limit leaves out would take as much room as the sign that says so.
        let isCut = new.code.count > Self.codeLimit + 1
        let code = (isCut ? new.code.prefix(Self.codeLimit) + ["…"] : new.code[...])
            .map { $0.isEmpty ? "" : "    \($0.printable)" }
        let others = new.tests.count - 1
        let more = others == 0 ? [] : ["", "And \(count(others, "more test")) in the same file."]
        return ([head, ""] + code + more).joined(separator: "\n")
    }
}
