import Foundation
import KataBase
import KataText

/// A step that the learner does once more, while the work of before waits in the history.
///
/// It stands in a file from before the work makes room until the work is back: after a runner that was killed in between,
/// the next command brings it back.
package struct Repetition: Codable, Equatable, Sendable {
    enum Phase: String, Codable {
        /// The work makes room.
        case beginning
        /// The learner works at the step.
        case running
        /// The work comes back.
        case ending
    }

    let chapter: String
    let step: Int
    let title: String
    /// The step that the chapter was at before.
    let stepBefore: Int
    /// The history's entry that holds the work of before.
    let kept: String
    /// What was remembered before.
    let remembered: SavedProgress
    let begun: Date
    /// Whether it was time for it.
    var wasDue: Bool?
    var phase = Phase.beginning
}

extension Repetition {
    private static func file(in workspace: Workspace) -> URL {
        workspace.stateFolder.appending(path: "again.json")
    }

    /// - Returns: nil where none is under way.
    static func load(from workspace: Workspace) -> Repetition? {
        (try? Data(contentsOf: file(in: workspace))).flatMap {
            try? JSONDecoder().decode(Repetition.self, from: $0)
        }
    }

    private func save(to workspace: Workspace) throws {
        try Files.write(try JSONEncoder().encode(self), to: Self.file(in: workspace))
    }

    /// Whether the chapter's work waits in the history meanwhile.
    static func isOf(_ chapter: String, in workspace: Workspace) -> Bool {
        load(from: workspace)?.chapter == chapter
    }

    /// What is said to who would begin another.
    var isUnderWay: KataError {
        KataError(
            "You are at step \(step) of \(chapter) once more already.",
            next: "Go on with ./kata check, or leave it with ./kata again --stop.")
    }

    /// - Parameter chapter: where a command is about one; nil where it is about all.
    /// - Throws: while a repetition is under way there, since its files would be taken for the learner's work.
    package static func refuse(_ command: String, of chapter: String? = nil, in workspace: Workspace)
        throws(KataError)
    {
        guard let repetition = load(from: workspace), chapter ?? repetition.chapter == repetition.chapter
        else {
            return
        }
        throw KataError(
            "\(repetition.chapter) is at step \(repetition.step) once more, and the work of before waits. './kata \(command)' is for that work.",
            next: "Bring it back first, with: ./kata again --stop")
    }

    /// Keeps the work, and puts the code of the step before in its place.
    static func begin(_ light: Light, in call: Call) throws {
        let (chapter, workspace) = (light.chapter, call.workspace)
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
        guard let kept = try call.keeper.keep(present, of: chapter, as: .before(AgainCommand.name)) else {
            throw KataError("Your work could not be kept.", next: "See what is wrong with: ./kata doctor")
        }
        var repetition = Repetition(
            chapter: chapter.name, step: light.step, title: light.title, stepBefore: chapter.step,
            kept: kept.id, remembered: call.progress.load(), begun: Date(),
            wasDue: light.due.map { $0 <= Date() })
        try repetition.save(to: workspace)
        try wanted.replace(present, in: workspace)
        try workspace.setStep(light.step, of: chapter)
        call.progress.change { progress in
            progress.forget(chapter.name)
            progress.chapter = chapter.name
        }
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
    func end(
        _ light: SavedProgress.Light? = nil, in workspace: Workspace, by keeper: WorkKeeper,
        willRestore: (RestoredWork) -> Void = { _ in }
    ) throws -> HistoryEntry? {
        let lock = try FileLock.forRepetition(in: workspace)
        defer { withExtendedLifetime(lock) {} }
        guard Self.load(from: workspace)?.begun == begun else {
            throw KataError(
                "Another command has brought your work on \(chapter) back meanwhile.",
                next: "See where you are with: ./kata")
        }
        let progress = ProgressFile(workspace)
        if let light { progress.change { $0.lights = ($0.lights ?? [:]).merging([key: light]) { $1 } } }
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
            RestoredWork(work: work, step: SwitchedStep(chapter: chapter.name, step: stepBefore)))
        let written = try keeper.replace(chapter, before: AgainCommand.name) { _ in work }
        try workspace.setStep(stepBefore, of: chapter)
        progress.change { now in
            var before = remembered
            (before.lights, before.played) = (now.lights, now.played)
            now = before
        }
        try FileManager.default.removeItem(at: Self.file(in: workspace))
        return written
    }

    /// How what is remembered of the step is called. A title stays where a newer version puts steps in between.
    var key: String { "\(chapter)/\(title)" }

    /// After a runner that was killed while it put one work in the place of another: brings the learner's back.
    ///
    /// - Returns: what to say of it; nil where there was nothing to do.
    static func mend(in call: Call) async throws -> String? {
        guard let found = load(from: call.workspace), found.phase != .running else { return nil }
        // One that is at work goes alone.
        return try await call.keeper.whileNobodyReads {
            guard let left = load(from: call.workspace), left.phase != .running else { return nil }
            try left.end(in: call.workspace, by: call.keeper)
            return "Your work on \(left.chapter) had made room for a step once more. It is back as it was."
        }
    }
}

/// The work that waited, as it comes back.
struct RestoredWork: Sendable {
    let work: Work
    /// What Package.swift says then.
    let step: SwitchedStep
}

extension FileLock {
    fileprivate static func forRepetition(in workspace: Workspace) throws(KataError) -> FileLock {
        try .forHistory(workspace.stateFolder.appending(path: "again"))
    }
}
