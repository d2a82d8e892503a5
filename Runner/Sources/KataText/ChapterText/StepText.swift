/// One step as its chapter tells it.
package struct StepText: Sendable, Equatable {
    package let number: Int
    package let title: String
    /// The time that the step takes a learner who meets it for the first time.
    package let minutes: Int
    /// True where the learner writes the step's test.
    package let isOwn: Bool
    /// True where the learner has to find out from the lead what is promised: the promises are shown once the step is
    /// green.
    package let isFolded: Bool
    /// The files in which the learner writes the code, the one that Green changes first before the others; empty where
    /// the step asks for none.
    package let codeFiles: [CodeFile]
    /// The files that only its Refactor changes.
    package let tidiedFiles: [CodeFile]
    /// The heading's line in the file, counted from 1.
    package let line: Int
    /// The Markdown between the heading and the first part, the minutes aside.
    package let lead: String
    /// The promises that the step makes; empty in a step without new behaviour, and in a chapter that states none.
    package let promises: [Promise]
    /// The Markdown of Promises: the promises, what is left open, and the names that a test may use. May be empty.
    package let owed: String
    /// Red and Green, a test at a time: the first test's, and those of later ones that have words of their own.
    package let turns: [Turn]
    package let refactor: String

    /// The text of one test, or of the rest of a step's tests.
    package struct Turn: Sendable, Equatable {
        /// The test's name, or "The rest"; nil for the first.
        package let title: String?
        /// The line of its Red's heading in the file, counted from 1.
        package let line: Int
        package let red: String
        /// The hints' Markdown, from a nudge to nearly the answer. The first turn has at least one.
        package let hints: [String]
        /// Empty where the rest has none.
        package let green: String

        package static let rest = "The rest"

        /// "Red", or "Red · everyLineCounts"
        package var heading: String { Part.red.rawValue + (title.map { " · \($0)" } ?? "") }
    }

    /// What all turns say of one part, the first before the others.
    package var red: String { joined { $0.red } }
    package var green: String { joined { $0.green } }
    package var hints: [String] { turns.flatMap(\.hints) }

    private func joined(_ part: (Turn) -> String) -> String {
        turns.map(part).filter { !$0.isEmpty }.joined(separator: "\n\n")
    }

    /// The words behind the minutes: whose the test is, and whether the promises are folded.
    package var share: String {
        guard isOwn else { return "" }
        return isFolded ? ", the test is yours, and the promises are folded" : ", and the test is yours"
    }

    /// The names that a test may use, as Promises has them.
    package var names: String {
        FencedLines(owed).blocks.filter { Fence.Kind(info: $0.info) == .names }.map { block in
            "```\(block.info)\n\(block.body.joined(separator: "\n"))\n```"
        }.joined(separator: "\n\n")
    }

    /// The Markdown in the place of the promises as long as they are folded.
    package var folded: String {
        "The promises are folded until the step is green: what they say follows from the words above and these names.\n\n\(names)"
    }

    /// The text of a part that its author has left empty so far.
    package static let unwritten = "To be written."

    /// The parts that have something for whoever is green: a Green that says more than the code, and a Refactor, unless it
    /// begins with "Nothing".
    ///
    /// - Parameters:
    ///   - turn: the text of the tests that are the newest; nil where they have no words of their own.
    ///   - isEnd: whether all tests of the step are on.
    package func partsAfterGreen(of turn: Turn?, isEnd: Bool) -> [Part] {
        // A test's Green answers what its Red has asked, wherever it does.
        let goesOn = turn.map { turns.count == 1 && isEnd ? $0.saysMoreThanCode : !$0.green.isEmpty } ?? false
        let tidies =
            isEnd && !refactor.isEmpty && refactor != Self.unwritten && !refactor.hasPrefix("Nothing")
        let parts: [(Part, Bool)] = [(.green, goesOn), (.refactor, tidies)]
        return parts.filter(\.1).map(\.0)
    }

    /// The parts of a step, in the order in which they stand. Red, Hints and Green may come again, for a later test.
    package enum Part: String, CaseIterable, Codable, Comparable, Sendable {
        /// Not in a step without new behaviour.
        case promises = "Promises"
        case red = "Red"
        case hints = "Hints"
        case green = "Green"
        /// Not in a step that leaves nothing to tidy.
        case refactor = "Refactor"

        package var isOptional: Bool { [.promises, .refactor].contains(self) }

        package static func < (left: Part, right: Part) -> Bool {
            allCases.prefix { $0 != right }.contains(left)
        }
    }
}

extension StepText.Turn {
    /// Red without the check's output, for whoever has just seen that.
    package var redWithoutOutput: String { ChapterText.leavingOut(.outputRed, of: red) }

    /// True where something stands in Green behind its last output, or else behind its last code.
    fileprivate var saysMoreThanCode: Bool {
        let text = FencedLines(green)
        let end = text.blocks.last { Fence.Kind(info: $0.info) == .outputGreen } ?? text.blocks.last
        let rest = text.lines[(end?.closing ?? text.lines.endIndex)...]
        return rest.contains { !$0.isFenced && !$0.text.trimmed.isEmpty }
    }

    /// "Green", or "Green · everyLineCounts"
    package var greenHeading: String { StepText.Part.green.rawValue + (title.map { " · \($0)" } ?? "") }

    /// The number of the turn in the step's tests; nil where they have no such test.
    package func number(in order: TestOrder?) -> Int? {
        guard let title else { return 1 }
        if title == Self.rest { return order?.turns }
        return order?.tests.first { $0.name == title }?.turn
    }
}

extension StepText {
    /// The turns that a learner has come to.
    ///
    /// - Parameters:
    ///   - test: the newest test that is on; nil where all are.
    ///   - order: of the step's tests.
    package func turns(upTo test: Int?, in order: TestOrder?) -> [Turn] {
        guard let test else { return turns }
        return turns.filter { turn in turn.number(in: order).map { $0 <= test } ?? false }
    }

    /// The text of the newest test; nil where it has no words of its own.
    package func turn(at test: Int?, in order: TestOrder?) -> Turn? {
        let number = test ?? order?.turns ?? 1
        return turns.last { $0.number(in: order) == number }
    }
}
