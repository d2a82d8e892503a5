/// What a chapter says about one step.
struct StepText: Sendable, Equatable {
    let number: Int
    let title: String
    /// How long the step takes somebody who meets it for the first time.
    let minutes: Int
    /// The heading's line in the file, counted from 1.
    let line: Int
    /// The Markdown between the heading and Red, the minutes aside.
    let lead: String
    let red: String
    let green: String
    let refactor: String
    /// The hints' Markdown, from a nudge to nearly the answer. There is at least one.
    let hints: [String]

    /// The four parts of a step, in the order in which they stand.
    enum Part: String, CaseIterable, Comparable, Sendable {
        case red = "Red"
        case green = "Green"
        case refactor = "Refactor"
        case hints = "Hints"

        static func < (left: Part, right: Part) -> Bool {
            allCases.prefix { $0 != right }.contains(left)
        }
    }
}
