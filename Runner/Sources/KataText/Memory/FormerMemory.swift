import Foundation

/// The memory as versions up to 0.10 wrote it: all chapters' notes side by side, by "Chapter/step".
struct FormerMemory: Decodable {
    private let hints: [String: Int]
    private let green: String?
    private let unguarded: [String: [String]]?
    private let tried: [String: ChapterPage.Tried]?
    private let played: [String: [String]]?
    private let unseen: Unseen?
    private let lights: [String: ChapterPage.Light]?
    private let former: [Former]?

    private struct Unseen: Decodable {
        let chapter: String
        let mistakes: [String]
    }

    private struct Former: Decodable {
        let chapter: String
        let steps: [Renumbering.Heading]
        let end: Date
    }

    /// The same, a page a chapter.
    var pages: [String: ChapterPage] {
        var pages: [String: ChapterPage] = [:]
        /// Does something with what belongs to a step, or to a title.
        func each<Value>(_ values: [String: Value]?, _ note: (inout ChapterPage, Value, Int?, String) -> Void)
        {
            for (key, value) in values ?? [:] {
                let parts = key.split(separator: "/", maxSplits: 1).map(String.init)
                guard parts.count == 2 else { continue }
                note(&pages[parts[0], default: ChapterPage()], value, Int(parts[1]), parts[1])
            }
        }
        each(hints) { page, number, step, title in
            if let step {
                page.notes.hints[step] = number
            } else {
                page.notes.hintsOnMistakes[title] = number
            }
        }
        each(green.map { [$0: true] }) { page, _, step, _ in page.notes.green = step }
        each(unguarded) { page, promises, step, _ in step.map { page.notes.unguarded[$0] = promises } }
        each(tried) { page, tried, step, _ in step.map { page.notes.tried[$0] = tried } }
        each(lights) { page, light, _, title in page.lights[title] = light }
        for (chapter, titles) in played ?? [:] { pages[chapter, default: ChapterPage()].played = titles }
        if let unseen { pages[unseen.chapter, default: ChapterPage()].notes.unseen = unseen.mistakes }
        for former in former ?? [] {
            pages[former.chapter, default: ChapterPage()].former.append(
                .init(steps: former.steps, end: former.end))
        }
        return pages
    }
}
