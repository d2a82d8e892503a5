import Foundation

extension EditorState {
    var isMixed: Bool {
        lines.contains { $0.unitPrice.currency != lines[0].unitPrice.currency }
    }

    func isBad(_ line: LineItem) -> Bool {
        isMixed || problem(of: line) != nil
    }

    /// What is wrong with the line by itself.
    func problem(of line: LineItem) -> String? {
        switch (line.quantity, line.unitPrice.amount) {
        case (...0, _): "The quantity must be at least 1."
        case (_, ...0): "The price must be more than zero."
        default: nil
        }
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
        return Self.text(of: sum) + " " + (lines.first?.unitPrice.currency ?? "EUR")
    }

    /// What can be read on the screen decides: 1000.004 is 1000.00, and no more than a thousand.
    var isLarge: Bool { !isMixed && Self.toTheCent(sum) > 1000 }

    private var sum: Decimal {
        lines.map { $0.unitPrice.amount * Decimal($0.quantity) }.reduce(0, +)
    }

    private static func text(of amount: Decimal) -> String {
        let style = Decimal.FormatStyle(locale: Locale(identifier: "en_US_POSIX"))
            .precision(.fractionLength(2)).grouping(.never)
        return toTheCent(amount).formatted(style)
    }

    /// Half a cent goes away from zero.
    private static func toTheCent(_ amount: Decimal) -> Decimal {
        let half = Decimal(sign: .plus, exponent: -3, significand: 5)
        var more = abs(amount) + half
        var cents = Decimal()
        NSDecimalRound(&cents, &more, 2, .down)
        return amount < 0 ? 0 - cents : cents
    }
}
