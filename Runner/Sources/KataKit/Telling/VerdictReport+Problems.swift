import KataBase
import KataText
import KataWork

/// The part of a report that tells the single problems.
extension VerdictReport {
    /// A problem; of a parametrised test, its rows that fail at the same place.
    package struct Finding {
        let first: Check.Problem
        var rows: [Check.Problem]

        /// The problems in their order, the rows of one test at one place as one.
        ///
        /// - Parameter isShort: whether a problem's words fit into a row.
        static func folding(_ problems: [Check.Problem], isShort: (Check.Problem) -> Bool) -> [Self] {
            var findings: [Self] = []
            for problem in problems {
                let index = findings.firstIndex { $0.isOfOneTest(with: problem) && isShort($0.first) }
                if let index, isShort(problem) {
                    findings[index].rows.append(problem)
                } else {
                    findings.append(Self(first: problem, rows: [problem]))
                }
            }
            return findings
        }

        private func isOfOneTest(with other: Check.Problem) -> Bool {
            first.test != nil && first.arguments != nil && other.arguments != nil && first.test == other.test
                && first.place == other.place
        }
    }

    private static let rowLimit = 8

    /// - Parameter mark: what stands before it, where it is not wrong; a red cross unless given.
    func text(of finding: Finding, after others: ArraySlice<Finding>, mark: String? = nil) -> String {
        let problem = finding.first
        var lines: [String] = []
        let mark = mark ?? style.red("✗")
        if let test = problem.test {
            lines.append("  \(mark) \(test.printable)\(role(of: problem))")
            if finding.rows.count > 1 {
                lines += rows(of: finding)
            } else {
                if let arguments = problem.arguments { lines.append("      with \(arguments.printable)") }
                let words = words(of: problem)
                lines += words.prefix(isTold(words, of: problem, in: others) ? 1 : words.count).map(indented)
            }
        } else {
            let words = words(of: problem)
            lines += ["  \(mark) \(words[0])"] + words.dropFirst().map(indented)
        }
        if let place = place(of: problem) { lines += PathLine(width: width).lines("      at \(place)") }
        lines += excerpt(of: problem)
        for note in problem.notes {
            lines.append("      note: \(note.message.printable)")
            if let place = note.place { lines.append("        at \(place.printable)") }
        }
        if showsAll {
            lines += problem.otherPlaces.map { "      at \($0.printable)" }
        } else if !problem.otherPlaces.isEmpty {
            lines.append("      … and \(count(problem.otherPlaces.count, "more place")) like it")
        }
        if showsAll {
            lines += problem.consequences.flatMap { note in
                ["      follows: \(note.message.printable)"]
                    + (note.place.map { ["        at \($0.printable)"] } ?? [])
            }
        } else if !problem.consequences.isEmpty {
            let errors = count(problem.consequences.count, "more error")
            lines.append("      … and \(errors) because of what is missing")
        }
        return lines.joined(separator: "\n")
    }

    /// The sentence about problems and rows that are left out, and the command that shows them; nil where
    /// there are none.
    func rest(of findings: [Finding], shown: ArraySlice<Finding>) -> String? {
        let problems = findings.count - shown.count
        let rows = shown.map { $0.rows.count - self.shown(of: $0.rows).count }.reduce(0, +)
        let left = [
            problems > 0 ? count(problems, "more problem") : nil, rows > 0 ? count(rows, "more row") : nil,
        ]
        .compactMap(\.self)
        guard !left.isEmpty else { return nil }
        return "  … and \(left.joined(separator: " and ")): ./kata check --all shows "
            + (problems + rows == 1 ? "it." : "them.")
    }

    /// The line that says that a single one is left out would take as much room.
    private func shown(of rows: [Check.Problem]) -> ArraySlice<Check.Problem> {
        rows.count == Self.rowLimit + 1 ? rows[...] : rows.prefix(limit(Self.rowLimit))
    }

    /// A line a row; what all of them say besides comes once, below them.
    private func rows(of finding: Finding) -> [String] {
        let rests = finding.rows.map { Array(words(of: $0).dropFirst()) }
        let isShared = rests.allSatisfy { $0 == rests[0] }
        let shown = shown(of: finding.rows)
        var lines: [String] = []
        for (row, rest) in zip(shown, rests) {
            lines.append("      with \((row.arguments ?? "").printable): \(words(of: row)[0])")
            if !isShared { lines += rest.map { "  " + indented($0) } }
        }
        let left = finding.rows.count - shown.count
        if left > 0 { lines.append("      … and \(count(left, "more row"))") }
        return lines + (isShared ? rests[0].map(indented) : [])
    }

    /// True where a long message is mostly the story of an earlier one, at the same line of the tests.
    private func isTold(
        _ words: [String], of problem: Check.Problem, in others: ArraySlice<Finding>
    ) -> Bool {
        !showsAll && words.count > Self.wordLimit && Comparison(parsing: problem.message) == nil
            && others.contains { $0.first.file == problem.file && $0.first.line == problem.line }
    }

    private func indented(_ line: String) -> String {
        // What a diff shows has its columns.
        guard let first = line.first, !line.allSatisfy(\.isWhitespace), !" +-".contains(first) else {
            return line.allSatisfy(\.isWhitespace) ? "" : "      " + line
        }
        return PathLine(width: width).lines("      " + line).joined(separator: "\n")
    }

    func words(of problem: Check.Problem) -> [String] {
        // A sentence says both values, so how they differ need not be told.
        let isSentence = Comparison(parsing: problem.message) != nil
        let details = problem.details.filter {
            !isSentence || !$0.hasPrefix("inserted [") && !$0.hasPrefix("removed [")
        }
        return ([Explanation.words(for: problem.message)] + details).flatMap {
            $0.shownLines(isWhole: showsAll)
        }
    }

    /// The words that say whether the test is new, was green before or is the learner's own.
    private func role(of problem: Check.Problem) -> String {
        guard let file = problem.blamedFile else { return "" }
        if FileRole.isLearners(file) { return style.dim(" — your own test") }
        switch FileRole(path: file) {
        case .step(let number) where number < verdict.step: return style.dim(" — a test of step \(number)")
        case .step where problem.isOlder: return style.dim(" — passed before, in this step")
        case .step: return style.dim(" — new in this step")
        case .ownTests, .other: return ""
        }
    }

    private func place(of problem: Check.Problem) -> String? {
        guard let file = problem.file, let place = problem.place else { return nil }
        return style.hyperlink(place.printable, url: workspace.root.appending(path: file).absoluteString)
    }

    /// The line that waited in vain, or the one that the compiler complains about, with a caret below the column.
    private func excerpt(of problem: Check.Problem) -> [String] {
        guard let line = problem.excerpt else { return [] }
        let indent = line.prefix { $0 == " " || $0 == "\t" }.count
        let code = "        " + line.dropFirst(indent).printable
        guard problem.test == nil, let column = problem.column, column - 1 >= indent else { return [code] }
        return [code, String(repeating: " ", count: 8 + column - 1 - indent) + style.red("^")]
    }
}

extension String {
    /// The text's lines as they may be sent to a terminal; of a text without end those at its beginning and at its end.
    func shownLines(isWhole: Bool = false) -> [String] {
        let lines = split(omittingEmptySubsequences: false, whereSeparator: \.isNewline)
        let (first, last) = (40, 10)
        let left = lines.count - first - last
        guard left > 1, !isWhole else { return lines.map(\.printable) }
        return lines.prefix(first).map(\.printable) + ["… \(left) more lines …"]
            + lines.suffix(last).map(\.printable)
    }
}
