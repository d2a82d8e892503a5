import Foundation
import KataBase

/// A step that the learner does once more, while the work of before waits in the history.
///
/// It stands in a file from before the work makes room until the work is back: after a runner that was killed in between,
/// the next command brings it back.
package struct Repetition: Codable, Equatable, Sendable {
    package enum Phase: String, Codable, Sendable {
        /// The work makes room.
        case beginning
        /// The learner works at the step.
        case running
        /// The work comes back.
        case ending
    }

    package let chapter: String
    package let step: Int
    package let title: String
    /// The step that the chapter was at before.
    package let stepBefore: Int
    /// The newest of its tests that was on; nil where all were.
    package let testBefore: Int?
    /// The history's entry that holds the work of before.
    package let kept: String
    /// The memory of before. The chapter's notes come back with the work.
    package let remembered: Memory
    package let begun: Date
    /// True where it was time for it.
    package var wasDue: Bool?
    package var phase = Phase.beginning

    package init(
        of chapter: Chapter, step: Int, title: String, kept: String, remembered: Memory, begun: Date = Date(),
        wasDue: Bool? = nil, phase: Phase = .beginning
    ) {
        (self.chapter, self.step, self.title) = (chapter.name, step, title)
        (stepBefore, testBefore) = (chapter.place.step, chapter.place.test)
        (self.kept, self.remembered, self.begun) = (kept, remembered, begun)
        (self.wasDue, self.phase) = (wasDue, phase)
    }
}

extension Repetition {
    /// The place that the chapter was at before.
    package var placeBefore: StepPlace { StepPlace(step: stepBefore, test: testBefore) }

    package static func file(in workspace: Workspace) -> URL {
        workspace.stateFolder.appending(path: "again.json")
    }

    /// - Returns: nil where none is under way.
    package static func load(from workspace: Workspace) -> Repetition? {
        (try? Data(contentsOf: file(in: workspace))).flatMap {
            try? JSONDecoder().decode(Repetition.self, from: $0)
        }
    }

    package func save(to workspace: Workspace) throws {
        try Files.write(try JSONEncoder().encode(self), to: Self.file(in: workspace))
    }
}
