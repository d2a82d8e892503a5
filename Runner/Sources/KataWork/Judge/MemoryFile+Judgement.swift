import KataText

extension MemoryFile {
    /// Remembers what is not guarded yet: for the next hints, and for the overview.
    package func remember(_ judgement: Judgement, of chapter: Chapter, _ text: ChapterText) {
        note(on: chapter) { notes in
            notes.unseen = judgement.unguarded.flatMap(\.mistakes).map(\.title)
            for step in Set(judgement.mistakes.map(\.step)) where text.steps[step - 1].isOwn {
                let leaks = Leaks(judgement.of(step: step))
                notes.unguarded[step] = leaks.promises.isEmpty ? nil : leaks.promises
                notes.tried[step] = .init(mistakes: leaks.tried, through: leaks.through)
            }
        }
    }

    /// The next hint of the chapter is about the step again.
    func forgetUnseen(of chapter: Chapter) { note(on: chapter) { $0.unseen = [] } }
}
