/// A judgement as a learner reads it: what is wrong with a test, which promises are not guarded yet, what to do next.
struct JudgementReport {
    let judgement: Judgement
    /// "1 · The invoice editor".
    let heading: String
    /// How a command names the chapter.
    let argument: String
    /// Where tests of the learner's go, relative to the workspace.
    let file: String
    let style: Style
    let width: Int
    var controls = Controls.commands

    func text() -> String {
        var parts = [style.bold("YOUR TESTS") + "  \(heading)"]
        parts += [soundness] + remarks
        if let mistakes { parts.append(mistakes) }
        if let idle { parts.append(idle) }
        parts.append(NextLine(style: style, width: width).text(nextMove))
        return parts.joined(separator: "\n\n")
    }

    /// The one thing to do next.
    var nextMove: String {
        let again = "then: \(controls.judge(argument))"
        if let test = judgement.contradicting.first {
            return
                "mend \(test.name) first: hold it against the promises, ./kata read\(argument) promises, \(again)"
        }
        if let file = judgement.unjudged.first {
            return "use the names that the promises give in \(file.file), \(again)"
        }
        if judgement.tests.isEmpty {
            return
                "write a test into \(file), from the promises alone: ./kata read\(argument) promises, \(again)"
        }
        if let promise = judgement.unguarded.first?.promise {
            return "think of a test for “\(promise)”, \(again) (stuck? \(controls.hint(argument)))"
        }
        return "every promise so far is guarded. Go on with: \(controls.check(argument))"
    }

    var soundness: String {
        let sound = judgement.tests.count(where: \.isSound)
        let solutions = "\(count(judgement.solutions, "solution")) that keep every promise"
        if judgement.tests.isEmpty {
            return prose("There is no test of yours to judge yet. Yours are in the files called My….swift.")
        }
        if sound == 0 { return prose("None of your tests passes on all \(solutions).") }
        return prose("\(count(sound, "test")) \(sound == 1 ? "passes" : "pass") on \(solutions).")
    }

    // MARK: Tests that are not sound

    /// What is to be said of each test and each file that is not sound, the worst first.
    var remarks: [String] {
        let contradictions = judgement.contradicting.compactMap(contradiction)
        let unjudged = judgement.unjudged.map { file in
            remark(
                style.red("✗"), "\(place(file.file, file.line)) does not compile against our solutions:",
                [
                    file.message,
                    Self.isAboutName(file.message)
                        ? "No promise gives that name, so the file is not judged."
                        : "So the file is not judged.",
                ])
        }
        return contradictions + unjudged + judgement.tests.compactMap(setAside)
    }

    private static func isAboutName(_ message: String) -> Bool {
        message.contains(/^cannot find|has no member|no type named/)
    }

    private func contradiction(_ test: Judgement.Test) -> String? {
        guard case .contradicts(let failure) = test.standing else { return nil }
        let what =
            switch failure.kind {
            case .expectation: "contradicts a promise: it fails on all \(judgement.solutions) solutions."
            case .crash: "crashes, on all \(judgement.solutions) solutions."
            case .timeout: "does not end, on all \(judgement.solutions) solutions."
            }
        return remark(
            style.red("✗"), "\(test.name) \(what)",
            (failure.kind == .timeout ? [] : [failure.message]) + [place(test.file, test.line)])
    }

    /// A test that counts for nothing, and turns nothing red.
    private func setAside(_ test: Judgement.Test) -> String? {
        let (what, why): (String, String)
        switch test.standing {
        case .sound, .contradicts: return nil
        case .decides:
            what = "decides what the promises leave open, and is set aside."
            why = "Such a test fails one day on code that keeps every promise."
        case .slow(let seconds):
            let time = (seconds * 10).rounded() / 10
            what = "takes \(time) seconds, and is set aside."
            why = "Whoever waits for a time waits in every run. Wait for what should happen: waitUntil { … }"
        case .dependsOnOrder:
            what = "goes otherwise alone than after the others, and is set aside."
            why = "Give every test a beginning of its own: what one leaves behind, another one finds."
        }
        return remark(style.yellow("–"), "\(test.name) \(what)", [why, place(test.file, test.line)])
    }

    private func remark(_ mark: String, _ sentence: String, _ rest: [String]) -> String {
        let lines = wrapped(sentence.printable, indent: 4)
        return "  \(mark) " + lines.joined(separator: "\n").dropFirst(4) + "\n"
            + rest.flatMap { wrapped($0.printable, indent: 6) }.joined(separator: "\n")
    }

    private func place(_ file: String, _ line: Int?) -> String {
        [file, line.map(String.init)].compactMap(\.self).joined(separator: ":")
    }

    // MARK: Mistakes

    /// How many are caught, and what is not guarded; nil where nothing was tried.
    var mistakes: String? {
        guard !judgement.mistakes.isEmpty, judgement.tests.contains(where: \.isSound) else { return nil }
        let judged = judgement.mistakes.filter { if case .notJudged = $0.fate { false } else { true } }
        let caught = judged.count(where: \.isCaught)
        let left = judgement.mistakes.count - judged.count
        let rest =
            left == 0 ? "" : " \(count(left, "more mistake")) did not compile with your tests: nobody knows."
        let unguarded = judgement.unguarded
        guard !unguarded.isEmpty else {
            return prose(
                "\(caught == 1 ? "The one mistake is" : "All \(caught) mistakes are") caught.\(rest)")
        }
        let start =
            "\(caught) of \(count(judged.count, "mistake")) \(judged.count == 1 ? "is" : "are") caught."
        let column = (unguarded.map { displayWidth(of: $0.promise) }.max() ?? 0) + 2
        let rows = unguarded.map { promise, mistakes in
            let gap = String(repeating: " ", count: column - displayWidth(of: promise))
            let number = "\(count(mistakes.count, "mistake")) \(mistakes.count == 1 ? "gets" : "get") through"
            let isWide = 6 + column + number.count <= width
            return "    \(style.red("✗")) \(promise)" + (isWide ? gap : "\n        ") + style.dim(number)
        }
        let these = unguarded.count == 1 ? "This promise is" : "These promises are"
        return prose("\(start)\(rest) \(these) not guarded yet:") + "\n\n" + rows.joined(separator: "\n")
    }

    /// Tests that guard nothing; nil where there is none.
    var idle: String? {
        let idle = judgement.idle
        guard !idle.isEmpty else { return nil }
        let these = idle.count == 1 ? "this one" : "these"
        return prose(
            "No mistake in the gallery makes \(these) fail: \(idle.map(\.name).joined(separator: ", ")).")
    }

    // MARK: Words

    private func prose(_ text: String) -> String { wrapped(text, indent: 2).joined(separator: "\n") }

    private func wrapped(_ text: String, indent: Int) -> [String] {
        TextWrapper(width: max(1, width - indent)).lines([InlineRun(text: text)])
            .map { String(repeating: " ", count: indent) + $0.styled(.plain) }
    }

    private func count(_ number: Int, _ noun: String) -> String {
        "\(number) \(noun)\(number == 1 ? "" : "s")"
    }
}
