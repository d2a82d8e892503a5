import Foundation

/// Digits, and what separates them. The last separator comes before the cents; one of the other kind may stand before
/// it and groups thousands. A sign is none of this, and a separator stands between digits or not at all.
struct TypedNumber {
    private let whole: String
    private let cents: String?

    init?(_ text: String) {
        let text = text.trimmingCharacters(in: .whitespaces)
        let separators = text.filter { $0 == "." || $0 == "," }
        let groups = text.split(omittingEmptySubsequences: false) { $0 == "." || $0 == "," }
        let areDigits = groups.allSatisfy { $0.wholeMatch(of: /[0-9]+/) != nil }
        guard areDigits, groups.count < 4, Set(separators).count == separators.count else { return nil }
        whole = groups.count == 1 ? text : groups.dropLast().joined()
        cents = groups.count == 1 ? nil : String(groups[groups.count - 1])
    }

    /// With three digits for cents nobody knows whether they are cents.
    var decimal: Decimal? { cents?.count == 3 ? nil : Decimal(string: "\(whole).\(cents ?? "0")") }
    var integer: Int? { cents == nil ? Int(whole) : nil }
}
