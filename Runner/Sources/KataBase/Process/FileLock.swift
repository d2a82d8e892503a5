import Foundation

/// Lets one runner at a time do something: write the history, send it. The system lets go of it when a runner dies,
/// however it dies.
package final class FileLock: Sendable {
    /// The reasons why it cannot be had.
    package enum Failure: Error, Equatable {
        /// Another runner has it.
        case busy
        /// The file cannot be made, for the system's reason.
        case failed(String)
    }

    private let descriptor: Int32

    /// The others that may have it at the same time.
    package enum Kind: Sendable {
        /// Nobody else.
        case alone
        /// All who want it so.
        case shared
    }

    /// Waits until no other runner has it.
    package init(
        _ file: URL, _ kind: Kind = .alone, patience: Duration = .seconds(10)
    ) throws(Failure) {
        let folder = file.deletingLastPathComponent()
        try? FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        descriptor = open(file.path, O_RDWR | O_CREAT | O_CLOEXEC, 0o644)
        guard descriptor >= 0 else {
            throw .failed(String(cString: strerror(errno)))
        }
        let end = ContinuousClock.now + patience
        while flock(descriptor, (kind == .alone ? LOCK_EX : LOCK_SH) | LOCK_NB) != 0 {
            guard ContinuousClock.now < end else { throw .busy }
            usleep(2000)
        }
    }

    /// A child that begins has a copy of the descriptor for a moment: closing ours alone would let go of nothing.
    deinit {
        flock(descriptor, LOCK_UN)
        close(descriptor)
    }
}

extension FileLock {
    /// The same for what may take another runner minutes: no thread waits, and a task that is cancelled waits no longer.
    ///
    /// - Parameters:
    ///   - path: the file's, as people read it.
    ///   - busy: what is thrown where another runner has it after ten minutes.
    package static func wait(for file: URL, shownAs path: String, busy: KataError) async throws -> FileLock {
        try await wait(forOneOf: [file], shownAs: { _ in path }, busy: busy).lock
    }

    /// The same for one of several that do as well as each other, the first ones rather.
    ///
    /// - Returns: also the place of the one that is locked.
    package static func wait(
        forOneOf files: [URL], shownAs path: (URL) -> String, busy: KataError
    ) async throws -> (lock: FileLock, index: Int) {
        let end = ContinuousClock.now + Self.longestWait
        while true {
            for (index, file) in files.enumerated() {
                do { return (try FileLock(file, patience: .zero), index) } catch {
                    guard case .busy = error, ContinuousClock.now < end else {
                        throw error.told(of: path(file), busy: busy)
                    }
                }
            }
            try await Task.sleep(for: .milliseconds(50))
        }
    }

    /// The same for one that others may have at the same time.
    ///
    /// - Parameters:
    ///   - busy: what is thrown where another runner has it after ten minutes.
    ///   - notice: is called once, where it has to be waited for longer than a second.
    /// - Returns: nil where the file cannot be made: what is to be done there says why.
    package static func wait(
        for file: URL, _ kind: Kind, busy: KataError, notice: () -> Void
    ) async throws -> FileLock? {
        let start = ContinuousClock.now
        var isTold = false
        while true {
            do throws(Failure) { return try FileLock(file, kind, patience: .zero) } catch {
                guard error == .busy else { return nil }
            }
            let waited = ContinuousClock.now - start
            guard waited < longestWait else { throw busy }
            if waited > .seconds(1), !isTold {
                isTold = true
                notice()
            }
            try await Task.sleep(for: .milliseconds(20))
        }
    }

    private static let longestWait = Duration.seconds(600)
}

extension FileLock.Failure {
    /// The error of a command that needs a lock and cannot have it.
    ///
    /// - Parameters:
    ///   - path: the file's, as people read it.
    ///   - busy: where another runner has it.
    package func told(of path: String, busy: KataError) -> KataError {
        switch self {
        case .failed(let reason): .unwritable(path, reason: reason)
        case .busy: busy
        }
    }
}
