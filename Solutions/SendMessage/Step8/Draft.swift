/// What can be said of a text before anybody sends it.
struct Draft {
    let text: String

    var canBeSent: Bool { !isBlank }

    private var isBlank: Bool { text.allSatisfy(\.isWhitespace) }
}
