/// What can be said of a text before anybody sends it.
struct Draft {
    static let limit = 140

    let text: String

    var canBeSent: Bool { !isBlank && left >= 0 }
    var remainingText: String { left < 0 ? "\(-left) too many" : "\(left) left" }

    private var isBlank: Bool { text.allSatisfy(\.isWhitespace) }
    private var left: Int { Self.limit - text.count }
}
