import KataText

/// What is known of a chapter's work before anything of it runs. It is the same whosever tests are run on it.
package struct Reading: Equatable, Sendable {
    /// The step's, nothing where the text has no such step.
    package let title: String
    /// How many steps the chapter has.
    let steps: Int
    /// The step's text.
    var text: StepText?
    /// How a command names the chapter: " 3", or nothing where it is the one last worked on.
    var argument = ""
    /// Whether it was green at this step before.
    var wasGreen = false
    /// Whether the step is done once more, and the work of before waits in the history.
    var isOnceMore = false
    /// Starter tests that are not as the chapter ships them, relative to the workspace.
    package var differingTests: [String] = []
    /// Those, by their paths, as git has them.
    var shippedTests: [String: String] = [:]
    /// Whether git brings them back as the chapter ships them, and nobody's work is undone by that: nobody is writing the
    /// chapter.
    var areTestsInGit = true
    /// The learner's test file where it has tests that only `swift test` runs, relative to the workspace.
    var xctests: String?
    /// A call of XCTest's in the learner's tests that checks nothing, with its place.
    var unheardCheck: String?
    /// What an older step's text has shown of what the code prints, line by line.
    var expectedPrints: Set<String> = []

    /// The step, where its promises are not to be named.
    package var folded: Set<Int> { text.map { $0.isFolded ? [$0.number] : [] } ?? [] }

    /// What of the step's text is for whoever is green.
    var partsAfterGreen: [StepText.Part] { text?.partsAfterGreen ?? [] }
}

extension Reading {
    package init(of text: StepText?, steps: Int, expectedPrints: Set<String> = []) {
        self.init(title: text?.title ?? "", steps: steps, text: text, expectedPrints: expectedPrints)
    }
}
