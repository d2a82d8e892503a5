import KataBase

/// Sets Swift's keywords, strings and comments apart, a line at a time. Only colour is added.
struct SwiftHighlighter {
    let style: TextStyle

    func lines(_ code: [String]) -> [String] {
        style.isColored ? code.map(line) : code
    }

    private func line(_ code: String) -> String {
        SwiftWords(code).words.map { word, kind in
            switch kind {
            case .keyword, .attribute: style.magenta(word)
            case .string: style.yellow(word)
            case .comment: style.dim(word)
            case .type, .other: word
            }
        }.joined()
    }
}
