import Foundation
import KataBase
import KataText

/// Every state that was ever checked or about to be replaced, in a git repository of the runner's own.
///
/// A chapter is a branch and an entry a commit with the chapter's files and, in its message, the step and what the
/// check said. The learner's own repository, configuration, hooks and signing play no part in it.
///
/// Two runners may record at once; both entries are kept. A runner that is killed while it records leaves either
/// the whole entry or none, and never something that stops the next one.
package struct History: Sendable {
    /// The result of handing over a state.
    package struct Record: Sendable, Equatable {
        /// The entry that keeps the state: a new one, or the newest where that holds the same already.
        let entry: HistoryEntry
        /// The sentence for the learner where a damaged history was set aside.
        let notice: String?
        /// The earlier checks that ran the same, of the last hundred entries, newest first.
        var before: [HistoryEntry] = []
        /// True where there is a new entry.
        let isNew: Bool
        /// True for the first check at its place, of the last hundred entries.
        var isFirst = false
        /// True where the entry before holds the same files.
        var isSameWork = false
        /// True where other work was green at its place, in one of the last hundred entries.
        var wasGreenBefore = false
        /// The time of the first of the checks at its place that follow one another.
        var began: Date?
    }

    /// The repository, made when something is first recorded: `.kata/history.git`.
    let directory: URL
    /// The program.
    let git: URL

    package init(directory: URL, git: URL) {
        self.directory = directory
        self.git = git
    }

    /// The sentence about a history that had to be set aside.
    static func setAside(as name: String) -> String {
        "The history was damaged. It is kept as .kata/\(name), and a new one has begun."
    }

    var repository: HistoryRepository { HistoryRepository(directory: directory, git: git) }

    /// Keeps a state.
    ///
    /// A damaged repository is renamed and another begun; `Record.notice` says so.
    ///
    /// - Parameters:
    ///   - files: the chapter's files by their paths, relative to the workspace.
    ///   - detail: what more there is to say of a check.
    ///   - date: when; whole seconds are kept.
    func record(
        chapter: String, step: Int, test: Int? = nil, files: [String: Data], kind: HistoryEntry.Kind,
        detail: CheckDetail = CheckDetail(), date: Date = Date()
    ) throws(KataError) -> Record {
        let lock = try FileLock.forHistory(directory)
        defer { withExtendedLifetime(lock) {} }
        let message = HistoryMessage(
            chapter: chapter, step: step, test: test, kind: kind, files: files, detail: detail)
        var notice: String?
        var reason = ""
        for _ in 0..<5 {
            try repository.create()
            let tip = repository.tips()[chapter]
            let newest =
                try tip.map { tip throws(KataError) in
                    try log(tip, limit: detail.ran == nil ? 1 : 100).commits
                } ?? []
            let entries = newest.map(\.entry)
            let before = entries.filter { detail.ran != nil && $0.detail.ran == detail.ran }
            if let newest = newest.first, message.addsNothing(to: newest.message) {
                return Record(
                    entry: newest.entry, notice: notice, before: before, isNew: false,
                    wasGreenBefore: entries.haveOtherGreen(than: newest.entry),
                    began: began(entries, at: newest.entry))
            }
            let commit = FastImport(
                ref: "refs/heads/\(chapter)", parent: tip, message: message.text, date: date, files: files)
            let answer = try repository.run(
                ["fast-import", "--quiet", "--done", "--date-format=raw"], input: commit.stream)
            guard let failure = answer.failure else {
                try repository.tidy()
                let hash = String(decoding: answer.output, as: UTF8.self).trimmed
                let entry = HistoryEntry(
                    id: repository.shortened(hash), date: Date(timeIntervalSince1970: commit.seconds),
                    chapter: chapter, step: step, test: test, kind: kind, detail: detail)
                return Record(
                    entry: entry, notice: notice, before: before, isNew: true,
                    isFirst: !entries.contains { $0.isCheck(at: entry.place, isAgain: detail.isAgain) },
                    isSameWork: newest.first?.message.state == message.state,
                    wasGreenBefore: entries.haveOtherGreen(than: entry),
                    began: began([entry] + entries, at: entry))
            }
            reason = failure
            // After a git that was killed here, or one that was faster, another turn is enough.
            if repository.removeLocks() || repository.tips()[chapter] != tip { continue }
            guard try repository.isDamaged() else { break }
            notice = Self.setAside(as: try repository.setAside())
        }
        throw .failed(reason, directory: directory.path)
    }

    private func began(_ newest: [HistoryEntry], at entry: HistoryEntry) -> Date? {
        newest.prefix { $0.isCheck(at: entry.place, isAgain: entry.detail.isAgain) }.last?.date
    }
}
