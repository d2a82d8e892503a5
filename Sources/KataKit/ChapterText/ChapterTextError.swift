/// What is wrong with a chapter's text, and where.
public struct ChapterTextError: Error, Equatable, Sendable {
    public let file: String
    /// Counted from 1.
    public let line: Int
    public let problem: Problem

    public enum Problem: Equatable, Sendable {
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
        case emptyPart(String, step: Int)
        case hintsNotNumbered(step: Int)
        case textAfterHints(step: Int)
        case emptyHint(Int, step: Int)
        case unclosedFence(String)
        case unknownFence(String)
    }
}
