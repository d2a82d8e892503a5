import KataBase
import KataText

extension MemoryFile {
    /// The chapter that a command is about, which is from now on the one last worked on.
    package func takeUp(_ query: String?) throws(KataError) -> Chapter {
        remember(try Course(workspace).startedChapter(query))
    }

    /// Remembers the chapter last worked on, and what else there is to remember of it.
    @discardableResult
    package func remember(_ chapter: Chapter, _ change: (inout ChapterPage) -> Void = { _ in }) -> Chapter {
        let memory = self.change { memory in
            memory.chapter = chapter.name
            change(&memory[chapter.name])
        }
        var chapter = chapter
        chapter.isCurrent = true
        chapter.page = memory[chapter.name]
        return chapter
    }

    /// Changes a chapter's page.
    func changePage(of chapter: Chapter, _ change: (inout ChapterPage) -> Void) {
        self.change { change(&$0[chapter.name]) }
    }

    /// Changes the notes on the work at hand of a chapter.
    package func note(on chapter: Chapter, _ change: (inout ChapterPage.Notes) -> Void) {
        changePage(of: chapter) { change(&$0.notes) }
    }

    /// Remembers that a mistake was played.
    package func remember(_ title: String, playedIn chapter: Chapter) {
        change { $0[chapter.name].played = $0[chapter.name].played.filter { $0 != title } + [title] }
    }
}
