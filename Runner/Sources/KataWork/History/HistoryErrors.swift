import Foundation
import KataBase

/// The reasons why the history cannot be written or read.
extension KataError {
    /// git cannot be started.
    static func noGit(at path: String) -> KataError {
        KataError(
            "Cannot run git at '\(path)', and the history needs it.",
            next: "Install git (for example: \(Git.installation())), then run the command again.")
    }

    static func unknownEntry(_ id: String) -> KataError {
        KataError("There is no entry '\(id)' in the history.", next: "See what there is with: ./kata history")
    }

    static func ambiguousEntry(_ id: String, candidates: [String]) -> KataError {
        let more = candidates.count - 3
        let list = candidates.prefix(3).joined(separator: " or ") + (more > 0 ? " or \(more) more" : "")
        return KataError("'\(id)' could be \(list).", next: "Type more of it.")
    }

    /// The history cannot be read; the next record sets it aside.
    static func damaged(_ directory: String) -> KataError {
        KataError(
            "The history at '\(directory)' is damaged and cannot be read.",
            next: "The next ./kata check sets it aside and begins a new one.")
    }

    /// git cannot do it although nothing is damaged: a full disk, missing permissions.
    static func failed(_ reason: String, directory: String) -> KataError {
        KataError(
            "The history at '\(directory)' cannot be written: \(reason).",
            next: "Mend that, then run the command again.")
    }
}

extension FileLock {
    /// Lets one runner at a time write a history.
    ///
    /// - Parameter directory: the history's repository.
    package static func forHistory(_ directory: URL) throws(KataError) -> FileLock {
        let file = directory.appendingPathExtension("lock")
        do throws(Failure) { return try FileLock(file) } catch {
            switch error {
            case .busy:
                throw KataError(
                    "Another runner has been writing the history for 10 seconds.",
                    next: "End it (is one stopped in another terminal?), then run the command again.")
            case .failed(let reason):
                throw .failed(reason, directory: file.deletingLastPathComponent().path)
            }
        }
    }
}
