import Foundation
import RunnerTesting

@testable import KataKit
@testable import KataWork

extension History {
    static func of(_ fixture: FixtureWorkspace) throws -> History {
        History(
            directory: fixture.workspace.stateFolder.appending(path: "history.git"),
            git: try HistoryFolder.git())
    }
}

extension FixtureWorkspace {
    /// Records checks of the first chapter, minutes after each other.
    func record(_ checks: [(step: Int, color: HistoryEntry.Color, minute: Double)]) throws {
        for check in checks {
            _ = try History.of(self).record(
                chapter: "Greeting", step: check.step, files: [:], kind: .check(check.color),
                date: Date(timeIntervalSince1970: 1_700_000_000 + check.minute * 60))
        }
    }
}
