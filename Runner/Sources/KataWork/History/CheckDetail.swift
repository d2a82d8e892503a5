import Foundation

/// Further details of a check, for whoever looks after a class.
///
/// A check that an older runner made says nothing of it.
package struct CheckDetail: Equatable, Sendable {
    /// The number of hints of the step that had been shown.
    package var hints: Int?
    /// The first thing that was wrong, on one line. Who meets it again has the same words again.
    package var failure: String?
    /// The gallery's mistakes that the learner's tests let through; nil where none was tried.
    package var letThrough: [String]?
    /// The time when somebody last built the package without the runner, as `swift test` does; nil where
    /// nobody did.
    package var builtByHand: Date?
    /// The seconds since the check before that the learner has waited for the machine.
    package var waited: TimeInterval = 0
    /// True where the step was done once more, while the work of before waited.
    package var isAgain = false
    /// A hash of all that was built and run, the chapter's tests and what they compare with included.
    package var ran: String?
}

extension CheckDetail {
    package init(hints: Int) {
        self.init()
        self.hints = hints
    }
}
