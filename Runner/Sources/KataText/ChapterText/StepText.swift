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
    /// The heading's line in the file, counted from 1.
    package let line: Int
    /// The Markdown between the heading and the first part, the minutes aside.
    package let lead: String
    /// The promises that the step makes; empty in a step without new behaviour, and in a chapter that states none.
    package let promises: [Promise]
    /// The Markdown of Promises: the promises, what is left open, and the names that a test may use. May be empty.
    package let owed: String
    package let red: String
    package let green: String
    package let refactor: String
    /// The hints' Markdown, from a nudge to nearly the answer. There is at least one.
    package let hints: [String]

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

    /// The parts that have something for whoever is green: what stands behind Green's last output, or else behind its last
    /// code, and a Refactor, unless it begins with "Nothing".
    package var partsAfterGreen: [Part] {
        let text = FencedLines(green)
        let end = text.blocks.last { Fence.Kind(info: $0.info) == .outputGreen } ?? text.blocks.last
        let rest = text.lines[(end?.closing ?? text.lines.endIndex)...]
        let goesOn = rest.contains { !$0.isFenced && !$0.text.trimmed.isEmpty }
        let parts: [(Part, Bool)] = [
            (.green, goesOn),
            (.refactor, !refactor.isEmpty && refactor != Self.unwritten && !refactor.hasPrefix("Nothing")),
        ]
        return parts.filter(\.1).map(\.0)
    }

    /// Red without the check's output, for whoever has just seen that.
    package var redWithoutOutput: String {
        ChapterText.leavingOut(.outputRed, of: red)
    }

    /// The parts of a step, in the order in which they stand.
    package enum Part: String, CaseIterable, Codable, Comparable, Sendable {
        /// Not in a step without new behaviour.
        case promises = "Promises"
        case red = "Red"
        case green = "Green"
        /// Not in a step that leaves nothing to tidy.
        case refactor = "Refactor"
        case hints = "Hints"

        package var isOptional: Bool { [.promises, .refactor].contains(self) }

        package static func < (left: Part, right: Part) -> Bool {
            allCases.prefix { $0 != right }.contains(left)
        }
    }
}
