import Foundation

/// A verdict as a learner reads it: what failed, where, whether it is new or was green before, what comes next.
struct VerdictReport {
    let verdict: Verdict
    let workspace: Workspace
    let style: Style
    let width: Int
    /// False where the text has to be the same on every machine.
    let showsTimes: Bool
    /// Whether nothing is left out, however long it gets.
    var showsAll = false

    /// More would scroll the first one, which matters most, off the screen.
    private static let problemLimit = 4
    private static let outputLimit = 8
    /// A longer message, such as a snapshot's diff, is told in full once a line of the tests.
    private static let wordLimit = 4
    /// Of a message without end, the lines at its beginning and at its end.
    private static let (firstLines, lastLines) = (40, 10)

    func text(next: String) -> String {
        var parts = [headline]
        if let remark { parts.append(remark) }
        parts += verdict.problems.prefix(Self.problemLimit).indices.map(problem)
        if verdict.problems.count > Self.problemLimit {
            parts.append("  … and \(count(verdict.problems.count - Self.problemLimit, "more problem")).")
        }
        if let tally { parts.append(tally) }
        if !verdict.output.isEmpty { parts.append(printed) }
        if !verdict.differingTests.isEmpty { parts.append(difference) }
        if let xctests = verdict.xctests {
            parts.append(
                "  " + style.yellow("Not run") + ": the XCTest tests in \(xctests)\n"
                    + "  ./kata runs Swift Testing's tests; swift test runs both.")
        }
        parts.append(style.bold("Next:") + " " + next)
        return parts.joined(separator: "\n\n")
    }

    private var headline: String {
        let word = verdict.isGreen ? style.green(style.bold("GREEN")) : style.red(style.bold("RED"))
        return "\(word)  Step \(verdict.step) of \(verdict.steps) · \(verdict.title)"
    }

    private var remark: String? {
        switch verdict.reason {
        case nil: nil
        case .doesNotCompile where verdict.isRegression:
            "  A test of an earlier step no longer compiles."
        case .doesNotCompile:
            "  It does not compile yet. That is a red, too: the first error says what to write."
        case .assertion where verdict.isRegression:
            "  An older test broke: it passed before your last change."
        case .assertion: nil
        case .crash: "  The tests crashed before they were through."
        case .timeout where verdict.tests == nil: "  The build took too long and was stopped."
        case .timeout: "  The tests took too long and were stopped."
        }
    }

    private func problem(at index: Int) -> String {
        let problem = verdict.problems[index]
        var lines: [String] = []
        let mark = style.red("✗")
        if let test = problem.test {
            lines.append("  \(mark) \(test.printable)\(role(of: problem))")
            if let arguments = problem.arguments { lines.append("      with \(arguments.printable)") }
            let words = words(of: problem)
            let isLong = words.count > Self.wordLimit && repeatsPlace(at: index)
            lines += words.prefix(isLong ? 1 : words.count).map(indented)
        } else {
            lines.append("  \(mark) \(problem.message.printable)")
            lines += problem.details.map { "      \($0.printable)" }
        }
        if let place = place(of: problem) { lines.append("      at \(place)") }
        lines += excerpt(of: problem)
        for note in problem.notes {
            lines.append("      note: \(note.message.printable)")
            if let place = note.place { lines.append("        at \(place.printable)") }
        }
        if problem.repeats > 0 { lines.append("      … and \(count(problem.repeats, "more place")) like it") }
        return lines.joined(separator: "\n")
    }

    /// Whether an earlier problem is at the same line of the tests: another case, and mostly the same story.
    private func repeatsPlace(at index: Int) -> Bool {
        let problem = verdict.problems[index]
        return verdict.problems[..<index].contains { $0.file == problem.file && $0.line == problem.line }
    }

    private func indented(_ line: String) -> String {
        line.allSatisfy(\.isWhitespace) ? "" : "      " + line
    }

    private func words(of problem: Verdict.Problem) -> [String] {
        let message = Explanation.sentence(for: problem.message) ?? problem.message
        return ([message] + problem.details).flatMap(lines)
    }

    private func lines(_ text: String) -> [String] {
        let lines = text.split(omittingEmptySubsequences: false, whereSeparator: \.isNewline)
        let left = lines.count - Self.firstLines - Self.lastLines
        guard left > 1 else { return lines.map(\.printable) }
        return lines.prefix(Self.firstLines).map(\.printable) + ["… \(left) more lines …"]
            + lines.suffix(Self.lastLines).map(\.printable)
    }

    /// Whether the test is new, was green before or is the learner's own.
    private func role(of problem: Verdict.Problem) -> String {
        guard let file = problem.testFile ?? problem.file else { return "" }
        switch FileRole(path: file) {
        case .step(let number) where number < verdict.step: return style.dim(" — a test of step \(number)")
        case .step: return style.dim(" — new in this step")
        case .ownTests: return style.dim(" — your own test")
        case .other: return ""
        }
    }

    private func place(of problem: Verdict.Problem) -> String? {
        guard let file = problem.file else { return nil }
        let place = [file, problem.line.map(String.init), problem.column.map(String.init)]
            .compactMap(\.self).joined(separator: ":")
        return style.hyperlink(place.printable, url: workspace.root.appending(path: file).absoluteString)
    }

    /// The line that waited in vain, or the one that the compiler complains about, with a caret below the column.
    private func excerpt(of problem: Verdict.Problem) -> [String] {
        guard let line = problem.excerpt, let column = problem.column else { return [] }
        let indent = line.prefix { $0 == " " || $0 == "\t" }.count
        let code = "        " + line.dropFirst(indent).printable
        guard problem.test == nil, column - 1 >= indent else { return [code] }
        return [code, String(repeating: " ", count: 8 + column - 1 - indent) + style.red("^")]
    }

    private var tally: String? {
        guard let tests = verdict.tests else { return nil }
        let time = showsTimes ? String(format: " (%.2f s)", verdict.buildSeconds + verdict.runSeconds) : ""
        if verdict.isGreen {
            return "  \(count(tests.passed, "test")) pass\(tests.passed == 1 ? "es" : "")\(time)."
        }
        return "  \(tests.failed) of \(count(tests.failed + tests.passed, "test")) fail"
            + "\(tests.failed == 1 ? "s" : "")\(time)."
    }

    private var printed: String {
        let all = verdict.output.split(whereSeparator: \.isNewline)
        let rest = all.count - Self.outputLimit
        var lines = all.prefix(Self.outputLimit).map { "    " + $0.printable }
        if rest > 0 { lines.append("    … and \(count(rest, "more line"))") }
        return "  Printed while the tests ran:\n" + style.dim(lines.joined(separator: "\n"))
    }

    private var difference: String {
        "  " + style.yellow("These tests differ from the chapter's") + ": "
            + verdict.differingTests.joined(separator: ", ")
            + "\n  Bring them back with: git checkout -- " + verdict.differingTests.joined(separator: " ")
    }

    private func count(_ number: Int, _ noun: String) -> String {
        "\(number) \(noun)\(number == 1 ? "" : "s")"
    }
}
