import Foundation
import Testing

/// The reason why an assertion on a snapshot fails, in the words that its reader gets.
enum SnapshotFailure: Error {
    case differs(SnapshotFile, UnifiedDiff, actual: SnapshotArtifact, diffFile: SnapshotArtifact)
    case recorded(SnapshotFile, diff: UnifiedDiff?)
    case noReference(SnapshotFile, actual: SnapshotArtifact)
    case nameTaken(String, SnapshotTaker, SnapshotTaker)
    case unknownRecordMode(String)
    case notText(SnapshotFile)
    case unreadable(SnapshotFile, any Error)
    case unwritable(SnapshotFile, any Error)

    /// The file to attach to the test.
    var attachment: SnapshotArtifact? {
        switch self {
        case .differs(_, _, let actual, _), .noReference(_, let actual): actual
        default: nil
        }
    }
}

extension SnapshotFailure: CustomStringConvertible {
    var description: String {
        switch self {
        case .differs(let file, let diff, let actual, let diffFile):
            """
            The snapshot "\(file.name)" differs from its reference.

            \(diff)
            reference: \(file.reference.path)
            actual:    \(actual.place)
            diff:      \(diffFile.place)

            If the actual one is right, record it: run once with SNAPSHOT_TESTING_RECORD=failed. \
            If this line runs more than once in the test, name each snapshot.
            """
        case .recorded(let file, nil):
            """
            The snapshot "\(file.name)" had no reference; it is recorded now. \
            Look at it, then run again to compare with it.
            reference: \(file.reference.path)
            """
        case .recorded(let file, let diff?) where diff.isEmpty:
            """
            The snapshot "\(file.name)" is recorded again, without a change. Run again without recording.
            reference: \(file.reference.path)
            """
        case .recorded(let file, let diff?):
            """
            The snapshot "\(file.name)" is recorded anew. \
            Look at what changed, then run again without recording.

            \(diff)
            reference: \(file.reference.path)
            """
        case .noReference(let file, let actual):
            """
            The snapshot "\(file.name)" has no reference, and none is recorded here. \
            Record it: run once with SNAPSHOT_TESTING_RECORD=missing.
            reference: \(file.reference.path)
            actual:    \(actual.place)
            """
        case .nameTaken(let name, let taker, let other):
            Self.nameTaken(name, taker, other)
        case .unknownRecordMode(let word):
            """
            SNAPSHOT_TESTING_RECORD is "\(word)", which is no record mode. \
            Use \(SnapshotRecord.allCases.map(\.rawValue).joined(separator: ", ")).
            """
        case .notText(let file):
            """
            The reference of the snapshot "\(file.name)" is not UTF-8 text. \
            Delete it, then run again to record it.
            reference: \(file.reference.path)
            """
        case .unreadable(let file, let error):
            """
            The reference of the snapshot "\(file.name)" cannot be read: \(error.localizedDescription)
            reference: \(file.reference.path)
            """
        case .unwritable(let file, let error):
            """
            The snapshot "\(file.name)" cannot be recorded: \(error.localizedDescription)
            reference: \(file.reference.path)
            """
        }
    }

    private static func nameTaken(_ name: String, _ taker: SnapshotTaker, _ other: SnapshotTaker) -> String {
        let (this, that) = (taker.mark(besides: other), other.mark(besides: taker))
        var words = "Two snapshots are called \"\(name)\": this one\(this.map { ", \($0)," } ?? "")"
        words += " and the one at \(other.line.fileName):\(other.line.line)\(that.map { ", \($0)" } ?? ""). "
        if let name = taker.name, let other = other.name, name != other {
            words += "In a file's name only letters, digits and underscores count, "
            words += "in upper and lower case alike. "
        }
        return words + "Give one of them another name with 'named:'."
    }
}
