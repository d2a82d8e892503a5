import KataText

/// The rows of a grading as JUnit's XML, a suite a copy and a case a step.
///
/// It is valid by both schemas that are in use, Windy Road's JUnit.xsd and the Jenkins plugin's junit-10.xsd; what only
/// one of them asks for is there, too. A row does not know when and where it was made, and the same rows have to make the
/// same file, so date and host are made up.
struct GradeJUnit: Sendable {
    let rows: [GradeRow]

    var text: String {
        let suites = rows.enumerated().map { suite($1, number: $0) + "\n" }.joined()
        return "<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n"
            + HTML.element("testsuites", "\n" + suites) + "\n"
    }

    private func suite(_ row: GradeRow, number: Int) -> String {
        let cases =
            row.green.map { green in (1...row.steps).map { step($0, of: row, green: green) } }
            ?? [ungraded(row)]
        let reds = row.red == nil ? 0 : 1
        let skipped = row.green.map { max(0, row.steps - $0 - reds) } ?? 0
        let failures = reds + (row.untested?.count ?? 0)
        let content =
            [properties(of: row)] + cases + ["<system-out></system-out>", "<system-err></system-err>"]
        return HTML.element(
            "testsuite",
            [
                "name": row.copy.asToken, "package": row.chapter.asToken, "id": "\(number)",
                "tests": "\(cases.count)", "failures": "\(row.green == nil ? 0 : failures)",
                "errors": row.green == nil ? "1" : "0", "skipped": "\(skipped)",
                "time": row.seconds.rounded2, "timestamp": "1970-01-01T00:00:00", "hostname": "localhost",
            ], "\n" + content.joined(separator: "\n") + "\n")
    }

    private func step(_ number: Int, of row: GradeRow, green: Int) -> String {
        var content = ""
        if let red = row.red, red.step == number {
            let whole = [
                "Step \(number): \(red.title)", red.test, red.place, red.message,
            ].compactMap(\.self).joined(separator: "\n")
            content = HTML.element(
                "failure",
                ["type": red.reason.asToken, "message": red.message.printable.cut(to: Self.limit)],
                HTML.escaped(whole.cut(to: Self.limit)))
        } else if row.untested?.contains(number) ?? false {
            content = HTML.element(
                "failure",
                ["type": "noOwnTest", "message": "No test of the learner's catches a mistake of the step."],
                "")
        } else if number > green {
            content = "<skipped></skipped>"
        }
        return self.case("Step \(number)", of: row, content)
    }

    /// In characters: a server shows a text of this length, and keeps the file small.
    private static let limit = 8_000

    private func ungraded(_ row: GradeRow) -> String {
        let remark = row.remark ?? "It could not be graded."
        return self.case(
            "All steps", of: row,
            HTML.element(
                "error",
                ["type": row.isAbsent ? "nothingHandedIn" : "notGraded", "message": remark.printable],
                HTML.escaped(remark)))
    }

    private func `case`(_ name: String, of row: GradeRow, _ content: String) -> String {
        HTML.element("testcase", ["name": name, "classname": row.chapter.asToken, "time": "0"], content)
    }

    /// The facts that are no step: the commit, the own tests, the oddities.
    private func properties(of row: GradeRow) -> String {
        var all: [(name: String, value: String?)] = [
            ("commit", row.commit), ("archive", row.archive), ("remark", row.remark),
            ("alike", row.alike?.joined(separator: ", ")),
            ("altered tests", row.alteredTests.isEmpty ? nil : row.alteredTests.joined(separator: ", ")),
        ]
        if let countercheck = row.countercheck {
            all += [
                ("wrong expectations", "\(countercheck.expectations)"),
                ("wrong expectations met", "\(countercheck.met)"),
            ]
        }
        if let own = row.own {
            all += [
                ("own tests: sound", own.sound.joined(separator: ", ")),
                ("own tests: contradicting", own.contradicting.joined(separator: ", ")),
                ("own tests: deciding", own.deciding.joined(separator: ", ")),
                ("own tests: caught", "\(own.caught)"), ("own tests: mistakes", "\(own.mistakes)"),
                ("own tests: unguarded", own.unguarded.joined(separator: ", ")),
            ]
        }
        let list = all.compactMap { name, value in
            value.map { HTML.element("property", ["name": name, "value": $0.printable], "") + "\n" }
        }
        return HTML.element("properties", "\n" + list.joined())
    }
}

extension String {
    /// A name as a schema wants it, where blanks alone are none.
    fileprivate var asToken: String { trimmed.isEmpty ? "␠" : printable }
}
