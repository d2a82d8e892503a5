/// A piece of a line of prose that is drawn in one way.
struct InlineRun: Equatable {
    struct Traits: OptionSet {
        let rawValue: Int
        static let bold = Traits(rawValue: 1)
        static let italic = Traits(rawValue: 2)
        static let code = Traits(rawValue: 4)
    }

    var text: String
    var traits: Traits = []
    var url: String?

    var width: Int { displayWidth(of: text) }

    func styled(_ style: Style) -> String {
        var result = text
        if traits.contains(.code) { result = style.cyan(result) }
        if traits.contains(.bold) { result = style.bold(result) }
        if traits.contains(.italic) { result = style.italic(result) }
        if let url { result = style.hyperlink(style.underline(result), url: url) }
        return result
    }
}

extension [InlineRun] {
    var width: Int { reduce(0) { $0 + $1.width } }

    /// One line of text. Neighbours that are drawn alike share their colours.
    func styled(_ style: Style) -> String {
        var joined: [InlineRun] = []
        for run in self {
            if let last = joined.last, last.traits == run.traits, last.url == run.url {
                joined[joined.count - 1].text += run.text
            } else {
                joined.append(run)
            }
        }
        return joined.map { $0.styled(style) }.joined()
    }
}
