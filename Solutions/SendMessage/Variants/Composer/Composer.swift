import Foundation

/// All that the editor knows, as a value: it has no sender and no time, and is told what happened.
struct Composer {
    var text = "" {
        didSet {
            guard text != oldValue else { return }
            complaint = nil
            letter?.isOutOfDate = true
        }
    }
    private(set) var complaint: String?
    private var letter: Letter?

    /// What is under way. A text that has been touched since is another one, even if it reads the same again.
    private struct Letter {
        var isOutOfDate = false
        var isCalledOff = false
    }

    var isUnderWay: Bool { letter != nil }
    var canCallOff: Bool { letter.map { !$0.isCalledOff } ?? false }
    var surplus: Int { text.count - 140 }

    var canPost: Bool {
        guard letter == nil, surplus <= 0 else { return false }
        return !text.trimmingCharacters(in: .whitespacesAndNewlines).isEmpty
    }

    /// - Returns: what is to be sent; nil if there is nothing to send or something is under way.
    mutating func post() -> String? {
        guard canPost else { return nil }
        complaint = nil
        letter = Letter()
        return text
    }

    mutating func callOff() {
        letter?.isCalledOff = true
    }

    mutating func arrived() {
        if letter?.isOutOfDate == false { text = "" }
        letter = nil
    }

    mutating func cameBack(_ reason: String) {
        if letter?.isCalledOff == false { complaint = reason }
        letter = nil
    }
}
