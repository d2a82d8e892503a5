import Foundation

/// The course of a chapter's work, from its checks in the history.
///
/// The time is from one check to the next, without the machine's time for builds and runs. A gap longer than
/// ten minutes counts as a pause, and a pause counts as nothing, in the whole as in a red. A state that was
/// checked twice in a row is one check. Work by hand between two checks, with `swift test`, is no part of a
/// red: nobody knows how long it was red, or was built.
package struct ChapterRecord: Equatable, Sendable {
    /// The time from a first red to the next green.
    struct Red: Equatable, Sendable {
        /// The step at which it began.
        let step: Int
        let seconds: TimeInterval
    }

    let checks: Int
    /// nil where no two checks followed each other without a pause.
    let seconds: TimeInterval?
    /// The first of those that are as long; nil where there is none, or none without a pause in all of it.
    let longestRed: Red?
    /// The number of tests that the learner wrote.
    var ownTests = 0
    /// The number of mistakes that were caught; nil where they were not counted.
    var mistakesCaught: Int?
}

extension ChapterRecord {
    /// - Parameter entries: a chapter's, newest first, as the history has them.
    package init(_ entries: [HistoryEntry], ownTests: Int = 0) {
        let checks = entries.reversed().filter { $0.isCheck && !$0.detail.isAgain }
        let ended = checks.lastIndex(where: \.isGreen).map { checks[...$0] } ?? []
        // Between two greens are the gaps that a red check begins.
        let reds = Gap.all(between: ended).split(whereSeparator: \.isAfterGreen).compactMap { gaps in
            gaps.first.flatMap { first in
                Gap.time(gaps.filter { !$0.isByHand }).map { Red(step: first.step, seconds: $0) }
            }
        }
        self.init(
            checks: checks.count, seconds: Gap.time(Gap.all(between: checks[...])),
            longestRed: reds.max { $0.seconds < $1.seconds }, ownTests: ownTests)
    }
}

extension ChapterRecord {
    /// The time from check to check, pauses and the machine's time left out; nil where there are none but
    /// pauses.
    ///
    /// - Parameter start: when the first of them was begun, where that counts, too.
    static func seconds(of checks: [HistoryEntry], since start: Date? = nil) -> TimeInterval? {
        let starts = (start.map { [$0] } ?? []) + checks.map(\.date)
        return Gap.sum(zip(starts, start == nil ? checks.dropFirst() : checks[...]).map(Gap.seconds))
    }
}

/// The time between two checks.
private struct Gap {
    /// The step of the first.
    let step: Int
    let isAfterGreen: Bool
    /// True where somebody built the package without the runner meanwhile.
    let isByHand: Bool
    /// The learner's own; nil for a pause, and where the clock was set back.
    let seconds: TimeInterval?

    static let longest: TimeInterval = 10 * 60

    static func all(between checks: ArraySlice<HistoryEntry>) -> [Gap] {
        zip(checks, checks.dropFirst()).map { check, next in
            Gap(
                step: check.step, isAfterGreen: check.isGreen,
                isByHand: next.detail.builtByHand.map { check.date <= $0 } ?? false,
                seconds: seconds(from: check.date, to: next))
        }
    }

    static func seconds(from date: Date, to next: HistoryEntry) -> TimeInterval? {
        let seconds = next.date.timeIntervalSince(date)
        guard seconds >= 0 else { return nil }
        // Dates are whole seconds.
        let own = max(0, seconds - next.detail.waited)
        return own <= longest ? own : nil
    }

    /// - Returns: nil where there are none but pauses.
    static func time(_ gaps: some Sequence<Gap>) -> TimeInterval? { sum(gaps.map(\.seconds)) }

    static func sum(_ seconds: [TimeInterval?]) -> TimeInterval? {
        let times = seconds.compactMap(\.self)
        return times.isEmpty ? nil : times.reduce(0, +)
    }
}

extension HistoryEntry {
    fileprivate var isGreen: Bool { kind == .check(.green) }

    fileprivate var isCheck: Bool {
        if case .check = kind { return true }
        return false
    }
}
