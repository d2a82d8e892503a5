import Foundation
import KataBase
import KataText

/// A step that was green: when that was last, and when it is time to do it once more.
struct Light: Sendable {
    let chapter: Chapter
    let step: Int
    let title: String
    /// When it was green last; nil where nobody knows.
    let date: Date?
    /// How often it went well in a row.
    let level: Int

    /// What passes before a step is due, by its level.
    private static let pauses: [(days: Double, words: String)] = [
        (2, "in two days"), (7, "in a week"), (30, "in a month"),
    ]

    static let levels = pauses.count

    private static func pause(at level: Int) -> (days: Double, words: String) {
        pauses[min(level, levels - 1)]
    }

    /// In words, from now on.
    static func words(for level: Int) -> String { pause(at: level).words }

    /// nil where nobody knows when it was green.
    var due: Date? { date.map { $0 + Self.pause(at: level).days * 24 * 60 * 60 } }

    var name: String { "\(chapter.number).\(step) · \(title)" }
}

/// All steps of the learner's that were green and are behind, those longest ago first.
struct Lights: Sendable {
    let all: [Light]

    init(of course: Course, by keeper: WorkKeeper) throws {
        let started = course.chapters.filter(\.isStarted)
        let entries = started.isEmpty ? [] : try keeper.history().entries()
        var all: [Light] = []
        for chapter in started {
            let headings = Renumbering.Heading.all(in: try Files.text(chapter.textFile))
            let past = StepsPast(entries, of: chapter, headings, in: course)
            for (index, heading) in headings.enumerated() where past.isBehind(index + 1) {
                let saved = course.progress.lights?["\(chapter.name)/\(heading.title)"]
                let dates = [past.green[index + 1], saved?.date].compactMap(\.self)
                all.append(
                    Light(
                        chapter: chapter, step: index + 1, title: heading.title, date: dates.max(),
                        level: saved?.level ?? 0))
            }
        }
        self.all = all.sorted { ($0.due ?? .distantFuture) < ($1.due ?? .distantFuture) }
    }

    /// The one that has been due for longest; nil where none is.
    func due(by now: Date = Date()) -> Light? { all.first { $0.due.map { $0 <= now } ?? false } }
}

/// What the history says of a chapter's steps, by the numbers that they have now.
struct StepsPast: Sendable {
    /// When each step was green last.
    private(set) var green: [Int: Date] = [:]
    private let chapter: Chapter
    /// The checks, oldest first, each at its step's present number. Those of a step done once more are not among them.
    private let checks: [(step: Int, entry: HistoryEntry)]

    /// - Parameter entries: newest first, of any chapters.
    init(_ entries: [HistoryEntry], of chapter: Chapter, _ headings: [Renumbering.Heading], in course: Course)
    {
        self.chapter = chapter
        checks = entries.reversed().compactMap { entry in
            guard entry.chapter == chapter.name, case .check = entry.kind, !entry.detail.isAgain else {
                return nil
            }
            guard let then = course.progress.steps(of: chapter.name, at: entry.date) else {
                return (entry.step, entry)
            }
            return Renumbering(from: then, to: headings).number(of: entry.step).map { ($0, entry) }
        }
        for (step, entry) in checks where entry.kind == .check(.green) { green[step] = entry.date }
    }

    /// Whether the learner is through with a step.
    func isBehind(_ step: Int) -> Bool {
        step < chapter.step
            || step == chapter.step && step == chapter.steps
                && checks.last { $0.step == step }?.entry.kind == .check(.green)
    }

    /// How long the step took when it was done first; nil where nobody knows.
    func seconds(of step: Int) -> TimeInterval? {
        let visit = checks.drop { $0.step != step }.prefix { $0.step == step }
        return ChapterRecord.seconds(between: visit.map(\.entry.date))
    }

    /// How many mistakes got through when the step's tests were judged last; nil where none was tried.
    func through(at step: Int) -> Int? {
        checks.last { $0.step == step && $0.entry.detail.letThrough != nil }?.entry.detail.letThrough?.count
    }
}
