import KataBase
import KataText

/// An output of a chapter's text, named from elsewhere: `output red 1.2` is what a check prints at step 2 of chapter 1 before
/// it is solved. The chapter's own proof holds it against a check.
struct ShownOutput {
    let kind: Fence.Kind
    let chapter: Int
    let step: Int

    init(_ kind: Fence.Kind, chapter: Int, step: Int) {
        self.kind = kind
        self.chapter = chapter
        self.step = step
    }

    /// - Parameter info: the first line of a page's fence; nil where it names no output.
    init?(info: String) {
        guard let match = info.wholeMatch(of: /(output \w+) (\d+)\.(\d+)/),
            let kind = Fence.Kind(info: String(match.1)), let chapter = Int(match.2),
            let step = Int(match.3)
        else { return nil }
        self.init(kind, chapter: chapter, step: step)
    }

    /// - Throws: where there is no such chapter, or its text shows no such output.
    func text(in chapters: [Chapter]) throws(KataError) -> String {
        guard let chapter = chapters.first(where: { $0.number == chapter }) else {
            throw KataError(
                "There is no chapter \(chapter).",
                next: "Name one from 1 to \(chapters.map(\.number).max() ?? 0).")
        }
        guard let fence = try chapter.text().fences.first(where: { $0.kind == kind && $0.step == step })
        else {
            throw KataError(
                "Step \(step) of 'Chapters/\(chapter.textFile.lastPathComponent)' shows no '\(kind.outputName)'.",
                next: "Name a step that shows one.")
        }
        return fence.body
    }
}
