import KataText

/// The facts about a chapter's work before anything of it runs. They are the same whosever tests are run on
/// it.
package struct Reading: Equatable, Sendable {
    /// The step's, nothing where the text has no such step.
    package let title: String
    /// The number of steps that the chapter has.
    let steps: Int
    /// The step's text.
    var text: StepText?
    /// The chapter in a command: " 3", or nothing where it is the one last worked on.
    var argument = ""
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
    var areTestsInGit = true
    /// The learner's test file where it has tests that only `swift test` runs, relative to the workspace.
    var xctests: String?
    /// A call of XCTest's in the learner's tests that checks nothing, with its place.
    var unheardCheck: String?
    /// The lines that the code prints and an older step's text has shown.
    var expectedPrints: Set<String> = []

    /// The step, where its promises are not to be named.
    package var folded: Set<Int> { text.map { $0.isFolded ? [$0.number] : [] } ?? [] }

    /// The parts of the step's text that are for whoever is green.
    var partsAfterGreen: [StepText.Part] { text?.partsAfterGreen ?? [] }
}

extension Reading {
    package init(of text: StepText?, steps: Int, expectedPrints: Set<String> = []) {
        self.init(title: text?.title ?? "", steps: steps, text: text, expectedPrints: expectedPrints)
    }
}
