import KataBase
import KataText

/// The turns of the commands: those that read what the learner wrote go side by side, and one that puts other
/// files in its place, or switches on another step, goes alone.
extension WorkKeeper {
    /// Does some work that reads the files more than once, as a check does. No command changes them meanwhile; the learner may.
    package func whileRead<Value>(_ work: () async throws -> Value) async throws -> Value {
        try await locked(
            .shared, notice: "Another command puts files into their places. This one waits for its end.", work
        )
    }

    /// Does some work that puts other files in the place of the learner's, when no check runs.
    package func whileNobodyReads<Value>(_ work: () async throws -> Value) async throws -> Value {
        try await locked(
            .alone,
            notice: "A check runs, in another window or in ./kata watch. This command waits for its end."
        ) {
            workspace.clearLeavingsAmongCode()
            return try await work()
        }
    }

    private func locked<Value>(
        _ kind: FileLock.Kind, notice: String, _ work: () async throws -> Value
    ) async throws -> Value {
        let lock = try await FileLock.wait(
            for: workspace.stateFolder.appending(path: "work.lock"), kind,
            busy: KataError(
                "Another command has been at work on these files for ten minutes.",
                next: "Wait for its end or end it, then run this command again.")
        ) { console.printPassing(notice) }
        defer { withExtendedLifetime(lock) {} }
        return try await work()
    }

    /// - Throws: where another command has moved the chapter since it was looked at: a check of it would be of another step.
    package func confirmStep(of chapter: Chapter) throws(KataError) {
        let manifest = try Manifest(parsing: try Files.exactText(workspace.manifestFile))
        let repetition = Repetition.load(from: workspace).flatMap { $0.chapter == chapter.name ? $0 : nil }
        guard let line = manifest.lines.first(where: { $0.name == chapter.name }) else { return }
        let place = try line.place(in: workspace)
        guard place != chapter.place || repetition != chapter.repetition else { return }
        throw KataError(
            "Another command has moved \(chapter.name) to \(place.words) meanwhile, so nothing was checked.",
            next: "Look at what is there now with: ./kata check")
    }
}
