import Foundation
import KataBase
import KataText

/// A step that was green: when that was last, and when it is time to do it once more.
package struct Light: Sendable {
    package let chapter: Chapter
    package let step: Int
    let title: String
    /// The time when it was green last; nil where nobody knows.
    package let date: Date?
    /// The time when it is due. It is long past where only a clock that was ahead knows when it was green;
    /// nil where nobody knows.
    package let due: Date?

    /// - Parameters:
    ///   - dates: at which it was green. A date to come is none: the clock was ahead then, and the step would be hidden until
    ///     that day.
    ///   - level: how often it went well in a row.
    init(chapter: Chapter, step: Int, title: String, dates: [Date], level: Int, now: Date) {
        (self.chapter, self.step, self.title) = (chapter, step, title)
        // A clock that was set right may have been hours ahead, as that of a machine with two systems.
        date = dates.filter { $0 <= now + 24 * 60 * 60 }.max()
        due = date.map { Self.due(after: $0, at: level) } ?? (dates.isEmpty ? nil : .distantPast)
    }

    /// The pauses before a step is due, by its level.
    private static let pauses: [(days: Int, words: String)] = [
        (2, "in two days"), (7, "in a week"), (30, "in a month"),
    ]

    static let levels = pauses.count

    private static func pause(at level: Int) -> (days: Int, words: String) {
        pauses[min(level, levels - 1)]
    }

    /// The pause in words, from now on: "in a week".
    package static func words(for level: Int) -> String { pause(at: level).words }

    /// The hour at which a day begins: what is green past midnight belongs to the evening before.
    private static let morning = 4

    /// The time when a step is due that was green at a date: days later, from the morning on.
    static func due(after date: Date, at level: Int, in zone: TimeZone = .current) -> Date {
        var calendar = Calendar(identifier: .gregorian)
        calendar.timeZone = zone
        var day = calendar.dateComponents([.year, .month, .day, .hour], from: date)
        let isNight = (day.hour ?? 0) < morning
        day.day = (day.day ?? 1) + pause(at: level).days - (isNight ? 1 : 0)
        day.hour = morning
        return calendar.date(from: day) ?? date
    }

    package var name: String { "\(chapter.number).\(step) · \(title)" }
}

/// All steps of the learner's that were green and are behind, those longest ago first.
package struct Lights: Sendable {
    package let all: [Light]

    package init(of course: Course, by keeper: WorkKeeper, now: Date = Date()) throws {
        let started = course.chapters.filter(\.isStarted)
        let entries = started.isEmpty ? [] : try keeper.history().entries()
        var all: [Light] = []
        for chapter in started {
            let headings = Renumbering.Heading.all(in: try Files.text(chapter.textFile))
            let past = StepsPast(entries, of: chapter, headings)
            for (index, heading) in headings.enumerated() where past.isBehind(index + 1) {
                let saved = chapter.page.lights[heading.title]
                all.append(
                    Light(
                        chapter: chapter, step: index + 1, title: heading.title,
                        dates: past.green[index + 1, default: []] + [saved?.date].compactMap(\.self),
                        level: saved?.level ?? 0, now: now))
            }
        }
        // Of those of one day, the one that was green first.
        self.all = all.sorted {
            ($0.due ?? .distantFuture, $0.date ?? .distantPast)
                < ($1.due ?? .distantFuture, $1.date ?? .distantPast)
        }
    }

    /// The one that has been due for longest; nil where none is.
    package func due(by now: Date = Date()) -> Light? { all.first { $0.due.map { $0 <= now } ?? false } }
}

/// The past of a chapter's steps as the history has it, by the numbers that they have now.
struct StepsPast: Sendable {
    /// The times when each step was green.
    private(set) var green: [Int: [Date]] = [:]
    private let chapter: Chapter
    /// The checks, oldest first, each at its step's present number. Those of a step done once more are not among them.
    private let checks: [(step: Int, entry: HistoryEntry)]

    /// - Parameter entries: newest first, of any chapters.
    init(_ entries: [HistoryEntry], of chapter: Chapter, _ headings: [Renumbering.Heading]) {
        self.chapter = chapter
        checks = entries.reversed().compactMap { entry in
            guard entry.chapter == chapter.name, case .check = entry.kind, !entry.detail.isAgain else {
                return nil
            }
            guard let then = chapter.page.steps(at: entry.date) else {
                return (entry.step, entry)
            }
            return Renumbering(from: then, to: headings).number(of: entry.step).map { ($0, entry) }
        }
        for (step, entry) in checks where entry.isStepGreen {
            green[step, default: []].append(entry.date)
        }
    }

    /// True where the learner is through with a step.
    func isBehind(_ step: Int) -> Bool {
        step < chapter.step
            || step == chapter.step && step == chapter.steps
                && checks.last { $0.step == step }?.entry.isStepGreen ?? false
    }

    /// The time that the step took when it was done first; nil where nobody knows.
    func seconds(of step: Int) -> TimeInterval? {
        let visit = checks.drop { $0.step != step }.prefix { $0.step == step }
        return ChapterRecord.seconds(of: visit.map(\.entry))
    }

    /// The number of mistakes that got through when the step's tests were judged last; nil where none was
    /// tried.
    func through(at step: Int) -> Int? {
        checks.last { $0.step == step && $0.entry.detail.letThrough != nil }?.entry.detail.letThrough?.count
    }
}
