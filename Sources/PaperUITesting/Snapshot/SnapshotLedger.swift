import Foundation
import TestSupport
import Testing

/// The takers of all snapshots in this process, so that lines without a name are counted and no two share a file.
///
/// Lines are remembered, not calls: a test that runs again comes by the same lines and counts from 1 again.
enum SnapshotLedger {
    private struct Entries {
        /// By test, the lines that took a snapshot without a name, in the order of their first time.
        var lines: [String: [SourceLocation]] = [:]
        /// By reference file.
        var owners: [String: SnapshotTaker] = [:]
    }

    private static let entries = Locked(Entries())

    /// The number, from 1, of a line among the test's lines.
    static func number(of line: SourceLocation, in testID: String) -> Int {
        entries.withLock { entries in
            let lines = entries.lines[testID, default: []]
            if let index = lines.firstIndex(of: line) { return index + 1 }
            entries.lines[testID] = lines + [line]
            return lines.count + 1
        }
    }

    /// Tells whoever runs the tests which references are asked for, where they want to hear it: one a line.
    private static func tell(_ reference: String, by environment: [String: String]) {
        guard let list = environment["KATA_REFERENCES"], let file = FileHandle(forWritingAtPath: list)
        else { return }
        defer { try? file.close() }
        _ = try? file.seekToEnd()
        try? file.write(contentsOf: Data("\(reference)\n".utf8))
    }

    /// The taker of this reference before, if it is another one than this.
    static func owner(
        of reference: String, unless taker: SnapshotTaker,
        environment: [String: String] = ProcessInfo.processInfo.environment
    ) -> SnapshotTaker? {
        entries.withLock { entries in
            // Some file systems do not tell upper case from lower.
            let key = reference.lowercased()
            guard let owner = entries.owners[key] else {
                entries.owners[key] = taker
                tell(reference, by: environment)
                return nil
            }
            return owner == taker ? nil : owner
        }
    }
}
