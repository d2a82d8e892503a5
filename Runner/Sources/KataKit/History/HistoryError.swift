import Foundation
import KataBase

/// What keeps the history from being written or read, with the way out.
package enum HistoryError: Error, Equatable, Sendable {
    case noGit(String)
    case unknownEntry(String)
    case ambiguousEntry(String, candidates: [String])
    /// Another runner has held the history for too long.
    case busy
    /// What is there cannot be read; the next record sets it aside.
    case damaged(String)
    /// git cannot do it although nothing is damaged: a full disk, missing permissions.
    case failed(String, directory: String)
}

extension FileLock {
    /// Lets one runner at a time write a history.
    ///
    /// - Parameter directory: the history's repository.
    package static func forHistory(_ directory: URL) throws(HistoryError) -> FileLock {
        let file = directory.appendingPathExtension("lock")
        do throws(Failure) { return try FileLock(file) } catch {
            switch error {
            case .busy: throw .busy
            case .failed(let reason):
                throw .failed(reason, directory: file.deletingLastPathComponent().path)
            }
        }
    }
}
