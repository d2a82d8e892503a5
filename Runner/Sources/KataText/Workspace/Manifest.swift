import Foundation
import KataBase

/// The chapter lines of Package.swift: `Chapter("InvoiceEditor", step: 2, test: 1, of: 9),`.
///
/// The lines are the learner's progress. Only the numbers of a step and of a test are ever changed; every other byte of the
/// file stays as it is, whatever else the learner edited there.
package struct Manifest: Equatable, Sendable {
    /// One chapter line.
    package struct Line: Equatable, Sendable {
        package let name: String
        package let step: Int
        /// The newest test of the step that is on; nil where all are.
        package let test: Int?
        package let steps: Int
        /// The line's number in the file, counted from 1.
        package let number: Int
    }

    package let text: String
    package let lines: [Line]

    /// - Throws: where no chapter line can be read, one is beyond reading, a chapter stands
    ///   there twice, or a step is out of range.
    package init(parsing text: String) throws(KataError) {
        var lines: [Line] = []
        let pattern = Self.pattern()
        for (index, line) in text.linesBetweenFeeds.enumerated() {
            let content = line.drop { $0.isWhitespace }
            guard content.hasPrefix("Chapter(") else { continue }
            guard let match = content.wholeMatch(of: pattern),
                let step = Int(match.step), let steps = Int(match.steps), steps > 0
            else { throw .unreadableLine(index + 1, String(content)) }
            let name = String(match.name)
            guard (0...steps).contains(step) else {
                throw KataError(
                    "Package.swift:\(index + 1): step \(step) of \(name) does not exist.",
                    next: "Set it to a number from 0 to \(steps).")
            }
            let test = match.test.flatMap { Int($0) }
            guard test ?? 1 > 0 else {
                throw KataError(
                    "Package.swift:\(index + 1): test \(test ?? 0) of \(name) does not exist.",
                    next: "Count from 1, or take 'test:' out: then all tests of the step are on.")
            }
            guard !lines.contains(where: { $0.name == name }) else {
                throw KataError(
                    "Package.swift:\(index + 1): \(name) is listed a second time.",
                    next: "Delete one of the two lines.")
            }
            lines.append(Line(name: name, step: step, test: test, steps: steps, number: index + 1))
        }
        guard !lines.isEmpty else {
            throw KataError(
                "Package.swift holds no chapter line.",
                next: "Bring the file back with: git checkout Package.swift")
        }
        self.text = text
        self.lines = lines
    }

    /// The same file with another place for one chapter.
    package func setting(_ place: StepPlace, of chapter: String) throws(KataError) -> Manifest {
        guard let line = lines.first(where: { $0.name == chapter }) else {
            throw .noLine(for: chapter)
        }
        var rows = text.linesBetweenFeeds
        let row = rows[line.number - 1]
        guard let match = row.firstMatch(of: /step:(\s*)-?[0-9]+(\s*,\s*test:\s*-?[0-9]+)?/) else {
            throw .unreadableLine(line.number, row)
        }
        let test = place.test.map { ", test: \($0)" } ?? ""
        rows[line.number - 1].replaceSubrange(match.range, with: "step:\(match.1)\(place.step)\(test)")
        return try Manifest(parsing: rows.joined(separator: "\n"))
    }

    /// The same at a whole step.
    package func settingStep(_ step: Int, of chapter: String) throws(KataError) -> Manifest {
        try setting(StepPlace(step: step), of: chapter)
    }

    /// The same file with a line for another chapter, below the last one's.
    package func adding(_ chapter: String, steps: Int) throws(KataError) -> Manifest {
        var rows = text.linesBetweenFeeds
        let last = lines.map(\.number).max() ?? 0
        let indentation = rows[last - 1].prefix { $0.isWhitespace }
        // The last of a list may stand without its comma.
        if let end = rows[last - 1].range(of: #"\)(?=\s*(//.*)?$)"#, options: .regularExpression) {
            rows[last - 1].replaceSubrange(end, with: "),")
        }
        let ending = rows[last - 1].hasSuffix("\r") ? "\r" : ""
        rows.insert("\(indentation)Chapter(\"\(chapter)\", step: 0, of: \(steps)),\(ending)", at: last)
        return try Manifest(parsing: rows.joined(separator: "\n"))
    }

    private static func pattern()
        -> Regex<(Substring, name: Substring, step: Substring, test: Substring?, steps: Substring)>
    {
        /Chapter\(\s*"(?<name>[A-Za-z][A-Za-z0-9]*)"\s*,\s*step:\s*(?<step>-?[0-9]+)\s*(?:,\s*test:\s*(?<test>-?[0-9]+)\s*)?,\s*of:\s*(?<steps>[0-9]+)\s*\)\s*,?\s*(?:\/\/.*)?\s*/
    }
}

extension Manifest.Line {
    /// The place that it means: a number above those of the step's tests means that all are on.
    ///
    /// - Throws: where the step's tests cannot be read.
    package func place(in workspace: Workspace) throws(KataError) -> StepPlace {
        guard test != nil, let order = try TestOrder.of(step: step, chapter: name, in: workspace) else {
            return StepPlace(step: step)
        }
        return order.place(step: step, test: test)
    }
}

extension KataError {
    fileprivate static func unreadableLine(_ number: Int, _ text: String) -> KataError {
        KataError(
            "Package.swift:\(number): '\(text)' cannot be read as a chapter.",
            next: "It should look like: Chapter(\"Parking\", step: 0, of: 4),")
    }

    static func noLine(for chapter: String) -> KataError {
        KataError(
            "Package.swift has no line for \(chapter).",
            next: "Bring the file back with: git checkout Package.swift")
    }
}
