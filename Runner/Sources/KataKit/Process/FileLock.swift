import Foundation

/// Lets one runner at a time do something: write the history, send it. The system lets go of it when a runner dies,
/// however it dies.
final class FileLock: Sendable {
    private let descriptor: Int32

    /// Waits until nobody else has it.
    init(_ file: URL, patience: Duration = .seconds(10)) throws(HistoryError) {
        let folder = file.deletingLastPathComponent()
        try? FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        descriptor = open(file.path, O_RDWR | O_CREAT | O_CLOEXEC | O_NOFOLLOW, 0o644)
        guard descriptor >= 0 else {
            if Files.isLink(file) { throw .linked(file.path) }
            throw .failed(String(cString: strerror(errno)), directory: folder.path)
        }
        let end = ContinuousClock.now + patience
        while flock(descriptor, LOCK_EX | LOCK_NB) != 0 {
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
    /// - Parameter busy: what is thrown where another runner has it after ten minutes.
    static func wait(for file: URL, in workspace: Workspace, busy: KataError) async throws -> FileLock {
        let end = ContinuousClock.now + .seconds(600)
        while true {
            do { return try FileLock(file, patience: .zero) } catch {
                guard case .busy = error, ContinuousClock.now < end else {
                    throw error.ofLock(file, in: workspace, busy: busy)
                }
            }
            try await Task.sleep(for: .milliseconds(50))
        }
    }
}

extension HistoryError {
    /// What a command says that needs a lock and cannot have it.
    ///
    /// - Parameter busy: where another runner has it.
    func ofLock(_ file: URL, in workspace: Workspace, busy: KataError) -> KataError {
        switch self {
        case .linked: .linkedState(workspace.displayPath(file.path))
        case .failed(let reason, _): .unwritable(file.path, reason: reason)
        default: busy
        }
    }
}
