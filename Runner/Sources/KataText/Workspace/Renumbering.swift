import Foundation
import KataBase

/// The new numbers of a chapter's steps between two versions of its text.
///
/// A step is the same as long as its title is. One whose title was changed is the same, too, where it stands between the
/// same neighbours.
package struct Renumbering: Equatable, Sendable {
    /// A step's heading in a chapter's text.
    package struct Heading: Codable, Equatable, Sendable {
        package let title: String
        /// True where the step's test is the learner's.
        package let isOwn: Bool

        package init(title: String, isOwn: Bool) {
            self.title = title
            self.isOwn = isOwn
        }

        /// The steps of a chapter's text, in their order; those before a heading that is out of order, whatever else is
        /// wrong with the text.
        package static func all(in text: String) -> [Heading] {
            let lines = FencedLines(text).lines.filter { !$0.isFenced && !$0.text.trimmed.isEmpty }.map(
                \.text)
            var headings: [Heading] = []
            for (line, next) in zip(lines, lines.dropFirst() + [""]) {
                guard let (number, title) = ChapterParser.numbered(line, after: "## Step ") else { continue }
                guard number == headings.count + 1 else { break }
                headings.append(Heading(title: title, isOwn: next.contains("the test is yours")))
            }
            return headings
        }
    }

    package let old: [Heading]
    private let new: [Heading]

    package init(from old: [Heading], to new: [Heading]) {
        (self.old, self.new) = (old, new)
    }

    /// True where each step has the number that it had.
    package var isNone: Bool { old.indices.allSatisfy { number(of: $0 + 1) == $0 + 1 } }

    /// The number that a step has now; nil where it is gone.
    package func number(of step: Int) -> Int? {
        guard let title = old[safe: step - 1]?.title else { return nil }
        if let index = new.firstIndex(where: { $0.title == title }) { return index + 1 }
        let place = place(of: step)
        guard let successor = new[safe: place - 1], !old.contains(where: { $0.title == successor.title })
        else {
            return nil
        }
        return place
    }

    /// The step at which somebody is now who was at another one: that step, or where it stood; 0 for who had not begun.
    package func place(of step: Int) -> Int {
        guard !new.isEmpty else { return step }
        var steps = 0
        for earlier in stride(from: step, to: 0, by: -1) {
            let index = old[safe: earlier - 1].flatMap { heading in
                new.firstIndex { $0.title == heading.title }
            }
            if let index { return min(index + 1 + steps, new.count) }
            steps += 1
        }
        return min(step, new.count)
    }

    /// The steps whose test is the learner's now and was ours, by their new numbers, of those before a step.
    ///
    /// - Parameter step: in the old numbers.
    package func handedOver(before step: Int) -> [Int] {
        old.prefix(max(step - 1, 0)).enumerated().compactMap { index, heading in
            guard !heading.isOwn, let number = number(of: index + 1), new[number - 1].isOwn else {
                return nil
            }
            return number
        }
    }

    /// The names that a learner's test files have now: `MyStep10.swift` follows its step.
    package func names(of files: some Sequence<String>) -> [String: String] {
        guard !isNone else { return Dictionary(uniqueKeysWithValues: files.map { ($0, $0) }) }
        var names: [String: String] = [:]
        var taken: Set<String> = []
        for file in files.sorted() {
            var name = file
            if let step = FileRole(path: file).step {
                name = number(of: step).map { "MyStep\($0).swift" } ?? "MyFormerStep\(step).swift"
            }
            while !taken.insert(name).inserted { name = "MyFormer" + name.dropFirst("My".count) }
            names[file] = name
        }
        return names
    }

    /// A learner's test file with the steps of its conditions as they are numbered now.
    package func renumbered(_ data: Data) -> Data {
        guard !isNone, let text = String(validating: data, as: UTF8.self), text.contains("STEP_") else {
            return data
        }
        let lines = text.linesBetweenFeeds.map { line in
            guard line.trimmed.hasPrefix("#if") || line.trimmed.hasPrefix("#elseif") else { return line }
            return line.replacing(/\bSTEP_([0-9]+)((?:_[0-9]+)?)\b/.inCode) { match in
                "STEP_\(Int(match.1).flatMap(number).map(String.init) ?? String(match.1))\(match.2)"
            }
        }
        return Data(lines.joined(separator: "\n").utf8)
    }

    /// The learner's files with the tests at the numbers that their steps have now; everything else as it is.
    package func carried(_ files: [String: Data]) -> [String: Data] {
        let tests = files.keys.filter { $0.hasPrefix("Tests/") && OwnTests.areIn($0) }
        let names = names(of: tests.map(\.lastComponent))
        var carried = files
        for path in tests { carried[path] = nil }
        for path in tests {
            let name = path.lastComponent
            carried[path.dropLast(name.count) + (names[name] ?? name)] = files[path].map(renumbered)
        }
        return carried
    }
}
