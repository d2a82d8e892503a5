import Foundation
import KataText

/// A state of a chapter that the history holds.
package struct HistoryEntry: Sendable, Equatable {
    package enum Color: Sendable, Equatable {
        case green
        /// Red, with a word on why, as `check` has it; empty where there is none.
        case red(String)
    }

    package enum Kind: Sendable, Equatable {
        /// The state was checked.
        case check(Color)
        /// The state was about to be replaced by this command.
        case before(String)
    }

    /// The name of the entry in a command: the beginning of its commit's hash, long enough to be the only
    /// one.
    package let id: String
    /// The time of the entry, to the second.
    package let date: Date
    package let chapter: String
    package let step: Int
    /// The newest test of the step that was on; nil where all were.
    package var test: Int?
    package let kind: Kind
    package var detail = CheckDetail()

    /// True for a check in which all tests of the step were on, and green.
    var isStepGreen: Bool { kind == .check(.green) && test == nil }

    /// - Parameter isAgain: whether the step was done once more.
    func isCheck(at place: StepPlace, isAgain: Bool) -> Bool {
        guard case .check = kind else { return false }
        return self.place == place && detail.isAgain == isAgain
    }

    package var place: StepPlace { StepPlace(step: step, test: test) }

    package var timestamp: String { date.timestamp }
}

extension [HistoryEntry] {
    /// True where other work than that of a check was green at its place.
    func haveOtherGreen(than check: HistoryEntry) -> Bool {
        contains {
            $0.kind == .check(.green) && $0.detail.ran != check.detail.ran
                && $0.isCheck(at: check.place, isAgain: check.detail.isAgain)
        }
    }
}

extension Date {
    /// The time in a sentence: "at 09:30", with the day where that is not today.
    package var moment: String {
        let words = timestamp.split(separator: " ")
        let day = Date().timestamp.hasPrefix(words[0]) ? "" : "on \(words[0]) "
        return "\(day)at \(words[1].prefix(5))"
    }

    /// The time for a reader: "2026-03-01 09:30:00", in the machine's time zone.
    package var timestamp: String {
        let format = DateFormatter()
        format.locale = Locale(identifier: "en_US_POSIX")
        format.dateFormat = "yyyy-MM-dd HH:mm:ss"
        return format.string(from: self)
    }
}
