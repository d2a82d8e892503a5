import Foundation
import KataBase

/// What the runner remembers between two commands. Package.swift says how far the learner is; this is only
/// convenience, and losing it costs nothing but a chapter's name on the command line.
package struct SavedProgress: Codable, Equatable, Sendable {
    /// The chapter last worked on.
    package var chapter: String?
    /// How many hints were shown, by "Chapter/step".
    package var hints: [String: Int] = [:]
    /// The "Chapter/step" that was green last.
    package var green: String?
    /// The promises that the learner's tests do not guard, by "Chapter/step", of steps whose test is the learner's.
    package var unguarded: [String: [String]]?
    /// How many mistakes were tried there, and how many got through, by the same keys.
    package var tried: [String: Tried]?
    /// The titles of the mistakes that were played, by chapter.
    package var played: [String: [String]]?
    /// What the next hints are about, where they are not about the step.
    package var unseen: Unseen?

    /// What the last check advised, by "Chapter/step" and then by how the learner is told; nothing of a green that is
    /// like any other.
    package var moves: [String: [String: String]]?

    /// How steps went that were done once more, by "Chapter/the step's title".
    package var lights: [String: Light]?

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

    /// The steps that chapters had before they were numbered otherwise, the oldest first. States of that time are in the
    /// history.
    package var former: [FormerSteps]?

    package struct FormerSteps: Codable, Equatable, Sendable {
        package let chapter: String
        package let steps: [Renumbering.Heading]
        /// When they were numbered otherwise.
        package let end: Date

        package init(chapter: String, steps: [Renumbering.Heading], end: Date) {
            (self.chapter, self.steps, self.end) = (chapter, steps, end)
        }
    }

    /// The steps that a chapter had at a time; nil where they are those that it has.
    package func steps(of chapter: String, at date: Date) -> [Renumbering.Heading]? {
        former?.first { $0.chapter == chapter && date <= $0.end }?.steps
    }

    package struct Tried: Codable, Equatable, Sendable {
        package let mistakes: Int
        package let through: Int

        package init(mistakes: Int, through: Int) { (self.mistakes, self.through) = (mistakes, through) }
    }

    /// The mistakes that got through, by their titles, in the order in which hints are given about them.
    package struct Unseen: Codable, Equatable, Sendable {
        package let chapter: String
        package let mistakes: [String]

        package init(chapter: String, mistakes: [String]) {
            self.chapter = chapter
            self.mistakes = mistakes
        }
    }

    /// Forgets what is known of a chapter's steps.
    package mutating func forget(_ chapter: String) {
        let isOther = { (key: String) in !key.hasPrefix("\(chapter)/") }
        hints = hints.filter { isOther($0.key) }
        unguarded = unguarded?.filter { isOther($0.key) }
        tried = tried?.filter { isOther($0.key) }
        moves = moves?.filter { isOther($0.key) }
        if let green, !isOther(green) { self.green = nil }
        if unseen?.chapter == chapter { unseen = nil }
    }

    private static func file(in workspace: Workspace) -> URL {
        workspace.stateFolder.appending(path: "progress.json")
    }

    package static func load(from workspace: Workspace) -> SavedProgress {
        guard let data = try? Data(contentsOf: file(in: workspace)),
            let progress = try? JSONDecoder().decode(SavedProgress.self, from: data)
        else { return SavedProgress() }
        return progress
    }

    /// Remembers what can be remembered: a read-only checkout is no reason to fail.
    package func save(to workspace: Workspace) {
        guard let data = try? JSONEncoder().encode(self) else { return }
        try? Files.write(data, to: Self.file(in: workspace))
    }
}
