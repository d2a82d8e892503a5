/// The parts of the help, from the top down.
package enum CommandGroup: CaseIterable, Sendable {
    /// `./kata` alone, above all headings.
    case overview
    /// The five that a learner types every day.
    case everyDay
    /// The worth of the learner's tests.
    case tests
    /// Help for a learner who does not know the next line of code.
    case stuck
    /// The work so far: back to it, over again, looked at.
    case work
    /// Other people's work: a workshop's, a course's.
    case classroom
    case workspace

    /// True where a learner needs it from the first step on.
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
