/// Where a command stands in the help, from the top down.
package enum CommandGroup: CaseIterable, Sendable {
    /// `./kata` alone, above all headings.
    case overview
    /// The five that a learner types every day.
    case everyDay
    /// What they are worth.
    case tests
    /// What helps when the next line of code does not come.
    case stuck
    /// What was written so far: back to it, over again, looked at.
    case work
    /// Other people's work: a workshop's, a course's.
    case classroom
    case workspace

    /// Whether a learner needs it from the first step on.
    var isDaily: Bool { [.overview, .everyDay, .tests, .stuck].contains(self) }

    /// nil where a group needs none.
    var heading: String? {
        switch self {
        case .overview: nil
        case .everyDay: "Every day"
        case .tests: "Your tests"
        case .stuck: "When you are stuck"
        case .work: "Your work"
        case .classroom: "A class"
        case .workspace: "The workspace"
        }
    }
}
