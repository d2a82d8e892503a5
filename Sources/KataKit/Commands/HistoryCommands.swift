import Foundation

extension Runner {
    /// The runner's own record of every state that was checked or about to be replaced.
    func history() throws(KataError) -> History {
        try workspace.confirmStateIsOwn()
        guard let git = Executable.find("git", environment: environment) else { throw .noGit }
        return History(directory: workspace.stateFolder.appending(path: "history.git"), git: git)
    }

    /// Records a state. What the history has to say (a broken one set aside) goes to standard error.
    @discardableResult
    func keep(_ work: Work, of chapter: Chapter, as kind: HistoryEntry.Kind) throws -> HistoryEntry? {
        let history = try history()
        let record = try history.record(
            chapter: chapter.name, step: chapter.step, files: work.files, kind: kind)
        if let notice = record.notice { console.printError(notice) }
        return record.entry
    }

    func keptSentence(_ entry: HistoryEntry?) -> String {
        guard let entry else { return "Nothing of yours had to make room." }
        return "Your work before this is kept: ./kata restore \(entry.id)"
    }

    /// `./kata history`: every state that was ever checked, newest first.
    func showHistory(_ query: String?) throws -> Status {
        let course = try course()
        let chapter = try query.map { query in try course.chapter(query) }
        let entries = try history().entries(chapter: chapter?.name)
        guard !entries.isEmpty else {
            console.print("Nothing has been checked yet, so there is no history.\n")
            console.print(console.next("./kata"))
            return .done
        }
        for entry in entries { console.print(line(for: entry, showsChapter: chapter == nil)) }
        console.print("\n" + console.next("bring one back with: ./kata restore <id>"))
        return .done
    }

    private func line(for entry: HistoryEntry, showsChapter: Bool) -> String {
        let what: String
        switch entry.kind {
        case .check(.green): what = style.green("GREEN")
        case .check(.red(let reason)):
            let words = Verdict.Reason(rawValue: reason)?.words ?? reason.printable
            what = style.red("RED") + (words.isEmpty ? "" : style.dim("  \(words)"))
        case .before(let command): what = style.dim("before \(command.printable)")
        }
        let place = showsChapter ? "\(entry.chapter.printable) step \(entry.step)" : "step \(entry.step)"
        return "\(style.yellow(entry.id))  \(Self.timestamp(entry.date))  \(place)  \(what)"
    }

    private static func timestamp(_ date: Date) -> String {
        let format = DateFormatter()
        format.locale = Locale(identifier: "en_US_POSIX")
        format.dateFormat = "yyyy-MM-dd HH:mm:ss"
        return format.string(from: date)
    }

    /// `./kata restore`: brings a recorded state back, with the step it was at.
    func restore(_ id: String) throws -> Status {
        let course = try course()
        let history = try history()
        let entry = try history.entry(id)
        guard let chapter = course.chapter(named: entry.chapter) else {
            throw KataError.manifest(.missing(chapter: entry.chapter))
        }
        let wanted = Work(files: try history.files(of: entry.id))
        let present = try Work.read(chapter.name, in: workspace)
        let kept = wanted == present ? nil : try keep(present, of: chapter, as: .before("restore"))
        try wanted.replace(present, in: workspace)
        try setStep(min(entry.step, chapter.steps), of: chapter)
        remember(chapter)

        console.print("\(chapter.name) is as it was at \(Self.timestamp(entry.date)), at step \(entry.step).")
        console.print(keptSentence(kept))
        console.print("\n" + console.next("./kata check"))
        return .done
    }
}
