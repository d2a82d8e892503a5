import Foundation

/// The evaluation of one `body`, known to everything that runs inside it.
///
/// Unchecked, because what was found is only touched under the lock.
final class Evaluation: @unchecked Sendable {
    /// The evaluation in which this code runs.
    @TaskLocal static var current: Evaluation?

    /// A fault in an evaluation, for the node to put into words.
    enum Problem {
        case droppedWrite
        case noDestination(for: String)
        case changedRange(given: String, kept: String)
        case sharedID(String)
        case linkWithoutStack
        case oddNumber(OddNumber)
        case changeDuringBody
        case numberInText(String, inApp: String)
    }

    private let lock = NSLock()
    private var isOver = false
    private var problems: [Problem] = []

    /// True where state may be written: not while a body is evaluated. Asking counts as having tried.
    static var admitsWrites: Bool {
        guard let current, !current.lock.withLock({ current.isOver }) else { return true }
        current.note(.droppedWrite)
        return false
    }

    /// True where there is such a date. Asking for one that is not finite is noted.
    static func canDraw(_ date: Date) -> Bool {
        let seconds = date.timeIntervalSinceReferenceDate
        if seconds.isFinite { return true }
        current?.note(.oddNumber(OddNumber("The time of a date", seconds)))
        return false
    }

    /// Notes something that went wrong in this evaluation.
    func note(_ problem: Problem) {
        lock.withLock { problems.append(problem) }
    }

    /// Runs the evaluation.
    ///
    /// - Returns: the result, and what went wrong on the way.
    @MainActor
    func run<Result>(_ body: () -> Result) -> (Result, [Problem]) {
        let result = Self.$current.withValue(self, operation: body)
        let problems = lock.withLock {
            // A task that was made inside still knows the evaluation, and may write now.
            isOver = true
            return self.problems
        }
        return (result, problems)
    }
}
