/// What a chapter says about one step.
struct StepText: Sendable, Equatable {
    let number: Int
    let title: String
    /// How long the step takes somebody who meets it for the first time.
    let minutes: Int
    /// Whether the learner writes the step's test.
    let isOwn: Bool
    /// The heading's line in the file, counted from 1.
    let line: Int
    /// The Markdown between the heading and the first part, the minutes aside.
    let lead: String
    /// What the step owes; empty in a step without new behaviour, and in a chapter that states none.
    let promises: [Promise]
    /// The Markdown of Promises: the promises, what is left open, and the names that a test may use. May be empty.
    let owed: String
    let red: String
    let green: String
    let refactor: String
    /// The hints' Markdown, from a nudge to nearly the answer. There is at least one.
    let hints: [String]

    /// The parts of a step, in the order in which they stand.
    enum Part: String, CaseIterable, Comparable, Sendable {
        /// A chapter need not have it.
        case promises = "Promises"
        case red = "Red"
        case green = "Green"
        case refactor = "Refactor"
        case hints = "Hints"

        static func < (left: Part, right: Part) -> Bool {
            allCases.prefix { $0 != right }.contains(left)
        }
    }
}
