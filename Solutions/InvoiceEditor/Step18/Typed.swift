import Foundation

extension Int {
    /// The whole number that somebody has typed; nil where the text is none.
    init?(typed text: String) {
        self.init(text.trimmed)
    }
}

extension Decimal {
    /// The number that somebody has typed, with a point or a comma; nil where the text is none.
    ///
    /// "12." is 12: whoever goes on to type "12.50" should not see the total fall to zero on the way.
    init?(typed text: String) {
        let number = text.trimmed.replacing(",", with: ".")
        guard number.wholeMatch(of: /-?[0-9]+(\.([0-9]{0,2}|[0-9]{4,}))?/) != nil else { return nil }
        self.init(string: number)
    }
}

extension String {
    fileprivate var trimmed: String { trimmingCharacters(in: .whitespaces) }
}
