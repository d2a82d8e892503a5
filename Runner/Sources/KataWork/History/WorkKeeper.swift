import Foundation
import KataBase
import KataEngine
import KataText

/// Keeps a learner's work in the history: each state that was checked, and each that makes room for another.
package struct WorkKeeper: Sendable {
    package let workspace: Workspace
    let environment: [String: String]
    let console: Console

    package init(workspace: Workspace, environment: [String: String], console: Console) {
        self.workspace = workspace
        self.environment = environment
        self.console = console
    }

    /// The runner's own record of every state that was checked or about to be replaced.
    package func history() throws(KataError) -> History {
        let git = try Git.find(environment: environment)
        return History(directory: workspace.stateFolder.appending(path: "history.git"), git: git)
    }

    /// Records a state. What the history has to say (a broken one set aside) goes to standard error.
    @discardableResult
    package func keep(
        _ work: Work, of chapter: Chapter, as kind: HistoryEntry.Kind, detail: CheckDetail = CheckDetail()
    ) throws -> HistoryEntry? {
        try keep(work, of: chapter.name, at: chapter.place, as: kind, detail: detail)
    }

    @discardableResult
    package func keep(
        _ work: Work, of chapter: String, at place: StepPlace, as kind: HistoryEntry.Kind,
        detail: CheckDetail = CheckDetail()
    ) throws -> HistoryEntry? {
        try record(work, of: chapter, at: place, as: kind, detail: detail).entry
    }

    func record(
        _ work: Work, of chapter: String, at place: StepPlace, as kind: HistoryEntry.Kind, detail: CheckDetail
    ) throws -> History.Record {
        let record = try history().record(
            chapter: chapter, step: place.step, test: place.test, files: work.files, kind: kind,
            detail: detail)
        if let notice = record.notice { console.printError(notice) }
        return record
    }

    /// Puts other work in the place of a chapter's, which is kept before.
    ///
    /// - Parameters:
    ///   - wanted: what shall be there, made from what is.
    ///   - command: what the history says that it was kept before.
    /// - Returns: a sentence that says how to get the present work back.
    package func replaceWork(
        of chapter: Chapter, before command: String, with wanted: (Work) throws -> Work
    ) throws -> String {
        if let repetition = chapter.repetition { throw repetition.refusal(of: command) }
        guard let kept = try replace(chapter, before: command, with: wanted) else {
            return "Nothing of yours had to make room."
        }
        return "Your work before this is kept: ./kata restore \(kept.id)"
    }

    /// - Returns: the entry that keeps the present work; nil where that is what is wanted.
    func replace(
        _ chapter: Chapter, before command: String, with wanted: (Work) throws -> Work
    ) throws -> HistoryEntry? {
        let present = try Work.read(chapter.name, in: workspace)
        let wanted = try wanted(present)
        // What was written while a step is done once more is not the work that waits.
        let detail = CheckDetail(isAgain: chapter.isOnceMore)
        let kept =
            wanted == present ? nil : try keep(present, of: chapter, as: .before(command), detail: detail)
        try wanted.replace(present, in: workspace)
        return kept
    }
}
