import Foundation
import KataBase

/// The tests of a step in the order in which they are switched on: the first, then those in `#if STEP_2_2`, and so on.
///
/// A turn is what comes at once: one test, or, as the last turn, the rest. Where the file has no such conditions there is one.
package struct TestOrder: Equatable, Sendable {
    package struct Test: Equatable, Sendable {
        package let name: String
        /// From its attribute to its last brace, counted from 1.
        package let lines: ClosedRange<Int>
        package let turn: Int
    }

    /// As they stand in the file.
    package let tests: [Test]
    /// The number of turns.
    package let turns: Int
    /// True where what comes last need not be red: several tests, or one behind a line "// The rest".
    package let hasRest: Bool
    /// The lines of the conditions. All others are the first turn's.
    let conditions: [Condition]

    struct Condition: Equatable, Sendable {
        let turn: Int
        let lines: ClosedRange<Int>
    }

    /// - Parameter text: of a starter test.
    package init(_ text: String, step: Int) {
        conditions = Self.conditions(in: text.linesBetweenFeeds, step: step)
        turns = conditions.map(\.turn).max() ?? 1
        let tests = Self.tests(in: text, conditions)
        let (turns, lines) = (turns, text.linesBetweenFeeds)
        let isMarked = conditions.contains {
            $0.turn == turns && lines[safe: $0.lines.lowerBound - 2]?.trimmed == "// The rest"
        }
        hasRest = turns > 1 && (isMarked || tests.count { $0.turn == turns } > 1)
        self.tests = tests
    }

    private static func conditions(in lines: [String], step: Int) -> [Condition] {
        let prefix = "#if STEP_\(step)_"
        var found: [Condition] = []
        // The conditions that a line stands in, each with its line and, where it is one of a test, the turn.
        var open: [(line: Int, turn: Int?)] = []
        for (index, line) in lines.enumerated() {
            let words = line.trimmed
            if words.hasPrefix("#if ") {
                let digits = words.hasPrefix(prefix) ? words.dropFirst(prefix.count) : ""
                open.append((index + 1, Int(digits.prefix(while: \.isNumber))))
            } else if words.hasPrefix("#endif"), let (line, turn) = open.popLast(), let turn {
                found.append(Condition(turn: turn, lines: line...index + 1))
            }
        }
        return found
    }

    private static func tests(in text: String, _ conditions: [Condition]) -> [Test] {
        let swift = SwiftText(text)
        let ends = swift.bytes.indices.filter { swift.bytes[$0] == UInt8(ascii: "\n") }
        func line(of token: Int) -> Int { ends.count { $0 < swift.tokens[token].start } + 1 }
        var tests: [Test] = []
        var place = 0
        while place < swift.tokens.count {
            guard swift.sign(place) == "@", swift.word(place + 1) == "Test",
                let function = (place..<swift.tokens.count).first(where: { swift.word($0) == "func" }),
                let name = swift.word(function + 1), let brace = swift.brace(behind: function),
                let end = swift.counterpart(of: brace)
            else {
                place += 1
                continue
            }
            let lines = line(of: place)...line(of: end)
            tests.append(
                Test(
                    name: name.filter { $0 != "`" }, lines: lines,
                    turn: turn(of: lines.lowerBound, conditions)))
            place = end
        }
        return tests
    }

    private static func turn(of line: Int, _ conditions: [Condition]) -> Int {
        conditions.first { $0.lines.contains(line) }?.turn ?? 1
    }

    /// The turn that a line of the file belongs to, counted from 1.
    package func turn(ofLine line: Int) -> Int { Self.turn(of: line, conditions) }

    /// The tests that come in a turn.
    package func tests(ofTurn turn: Int) -> [Test] { tests.filter { $0.turn == turn } }

    /// The same place as Package.swift means it: where all tests are on there is no number.
    package func place(step: Int, test: Int?) -> StepPlace {
        StepPlace(step: step, test: test.flatMap { $0 < turns ? $0 : nil })
    }
}

extension TestOrder {
    /// - Returns: nil for a step whose tests are the learner's.
    /// - Throws: where the tests cannot be read.
    package static func of(
        step: Int, chapter: String, in workspace: Workspace
    ) throws(KataError) -> TestOrder? {
        try file(of: step, chapter: chapter, in: workspace).map { TestOrder($0.text, step: step) }
    }

    /// The starter test of a step.
    ///
    /// - Returns: nil for a step whose tests are the learner's.
    /// - Throws: where the tests cannot be read.
    package static func file(
        of step: Int, chapter: String, in workspace: Workspace
    ) throws(KataError) -> (file: URL, text: String)? {
        let folder = workspace.testsFolder(of: chapter)
        guard Files.exists(folder) else { return nil }
        let name = try Files.list(folder).first {
            !$0.contains("/") && !OwnTests.areIn($0) && FileRole(path: $0) == .step(step)
        }
        guard let name else { return nil }
        let file = folder.appending(path: name)
        return (file, try Files.text(file))
    }

    /// The place at which the first test of a step is on.
    ///
    /// - Throws: where the tests cannot be read.
    package static func beginning(
        of step: Int, chapter: String, in workspace: Workspace
    ) throws(KataError) -> StepPlace {
        try of(step: step, chapter: chapter, in: workspace)?.place(step: step, test: 1)
            ?? StepPlace(step: step)
    }
}
