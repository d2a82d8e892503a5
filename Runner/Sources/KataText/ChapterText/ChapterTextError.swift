/// What is wrong with a chapter's text, and where.
package struct ChapterTextError: Error, Equatable, Sendable {
    let file: String
    /// Counted from 1.
    let line: Int
    let problem: Problem

    package enum Problem: Equatable, Sendable {
        case noTitle
        case noSteps
        case stepHeading(String)
        case firstStep(Int)
        case stepOrder(Int, after: Int)
        case sectionBetweenSteps(String, step: Int)
        case noMinutes(step: Int)
        case unknownPart(String, step: Int)
        case missingPart(String, step: Int)
        case repeatedPart(String, step: Int)
        case partOrder(String, after: String, step: Int)
        case promiseWithoutName(String)
        case emptyPromise(String)
        case promiseTwice(String, line: Int)
        case ownStepWithoutPromises(step: Int)
        case hintsNotNumbered(step: Int)
        case textAfterHints(step: Int)
        case emptyHint(Int, step: Int)
        case unclosedFence(String)
        case unknownFence(String)
    }
}
