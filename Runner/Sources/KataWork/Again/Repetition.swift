import Foundation
import KataBase
import KataText

/// The beginning and the end of a step that is done once more, and the work of before, which waits meanwhile.
extension Repetition {
    /// The command that begins and ends one.
    package static let command = "again"

    /// The refusal to begin another one meanwhile.
    package var isUnderWay: KataError {
        KataError(
            "You are at step \(step) of \(chapter) once more already.",
            next: "Go on with ./kata check, or leave it with ./kata again --stop.")
    }

    /// The refusal of a command that is about the work of before: these files would be taken for it.
    package func refusal(of command: String) -> KataError {
        KataError(
            "\(chapter) is at step \(step) once more, and the work of before waits. './kata \(command)' is for that work.",
            next: "Bring it back first, with: ./kata again --stop")
    }

    /// Keeps the work, and puts the code of the step before in its place.
    package static func begin(_ light: Light, by keeper: WorkKeeper) throws {
        let (chapter, workspace) = (light.chapter, keeper.workspace)
        let wanted = try Work.snapshot(
            "Step\(light.step - 1)", of: chapter.name,
            ownTests: try OwnTests.shipped(for: chapter.name, in: workspace)
                .merging(try OwnTests.ours(upTo: light.step - 1, of: chapter.name, in: workspace)) { $1 },
            in: workspace)
        let lock = try FileLock.forRepetition(in: workspace)
        defer { withExtendedLifetime(lock) {} }
        // Another one may have begun since this command looked.
        if let other = load(from: workspace) { throw other.isUnderWay }
        let present = try Work.read(chapter.name, in: workspace)
        guard let kept = try keeper.keep(present, of: chapter, as: .before(command)) else {
            throw KataError("Your work could not be kept.", next: "See what is wrong with: ./kata doctor")
        }
        var repetition = Repetition(
            of: chapter, step: light.step, title: light.title, kept: kept.id,
            remembered: MemoryFile(workspace).load(), wasDue: light.due.map { $0 <= Date() })
        try repetition.save(to: workspace)
        try wanted.replace(present, in: workspace)
        try workspace.move(
            chapter, to: try TestOrder.beginning(of: light.step, chapter: chapter.name, in: workspace))
        MemoryFile(workspace).remember(chapter) { $0.notes = .init() }
        repetition.phase = .running
        try repetition.save(to: workspace)
    }

    /// Brings the work of before back, and what was remembered.
    ///
    /// - Parameters:
    ///   - light: how it went; nil where it came to no end.
    ///   - willRestore: is told what comes back, before it does.
    /// - Returns: the entry that keeps what was written meanwhile; nil where that was nothing.
    @discardableResult
    package func end(
        _ light: ChapterPage.Light? = nil, in workspace: Workspace, by keeper: WorkKeeper,
        willRestore: (RestoredWork) -> Void = { _ in }
    ) throws -> HistoryEntry? {
        let lock = try FileLock.forRepetition(in: workspace)
        defer { withExtendedLifetime(lock) {} }
        guard Self.load(from: workspace)?.begun == begun else {
            throw KataError(
                "Another command has brought your work on \(chapter) back meanwhile.",
                next: "See where you are with: ./kata")
        }
        let memory = MemoryFile(workspace)
        if let light { memory.change { $0[self.chapter].lights[title] = light } }
        var ending = self
        ending.phase = .ending
        try ending.save(to: workspace)
        let chapter = try Course(workspace).chapter(named: chapter)
        let files: [String: Data]
        do { files = try keeper.history().files(of: kept) } catch {
            throw KataError(
                "The history has no entry '\(kept)', which kept your work on \(chapter.name). \(error)",
                next: "To go on with what is in Sources, delete .kata/again.json.")
        }
        let work = Work(files: files)
        willRestore(
            RestoredWork(work: work, step: SwitchedStep(chapter: chapter.name, place: placeBefore)))
        let written = try keeper.replace(chapter, before: Self.command) { _ in work }
        try workspace.move(chapter, to: placeBefore)
        memory.change { memory in
            memory[self.chapter].notes = remembered[self.chapter].notes
            // Who has gone on in another chapter stays there.
            if memory.chapter == self.chapter { memory.chapter = remembered.chapter }
        }
        try FileManager.default.removeItem(at: Self.file(in: workspace))
        return written
    }

    /// After a runner that was killed while it put one work in the place of another: brings the learner's back.
    ///
    /// - Returns: what to say of it; nil where there was nothing to do.
    package static func mend(by keeper: WorkKeeper) async throws -> String? {
        let workspace = keeper.workspace
        guard let found = load(from: workspace), found.phase != .running else { return nil }
        // A runner that is still putting work in its place holds the lock. So this waits for it, and looks
        // once more.
        return try await keeper.whileNobodyReads {
            guard let left = load(from: workspace), left.phase != .running else { return nil }
            try left.end(in: workspace, by: keeper)
            return "Your work on \(left.chapter) had made room for a step once more. It is back as it was."
        }
    }
}

extension FileLock {
    fileprivate static func forRepetition(in workspace: Workspace) throws(KataError) -> FileLock {
        try .forHistory(workspace.stateFolder.appending(path: "again"))
    }
}
