import Foundation

/// One chapter's page of the memory.
package struct ChapterPage: Codable, Equatable, Sendable {
    /// The notes on the work at hand. A step that is done once more has notes of its own.
    package var notes = Notes()
    /// The titles of the mistakes that were played.
    package var played: [String] = []
    /// How steps went that were done once more, by their titles.
    package var lights: [String: Light] = [:]
    /// The steps that the chapter had before they were numbered otherwise, the oldest first. States of that time are in the
    /// history.
    package var former: [FormerSteps] = []
    /// How many seconds of checks the newest entries of the history do not tell of.
    package var waited = 0.0

    package init() {}

    package struct Notes: Codable, Equatable, Sendable {
        /// The step that was green last.
        package var green: Int?
        /// How many hints were shown, by step.
        package var hints: [Int: Int] = [:]
        /// How many hints were shown about mistakes that got through, by their titles.
        package var hintsOnMistakes: [String: Int] = [:]
        /// The mistakes that the next hints are about, by their titles; none where they are about the step.
        package var unseen: [String] = []
        /// The promises that the learner's tests do not guard, by step, of steps whose test is the learner's.
        package var unguarded: [Int: [String]] = [:]
        /// How many mistakes were tried there, and how many got through.
        package var tried: [Int: Tried] = [:]
        /// What the last check advised, by step and then by how the learner is told; nothing of a green that is like any
        /// other.
        package var moves: [Int: [String: String]] = [:]
        /// What was red at the last check that the step's hints are not about, by step.
        package var elsewhere: [Int: String] = [:]

        package init() {}

        /// Forgets what the learner's tests were found to be worth.
        package mutating func forgetJudgement() {
            (unseen, unguarded, tried, moves) = ([], [:], [:], [:])
        }
    }

    package struct Tried: Codable, Equatable, Sendable {
        package let mistakes: Int
        package let through: Int

        package init(mistakes: Int, through: Int) { (self.mistakes, self.through) = (mistakes, through) }
    }

    package struct Light: Codable, Equatable, Sendable {
        /// When the step was green.
        package let date: Date
        /// How often it went well in a row.
        package let level: Int
        /// How many mistakes got through; nil where none was tried.
        package var through: Int?

        package init(date: Date, level: Int, through: Int? = nil) {
            (self.date, self.level, self.through) = (date, level, through)
        }
    }

    package struct FormerSteps: Codable, Equatable, Sendable {
        package let steps: [Renumbering.Heading]
        /// When they were numbered otherwise.
        package let end: Date

        package init(steps: [Renumbering.Heading], end: Date) { (self.steps, self.end) = (steps, end) }
    }

    /// The steps that the chapter had at a time; nil where they are those that it has.
    package func steps(at date: Date) -> [Renumbering.Heading]? { former.first { date <= $0.end }?.steps }
}
