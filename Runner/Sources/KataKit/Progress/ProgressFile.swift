import KataBase
import KataText

/// What the runner remembers between two commands, as it is on disk at each moment: another runner may change it meanwhile.
struct ProgressFile {
    let workspace: Workspace

    init(_ workspace: Workspace) { self.workspace = workspace }

    func load() -> SavedProgress { SavedProgress.load(from: workspace) }

    /// Changes what is remembered.
    func change(_ change: (inout SavedProgress) -> Void) {
        let before = load()
        var progress = before
        change(&progress)
        if progress != before { progress.save(to: workspace) }
    }

    /// The chapter that a command is about, which is from now on the one last worked on.
    func takeUp(_ query: String?) throws(KataError) -> Chapter {
        let course = try Course(workspace)
        return remember(try course.startedChapter(query), of: course)
    }

    /// Remembers the chapter last worked on, and what else there is to remember.
    @discardableResult
    func remember(
        _ chapter: Chapter, of course: Course, _ change: (inout SavedProgress) -> Void = { _ in }
    ) -> Chapter {
        var progress = course.progress
        progress.chapter = chapter.name
        change(&progress)
        if progress != course.progress { progress.save(to: workspace) }
        var chapter = chapter
        chapter.isCurrent = true
        chapter.lastGreen = progress.green
        return chapter
    }

    /// Remembers that a mistake was played.
    func remember(_ title: String, playedIn chapter: Chapter) {
        change { progress in
            let played = progress.played ?? [:]
            let others = (played[chapter.name] ?? []).filter { $0 != title }
            progress.played = played.merging([chapter.name: others + [title]]) { $1 }
        }
    }

    // MARK: Judgements

    /// Remembers what is not guarded yet: for the next hints, and for the overview.
    func remember(_ judgement: Judgement, of chapter: Chapter, _ text: ChapterText) {
        change { progress in
            let unseen = judgement.unguarded.flatMap(\.mistakes).map(\.title)
            progress.unseen = unseen.isEmpty ? nil : .init(chapter: chapter.name, mistakes: unseen)
            for step in Set(judgement.mistakes.map(\.step)) {
                guard text.steps[step - 1].isOwn else { continue }
                let leaks = Leaks(judgement.of(step: step))
                let key = "\(chapter.name)/\(step)"
                progress.unguarded = progress.unguarded ?? [:]
                progress.unguarded?[key] = leaks.promises.isEmpty ? nil : leaks.promises
                progress.tried = progress.tried ?? [:]
                progress.tried?[key] = .init(mistakes: leaks.tried, through: leaks.through)
            }
        }
    }

    /// The next hint is about the step again.
    func forgetJudgement() { change { $0.unseen = nil } }

    /// What was known of a chapter's tests is no longer so.
    func forgetJudgement(of chapter: Chapter) {
        change { progress in
            let isOther = { (key: String) in !key.hasPrefix("\(chapter.name)/") }
            progress.unguarded = progress.unguarded?.filter { isOther($0.key) }
            progress.tried = progress.tried?.filter { isOther($0.key) }
            progress.moves = progress.moves?.filter { isOther($0.key) }
            if progress.unseen?.chapter == chapter.name { progress.unseen = nil }
        }
    }

    // MARK: Hints

    /// Whether so many hints were noted as shown: a full disk, or one that may only be read, cannot hold it.
    func hasNoted(_ hints: [String: Int]) -> Bool {
        let noted = load().hints
        return hints.allSatisfy { noted[$0] == $1 }
    }
}
