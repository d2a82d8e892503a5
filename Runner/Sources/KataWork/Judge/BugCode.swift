import Foundation
import KataBase
import KataText

/// Our code of a step with a mistake in it.
package struct BugCode {
    package let step: Int
    /// The step's code without the mistake, and with it.
    package let snapshot, folder: URL
    /// The diff as the gallery has it; nil where the code is an older step's, around which other lines may
    /// stand.
    private let patch: String?

    /// - Parameters:
    ///   - first: the step whose promise it breaks.
    ///   - last: the step whose code it is in where it can be made there; else it is in the first one's.
    /// - Returns: nil where it can be made in neither. The last of all steps has each: there the gallery is made.
    /// - Throws: `KataError.engineFailed` where that does not have it.
    package init?(
        of bug: BugGallery.Bug, from first: Int, upTo last: Int, in chapter: Chapter,
        by planting: BugPlanting
    ) async throws {
        for step in Set([last, first]).sorted(by: >) {
            let snapshot = try planting.workspace.existingSnapshotFolder(
                of: chapter.name, named: "Step\(step)")
            let isOlder = step < chapter.steps
            do {
                folder = try await planting.plant(bug, into: .init(reading: snapshot), isOlder: isOlder)
                (self.step, self.snapshot, patch) = (step, snapshot, isOlder ? nil : bug.patch)
                return
            } catch let failure as BugPlanting.DoesNotApply where !isOlder {
                throw KataError(
                    "The mistake does not apply to our code: \(failure.words)",
                    next: "Bring both back with: git checkout Solutions")
            } catch is BugPlanting.DoesNotApply { continue }
        }
        return nil
    }

    /// The diff that makes the mistake of our code.
    package func diff(by planting: BugPlanting) throws -> String {
        try patch
            ?? SolutionDiff(workspace: planting.workspace, environment: planting.environment)
            .text(from: snapshot, to: folder).trimmed
    }
}
