import KataBase
import KataKit
import KataWork

/// The rows of a grading as the teacher reads them: by chapter, and in each those first who are stuck.
///
/// The same rows give the same report, whatever their order.
struct GradeReport: Sendable {
    /// In the order of the chapters' names, and in each of the copies', in any case.
    let rows: [GradeRow]
    let sections: [GradeSection]

    /// - Parameter titles: how the chapters are called, by their names; one that has none is called by its name.
    init(rows: [GradeRow], titles: [String: String] = [:]) {
        let rows = rows.naming()
        self.rows = rows.inOrder { [$0.chapter, $0.copy.lowercased()] }
        sections = Dictionary(grouping: rows, by: \.chapter).sorted { $0.key < $1.key }
            .map { GradeSection(title: titles[$0.key] ?? $0.key, rows: $0.value) }
    }

    static let nothing = "There is no copy to report on."
}

/// The copies of one chapter.
struct GradeSection: Sendable {
    let title: String
    /// Those that could not be graded first, then those that are least far.
    let rows: [GradeRow]
    /// The number of steps that the chapter has.
    let steps: Int

    init(title: String, rows: [GradeRow]) {
        self.title = title
        self.rows = rows.inOrder { row in
            let left = row.own?.unguarded.count ?? 0
            return [
                row.green.map { sortable($0 + 1) } ?? "", row.isFinished ? "1" : "0",
                sortable(9_999 - min(left, 9_999)),
                row.copy.lowercased(),
            ]
        }
        steps = rows.map(\.steps).max() ?? 0
    }

    /// The rows of people who handed in something.
    private var copies: [GradeRow] { rows.filter { !$0.isAbsent } }

    /// The number of copies, by how far they are; and of those that are not there.
    var tally: String {
        let finished = rows.count(where: \.isFinished)
        let ungraded = copies.count { $0.green == nil }
        let absent = rows.count - copies.count
        let red = rows.count { $0.red != nil }
        let untested = rows.count { $0.isGreen && !$0.isFinished && $0.isUnjudged != true }
        let unjudged = rows.count { $0.isGreen && $0.isUnjudged == true }
        let parts = [
            finished > 0 ? "\(finished) finished" : nil,
            untested > 0 ? "\(untested) green without all of their own tests" : nil,
            unjudged > 0 ? "\(unjudged) green, own tests not judged" : nil, red > 0 ? "\(red) red" : nil,
            ungraded > 0 ? "\(ungraded) could not be graded" : nil,
        ].compactMap(\.self)
        let number = copies.count == 1 ? "1 copy" : "\(copies.count) copies"
        return number + (parts.isEmpty ? "." : ": \(parts.joined(separator: ", ")).")
            + (absent > 0 ? " \(absent == 1 ? "1 person" : "\(absent) people") handed in nothing." : "")
    }

    /// The step where most are; nil where as many are at another one.
    var crowded: String? {
        let reds = rows.compactMap(\.red)
        guard let (step, number) = reds.map(\.step).most(of: copies.count) else { return nil }
        let title = reds.filter { $0.step == step }.map(\.title.printable).min() ?? ""
        return "Most are at step \(step), “\(title)”: \(number) of \(copies.count)."
    }

    /// The promise that most own tests leave unguarded; nil where as many leave another one, or no learner has any that
    /// counts.
    var unguarded: String? {
        let judged = rows.compactMap(\.own).filter { !$0.sound.isEmpty }
        guard let (promise, number) = judged.flatMap({ Set($0.unguarded) }).most(of: judged.count) else {
            return nil
        }
        return "Most own tests leave “\(promise.printable)” unguarded: \(number) of \(judged.count)."
    }
}

extension GradeRow {
    /// The name of our solution in the list of copies with the same code.
    static let ours = "our solution"

    /// True where nothing was handed in under this name.
    var isAbsent: Bool { absence == .nothingHandedIn }

    /// True where the code passes every test.
    var isGreen: Bool { green == steps }

    /// True where it is green, and the learner's own tests catch a mistake of each step whose test is theirs: what `next` calls
    /// done.
    var isFinished: Bool { isGreen && isUnjudged != true && (untested ?? []).isEmpty }

    /// The step that stops it, and why: "step 5: a test fails".
    var obstacle: String? { red.map { "step \($0.step): \($0.reasonWords)" } }

    /// The lack of a green copy: "catches nothing of steps 4, 9".
    var lack: String? {
        guard isGreen, !isFinished else { return nil }
        if isUnjudged == true { return "own tests not judged" }
        let steps = untested ?? []
        return
            "catches nothing of \(steps.count == 1 ? "step" : "steps") \(steps.map(String.init).joined(separator: ", "))"
    }

    /// In a line: "ada: 8/8 GREEN".
    var line: String {
        guard let green else { return "\(copy.printable): \(ungraded)" }
        return "\(copy.printable): \(green)/\(steps) "
            + (obstacle.map { "RED \($0)" } ?? (["GREEN"] + [lack].compactMap(\.self)).joined(separator: " "))
    }

    /// The words in place of the steps, for a row that has none.
    var ungraded: String { isAbsent ? "nothing handed in" : "not graded" }

    /// The oddities of it, a sentence each.
    var remarks: [String] {
        let altered = alteredTests.map(\.printable).joined(separator: ", ")
        return [
            remark?.printable,
            alike.map {
                "Alike, but for blanks, comments and names, which is a hint and no proof: \($0.map(\.printable).joined(separator: ", "))"
            }, archive.map { "Graded was the archive in it: \($0.printable)" },
            alteredTests.isEmpty ? nil : "Not as shipped, so ours were used instead: \(altered)",
            leftOut.map {
                "Not looked at, since own tests are files called My….swift beside ours: \($0.map(\.printable).joined(separator: ", "))"
            },
        ].compactMap(\.self)
    }
}

extension GradeRow.Red {
    var reasonWords: String { Check.Reason(rawValue: reason)?.words ?? reason.printable }

    /// As an editor opens it.
    var place: String? {
        file.map { file in file.printable + (line.map { ":\($0)" } ?? "") }
    }
}

extension GradeRow.Own {
    /// True where there is something to talk about.
    var isWeak: Bool { !unguarded.isEmpty || !contradicting.isEmpty || !deciding.isEmpty }

    var words: String {
        let list = { (title: String, names: [String]) in
            names.isEmpty ? nil : "\(title): \(names.map(\.printable).joined(separator: ", "))"
        }
        return [
            "Own tests: \(caught) of \(count(mistakes, "mistake")) caught",
            list("not guarded", unguarded), list("against a promise", contradicting),
            list("set aside", deciding),
        ].compactMap(\.self).joined(separator: "; ") + "."
    }
}

extension GradeRow {
    /// The row as it was before it was held against the other copies.
    var alone: GradeRow {
        var row = self
        row.alike = alike?.contains(Self.ours) == true ? [Self.ours] : nil
        return row
    }
}

extension [GradeRow] {
    /// The same, each with the names of those that are alike.
    func naming() -> [GradeRow] {
        let alike = Dictionary(grouping: filter { $0.likeness != nil }) { [$0.chapter, $0.likeness ?? ""] }
        return map { row in
            var row = row
            let others = (alike[[row.chapter, row.likeness ?? ""]] ?? []).map(\.copy).filter {
                $0 != row.copy
            }
            let names = (row.alone.alike ?? []) + others.sorted()
            row.alike = names.isEmpty ? nil : names
            return row
        }
    }

    /// By some texts, and where all of them are the same by everything that is in the row.
    fileprivate func inOrder(by key: (GradeRow) -> [String]) -> [GradeRow] {
        let all = map { (row: $0, key: key($0), line: [UInt8](((try? JSONLine.encode($0)) ?? "").utf8)) }
        return all.sorted { a, b in
            a.key == b.key
                ? a.line.lexicographicallyPrecedes(b.line) : a.key.lexicographicallyPrecedes(b.key)
        }.map(\.row)
    }
}

/// As wide as any other, so that texts are in the order of their numbers.
private func sortable(_ number: Int) -> String {
    let digits = String(number)
    return String(repeating: "0", count: Swift.max(0, 6 - digits.count)) + digits
}
