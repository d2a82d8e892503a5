import Foundation

/// The verdict on a learner's work: a check, and the worth of the learner's tests where the step's test is
/// theirs.
///
/// One that is told early knows less than the one that follows it. Neither is ever changed.
@dynamicMemberLookup
package struct Verdict: Equatable, Sendable {
    package let check: Check
    /// The facts about the learner's tests; nil where the step's test is ours.
    package let own: Own?
    /// The earlier checks of the same files, newest first.
    var before: [HistoryEntry] = []
    /// That nobody has seen the newest tests fail; nil where they were red, or where they are the learner's.
    package var atOnce: AtOnce?
    /// True where the step was green with other work before: it was tidied since.
    package var isTidied = false
    /// What the systems of Apple's would say of it; nil where that is nothing, or is not known.
    package var onApple: AppleRemarks?
    /// The time of the first check of a round with folded promises; nil in any other step.
    package var began: Date?

    package enum AtOnce: Sendable {
        /// The code is as it was when the tests were switched on.
        case ahead
        /// The code was changed before the first check.
        case untested
    }

    package init(_ check: Check, own: Own? = nil) {
        self.check = check
        self.own = own
    }

    package subscript<Value>(dynamicMember member: KeyPath<Check, Value>) -> Value { check[keyPath: member] }

    /// The last check of the same files that said otherwise; nil where all said the same.
    package var otherwise: HistoryEntry? {
        before.first { $0.kind != .check(.green) ? check.isGreen : !check.isGreen }
    }

    /// The last check of the same files whose build came to its end.
    package var built: HistoryEntry? {
        before.first { $0.kind != .check(.red(Check.Reason.timeout.rawValue)) }
    }

    /// True where the machine is to blame rather than the code: it had no time, or a build that came to its
    /// end before did not now.
    var asksForPatience: Bool { check.busy != nil || check.exceededBuildLimit != nil && built != nil }

    /// True where the step's test is the learner's, and catches none of the step's mistakes.
    var guardsNothing: Bool { check.isGreen && own?.judgement?.guardsNothing ?? false }

    /// The facts about the learner's tests in a step whose test is theirs.
    package struct Own: Equatable, Sendable {
        package enum Phase: String, Sendable {
            /// The learner has not written a test yet.
            case untouched
            /// The work is red, and the tests are still being judged.
            case unknown
            /// The work is red; whether the tests accept what keeps the promises is known.
            case red
            /// The work is green; mistakes may get through.
            case green
            /// Nothing gets through, and our test sees something.
            case seenByOurs
        }

        package let phase: Phase
        package let judgement: Judgement?
        /// The lines of our tests that fail.
        package let source: [String]
        /// The name that our tests use and the learner's code lacks, where it is known that they do not
        /// compile for it.
        let needed: NeededName?
        /// The time that the judge took; nil where it was not asked.
        package let judgeSeconds: Double?
        /// The number of lines that are left of the learner's list; 0 where the promises are not folded. The mistakes are counted
        /// when it is empty.
        package let linesLeft: Int

        package init(
            phase: Phase, judgement: Judgement? = nil, source: [String] = [], needed: NeededName? = nil,
            judgeSeconds: Double? = nil, linesLeft: Int = 0
        ) {
            self.phase = phase
            self.judgement = judgement
            self.source = source
            self.needed = needed
            self.judgeSeconds = judgeSeconds
            self.linesLeft = linesLeft
        }
    }
}
