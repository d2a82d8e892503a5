import Foundation
import KataKit
import KataWork

/// The place of one person, as far as what they pushed says.
struct BoardRow: Equatable, Sendable {
    /// The newest check, and what led to it.
    struct Place: Equatable, Sendable {
        let chapter: String
        let step: Int
        /// The newest test of the step that is on; nil where all are.
        let test: Int?
        let color: HistoryEntry.Color
        /// The time since which it has been that colour at that step.
        let since: Date
        /// The time when something new was there.
        let last: Date
        /// Of the step, as far as they are known.
        let checks: Int
        let hints: Int
        /// True where our solution took the place of their code in the step.
        var tookSolution = false
        let failure: String?
        /// The number of checks in a row that had that failure.
        let repeats: Int
        /// The mistakes that got through when their tests were last judged; nil where they never were.
        let letThrough: [String]?

        var isGreen: Bool { color == .green }
    }

    let name: SharedName
    /// nil where nothing of it can be read.
    let place: Place?
    /// The oddity of it.
    var remark: String?

    static let unreadable = "nothing that ./kata wrote"
    static let notBegun = "has not begun"
}

extension BoardRow {
    /// The work that a learner pushed of a chapter.
    struct Pushed: Sendable {
        /// Newest first.
        let entries: [HistoryEntry]
        /// The newest one came after that, whatever it says itself; nil where it is not known.
        var heard: Date?
    }

    /// - Parameters:
    ///   - chapters: a person's.
    ///   - now: nothing happened after that, whatever a commit says.
    package init(_ name: SharedName, _ chapters: [Pushed], remark: String? = nil, now: Date) {
        self.name = name
        let places = chapters.compactMap { Place($0, now: now) }
        place = places.max { $0.last < $1.last }
        let newest = chapters.flatMap(\.entries).map(\.date).max() ?? now
        let ahead = Int(newest.timeIntervalSince(now) / 60)
        let isKept = chapters.flatMap(\.entries).allSatisfy { entry in
            if case .before = entry.kind { SharedRef.isChapter(entry.chapter) } else { false }
        }
        let isBeginner = isKept && !chapters.allSatisfy(\.entries.isEmpty)
        self.remark =
            remark
            ?? (place == nil
                ? isBeginner ? Self.notBegun : Self.unreadable
                : ahead > 1 ? "its clock is \(ahead) minutes ahead" : nil)
    }
}

extension BoardRow.Place {
    fileprivate init?(_ pushed: BoardRow.Pushed, now: Date) {
        // A step that is done once more was solved before, and does not say how far the learner is.
        let entries = pushed.entries.filter { !$0.detail.isAgain && $0.kind != .before("again") }
        let checks = entries.compactMap { entry -> (entry: HistoryEntry, color: HistoryEntry.Color)? in
            if case .check(let color) = entry.kind { return (entry, color) }
            return nil
        }
        guard let (newest, color) = checks.first, SharedRef.isChapter(newest.chapter) else { return nil }
        let here = checks.prefix { $0.entry.step == newest.step }.map(\.entry)
        let alike = checks.prefix {
            $0.entry.step == newest.step && ($0.color == .green) == (color == .green)
        }
        let date = { (date: Date) in min(date, now) }
        chapter = newest.chapter
        step = newest.step
        test = newest.test
        self.color = color
        since = alike.map { date($0.entry.date) }.min() ?? date(newest.date)
        last = max(date(newest.date), pushed.heard ?? .distantPast)
        self.checks = here.count
        // Hints and solutions are noted as they are taken, between the checks.
        let all = entries.prefix { $0.step == newest.step }
        hints = min(99, all.compactMap(\.detail.hints).max() ?? 0)
        tookSolution = all.contains { $0.kind == .before("solution --apply") }
        failure = newest.detail.failure
        repeats = failure == nil ? 0 : here.prefix { $0.detail.failure == newest.detail.failure }.count
        letThrough = checks.lazy.compactMap(\.entry.detail.letThrough).first
    }
}

/// The reasons why a learner may need a visit.
enum Attention: Equatable, Sendable {
    case red(minutes: Int)
    case again(times: Int, failure: String)
    case silent(minutes: Int)

    private static let longRed = 10
    private static let manyTimes = 4
    private static let longSilence = 15

    /// - Parameter steps: of the row's chapter, where that is known: who is through may be silent.
    static func all(for place: BoardRow.Place, steps: Int?, now: Date) -> [Attention] {
        var all: [Attention] = []
        let minutes = place.minutes(until: now)
        if !place.isGreen, minutes >= longRed { all.append(.red(minutes: minutes)) }
        if let failure = place.failure, !place.isGreen, place.repeats >= manyTimes {
            all.append(.again(times: place.repeats, failure: failure))
        }
        let silence = Int(now.timeIntervalSince(place.last) / 60)
        if silence >= longSilence, !place.isThrough(steps) { all.append(.silent(minutes: silence)) }
        return all
    }

    var words: String {
        switch self {
        case .red(let minutes): "red for \(minutes) minutes"
        case .again(let times, let failure): "the same failure \(times) times: \(failure.printable)"
        case .silent(let minutes): "nothing new for \(minutes) minutes"
        }
    }
}

extension BoardRow.Place {
    /// - Parameter steps: of the chapter; nil where that is not known.
    func isThrough(_ steps: Int?) -> Bool { isGreen && step == steps && test == nil }

    /// In this colour.
    func minutes(until now: Date) -> Int { max(0, Int(now.timeIntervalSince(since) / 60)) }
}
