import Foundation

/// A state of a chapter that the history holds.
public struct HistoryEntry: Sendable, Equatable {
    public enum Color: Sendable, Equatable {
        case green
        /// Red, with a word on why, as `check` has it; empty where there is none.
        case red(String)
    }

    public enum Kind: Sendable, Equatable {
        /// The state was checked.
        case check(Color)
        /// The state was about to be replaced by this command.
        case before(String)
    }

    /// What names the entry in a command: the beginning of its commit's hash, long enough to be the only one.
    public let id: String
    /// To the second.
    public let date: Date
    public let chapter: String
    public let step: Int
    public let kind: Kind
}
