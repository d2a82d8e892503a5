import Foundation
import KataText

/// A class at one moment: who is where, who needs a visit, and what most of them have in common.
struct Board: Sendable {
    /// A person with what the board says of them.
    struct Line: Sendable {
        let row: BoardRow
        /// The reasons to visit them; who has one stands on top.
        let attention: [Attention]
        /// The number of the chapter's steps; nil where it is none of this workspace.
        let steps: Int?
        /// "1 · The invoice editor"; nil where the chapter is none of this workspace.
        let title: String?
    }

    /// The step where most people are of those who have not finished their chapter.
    struct Crowd: Equatable, Sendable, Encodable {
        let chapter: String
        let step: Int
        /// nil where the chapter is none of this workspace.
        let title: String?
        let people: Int
        let of: Int
    }

    /// The mistake that most people's own tests let through.
    struct Gap: Equatable, Sendable, Encodable {
        let mistake: String
        let people: Int
        /// The number of people whose tests were judged.
        let of: Int
    }

    let remote: String
    let now: Date
    /// The time when it was fetched; nil where it never was.
    let fetched: Date?
    /// The reason why it could not be fetched this time.
    let problem: String?
    let leftOut: Int
    /// Those who need a visit first, longest red first; then by name.
    let lines: [Line]
    /// People who are not in the room any more: nothing was heard of them for long.
    let away: [BoardRow]
    let crowd: Crowd?
    /// The number of those who have finished their chapter, and of those who have begun.
    let finished: (people: Int, of: Int)
    let gap: Gap?

    private static let longAbsence: TimeInterval = 2 * 3600

    /// - Parameter texts: of the chapters of this workspace, by name.
    init(
        _ rows: [BoardRow], remote: String, fetched: Date?, problem: String? = nil, leftOut: Int = 0,
        texts: [String: ChapterText], now: Date
    ) {
        (self.remote, self.now, self.fetched) = (remote, now, fetched)
        (self.problem, self.leftOut) = (problem, leftOut)
        let isAway = { (row: BoardRow) in
            row.place.map { now.timeIntervalSince($0.last) > Self.longAbsence } ?? false
        }
        let byName = rows.sorted {
            ($0.name.shown.lowercased(), $0.name.id) < ($1.name.shown.lowercased(), $1.name.id)
        }
        away = byName.filter(isAway)
        let present = byName.filter { !isAway($0) }
        let lines = present.map { row in
            let steps = row.place.flatMap { texts[$0.chapter]?.steps.count }
            let attention = row.place.map { Attention.all(for: $0, steps: steps, now: now) } ?? []
            let text = row.place.flatMap { texts[$0.chapter] }
            return Line(
                row: row, attention: attention, steps: steps, title: text.map { "\($0.number) · \($0.title)" }
            )
        }
        let urgency = { (line: Line) in
            line.attention.isEmpty ? -1 : line.row.place?.minutes(until: now) ?? 0
        }
        // Sorting keeps the order of equals: by name.
        self.lines = lines.enumerated().sorted { a, b in
            let (one, other) = (urgency(a.element), urgency(b.element))
            return one == other ? a.offset < b.offset : one > other
        }.map(\.element)
        let places = present.compactMap(\.place)
        let working = places.filter { !$0.isThrough(texts[$0.chapter]?.steps.count) }
        finished = (places.count - working.count, places.count)
        let steps = working.map { StepKey(chapter: $0.chapter, step: $0.step) }
        crowd = steps.most(of: working.count).map { key, people in
            Crowd(
                chapter: key.chapter, step: key.step,
                title: texts[key.chapter]?.steps[safe: key.step - 1]?.title,
                people: people, of: working.count)
        }
        let judged = places.compactMap(\.letThrough)
        gap = judged.flatMap { Set($0) }.most(of: judged.count).map {
            Gap(mistake: $0, people: $1, of: judged.count)
        }
    }

    private struct StepKey: Hashable, Comparable {
        let chapter: String
        let step: Int

        static func < (a: Self, b: Self) -> Bool { (a.chapter, a.step) < (b.chapter, b.step) }
    }
}
