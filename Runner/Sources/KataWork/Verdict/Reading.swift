import KataText

/// The facts about a chapter's work before anything of it runs. They are the same whosever tests are run on
/// it.
package struct Reading: Equatable, Sendable {
    /// The step's, nothing where the text has no such step.
    package let title: String
    /// The number of steps that the chapter has.
    package let steps: Int
    /// The step's text.
    package var text: StepText?
    /// The chapter in a command: " 3", or nothing where it is the one last worked on.
    package var argument = ""
    /// True where it was green at this step before.
    var wasGreen = false
    /// True where the step is done once more, and the work of before waits in the history.
    var isOnceMore = false
    /// Starter tests that are not as the chapter ships them, relative to the workspace.
    package var differingTests: [String] = []
    /// Those, by their paths, as git has them.
    var shippedTests: [String: String] = [:]
    /// True where git brings them back as the chapter ships them, and nobody's work is undone by that: nobody
    /// is writing the chapter.
    package var areTestsInGit = true
    /// The learner's test file where it has tests that only `swift test` runs, relative to the workspace.
    package var xctests: String?
    /// A call of XCTest's in the learner's tests that checks nothing, with its place.
    package var unheardCheck: String?
    /// The lines that the code prints and an older step's text has shown.
    package var expectedPrints: Set<String> = []

    /// The step, where its promises are not to be named.
    package var folded: Set<Int> { text.map { $0.isFolded ? [$0.number] : [] } ?? [] }

    /// The test that is the newest; nil where the step's come at once.
    package var turn: Turn?
    /// The number of turns of the step that were green before this check.
    var passed = 0

    package struct Turn: Equatable, Sendable {
        /// Counted from 1.
        package let number: Int
        package let count: Int
        /// What comes next; nil where all tests of the step are on.
        package let next: Move.Tests?
        /// True for several tests at the end, which need not be red.
        package let isRest: Bool
        /// The text's words on it; nil where it has none of its own.
        let text: StepText.Turn?

        /// - Returns: nil where the tests of the step come at once.
        package init?(at place: StepPlace, in order: TestOrder?, of text: StepText?) {
            guard let order, order.turns > 1 else { return nil }
            count = order.turns
            number = place.test ?? order.turns
            let following = number + 1
            next =
                number == count
                ? nil
                : Move.Tests(
                    number: following, count: count, names: order.tests(ofTurn: following).map(\.name),
                    isRest: order.hasRest && following == order.turns)
            isRest = number == count && order.hasRest
            self.text = text?.turn(at: number, in: order)
        }
    }

    /// True where all tests of the step are on.
    package var isStepEnd: Bool { turn?.next == nil }

    /// The parts of the text that are for whoever is green.
    var partsAfterGreen: [StepText.Part] {
        guard let text else { return [] }
        guard let turn else { return text.partsAfterGreen(of: text.turns[0], isEnd: true) }
        // Whoever has switched on a whole step has read no Green of it yet.
        let isUnread = turn.next == nil && passed == 0 && !wasGreen
        return text.partsAfterGreen(
            of: isUnread ? text.turns.last { !$0.green.isEmpty } : turn.text, isEnd: turn.next == nil)
    }
}

extension Reading {
    package init(of text: StepText?, steps: Int, expectedPrints: Set<String> = []) {
        self.init(title: text?.title ?? "", steps: steps, text: text, expectedPrints: expectedPrints)
    }
}
