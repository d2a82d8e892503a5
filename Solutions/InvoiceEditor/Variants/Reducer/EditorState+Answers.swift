import Foundation

extension EditorState {
    var isMixed: Bool {
        lines.contains { $0.unitPrice.currency != lines[0].unitPrice.currency }
    }

    func isBad(_ line: LineItem) -> Bool {
        isMixed || line.quantity <= 0 || line.unitPrice.amount <= 0
    }

    var canSend: Bool {
        guard case .editing = phase, !lines.isEmpty else { return false }
        return !lines.contains(where: isBad)
    }

    var error: String? {
        guard case .editing(let error) = phase else { return nil }
        return error
    }

    var totalText: String {
        if isMixed { return "—" }
        let sum = lines.map { $0.unitPrice.amount * Decimal($0.quantity) }.reduce(0, +)
        return Self.text(of: sum) + " " + (lines.first?.unitPrice.currency ?? "EUR")
    }

    /// Half a cent goes away from zero, and what is left of nothing has no sign.
    private static func text(of amount: Decimal) -> String {
        let half = Decimal(sign: .plus, exponent: -3, significand: 5)
        var more = abs(amount) + half
        var cents = Decimal()
        NSDecimalRound(&cents, &more, 2, .down)
        let style = Decimal.FormatStyle(locale: Locale(identifier: "en_US_POSIX"))
            .precision(.fractionLength(2)).grouping(.never)
        let isNegative = amount < 0 && cents != 0
        return (isNegative ? "-" : "") + cents.formatted(style)
    }
}
