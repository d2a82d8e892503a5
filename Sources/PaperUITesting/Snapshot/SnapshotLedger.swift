import TestSupport
import Testing

/// Who took which snapshot in this process, so that lines without a name are counted and no two share a file.
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

    /// Who took this reference before, if it is another one than this.
    static func owner(of reference: String, unless taker: SnapshotTaker) -> SnapshotTaker? {
        entries.withLock { entries in
            // Some file systems do not tell upper case from lower.
            let key = reference.lowercased()
            guard let owner = entries.owners[key] else {
                entries.owners[key] = taker
                return nil
            }
            return owner == taker ? nil : owner
        }
    }
}
