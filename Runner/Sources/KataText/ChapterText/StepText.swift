/// What a chapter says about one step.
package struct StepText: Sendable, Equatable {
    package let number: Int
    package let title: String
    /// How long the step takes a learner who meets it for the first time.
    package let minutes: Int
    /// Whether the learner writes the step's test.
    package let isOwn: Bool
    /// The heading's line in the file, counted from 1.
    package let line: Int
    /// The Markdown between the heading and the first part, the minutes aside.
    package let lead: String
    /// What the step owes; empty in a step without new behaviour, and in a chapter that states none.
    package let promises: [Promise]
    /// The Markdown of Promises: the promises, what is left open, and the names that a test may use. May be empty.
    package let owed: String
    package let red: String
    package let green: String
    package let refactor: String
    /// The hints' Markdown, from a nudge to nearly the answer. There is at least one.
    package let hints: [String]

    /// The parts of a step, in the order in which they stand.
    package enum Part: String, CaseIterable, Comparable, Sendable {
        /// A chapter need not have it.
        case promises = "Promises"
        case red = "Red"
        case green = "Green"
        case refactor = "Refactor"
        case hints = "Hints"

        package static func < (left: Part, right: Part) -> Bool {
            allCases.prefix { $0 != right }.contains(left)
        }
    }
}
