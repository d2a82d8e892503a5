import Foundation

/// One chapter's page of the memory.
package struct ChapterPage: Codable, Equatable, Sendable {
    /// The notes on the work at hand. A step that is done once more has notes of its own.
    package var notes = Notes()
    /// The titles of the mistakes that were played.
    package var played: [String] = []
    /// The success of steps that were done once more, by their titles.
    package var lights: [String: Light] = [:]
    /// The steps that the chapter had before they were numbered otherwise, the oldest first. States of that time are in the
    /// history.
    package var former: [FormerSteps] = []
    /// The seconds of checks that the newest entries of the history do not tell of.
    package var waited = 0.0

    package init() {}

    package struct Notes: Codable, Equatable, Sendable {
        /// The step that was green last.
        package var green: Int?
        /// The newest of its tests that was on then; nil where all were.
        package var greenTest: Int?
        /// The number of hints that were shown, by step.
        package var hints: [Int: Int] = [:]
        /// The number of hints that were shown about mistakes that got through, by their titles.
        package var hintsOnMistakes: [String: Int] = [:]
        /// The mistakes that the next hints are about, by their titles; none where they are about the step.
        package var unseen: [String] = []
        /// The promises that the learner's tests do not guard, by step, of steps whose test is the learner's.
        package var unguarded: [Int: [String]] = [:]
        /// The numbers of mistakes that were tried there, and of those that got through.
        package var tried: [Int: Tried] = [:]
        /// The advice of the last check, by step; nothing of a green that is like any other.
        package var moves = Moves()
        /// The red of the last check that the step's hints are not about, by step.
        package var elsewhere: [Int: String] = [:]

        package init() {}

        /// The place that was green last.
        package var greenPlace: StepPlace? {
            get { green.map { StepPlace(step: $0, test: greenTest) } }
            set { (green, greenTest) = (newValue?.step, newValue?.test) }
        }

        /// Forgets what the learner's tests were found to be worth.
        package mutating func forgetJudgement() {
            (unseen, unguarded, tried, moves) = ([], [:], [:], Moves())
        }
    }

    /// Moves by step. What another version of the runner kept here may be something else, and is nothing then.
    package struct Moves: Codable, Equatable, Sendable {
        private var moves: [Int: Move]

        package init() { moves = [:] }

        package init(from decoder: any Decoder) { moves = (try? [Int: Move](from: decoder)) ?? [:] }

        package func encode(to encoder: any Encoder) throws { try moves.encode(to: encoder) }

        package subscript(step: Int) -> Move? {
            get { moves[step] }
            set { moves[step] = newValue }
        }
    }

    package struct Tried: Codable, Equatable, Sendable {
        package let mistakes: Int
        package let through: Int

        package init(mistakes: Int, through: Int) { (self.mistakes, self.through) = (mistakes, through) }
    }

    package struct Light: Codable, Equatable, Sendable {
        /// The time when the step was green.
        package let date: Date
        /// The number of times in a row that it went well.
        package let level: Int
        /// The number of mistakes that got through; nil where none was tried.
        package var through: Int?

        package init(date: Date, level: Int, through: Int? = nil) {
            (self.date, self.level, self.through) = (date, level, through)
        }
    }

    package struct FormerSteps: Codable, Equatable, Sendable {
        package let steps: [Renumbering.Heading]
        /// The time when they were numbered otherwise.
        package let end: Date

        package init(steps: [Renumbering.Heading], end: Date) { (self.steps, self.end) = (steps, end) }
    }

    /// The steps that the chapter had at a time; nil where they are those that it has.
    package func steps(at date: Date) -> [Renumbering.Heading]? { former.first { date <= $0.end }?.steps }
}
