extension InlineParser {
    func link(
        at start: Int, in range: Range<Int>, _ traits: InlineRun.Traits
    ) -> ([InlineRun], end: Int)? {
        guard let close = index(of: "]", from: start + 1, opening: "[", in: range),
            close + 1 < range.upperBound, text[close + 1] == "(",
            let end = index(of: ")", from: close + 2, opening: "(", in: range)
        else { return nil }
        let label = runs(start + 1..<close, traits)
        let target = String(text[close + 2..<end]).split(separator: " ").first.map(String.init) ?? ""
        return (linked(label, to: target), end + 1)
    }

    /// A link to the web is one wherever it is read; a link to a file beside the text is only its words.
    private func linked(_ label: [InlineRun], to target: String) -> [InlineRun] {
        guard Self.isOnTheWeb(target) else { return label }
        if style.hasLinks {
            return label.map { InlineRun(text: $0.text, traits: $0.traits, url: target) }
        }
        return label.map(\.text).joined() == target ? label : label + [InlineRun(text: " (\(target))")]
    }

    private static func isOnTheWeb(_ target: String) -> Bool {
        target.hasPrefix("https://") || target.hasPrefix("http://")
    }

    /// The bracket that closes one already open; brackets in code and escaped ones do not count.
    private func index(of closing: Character, from start: Int, opening: Character, in range: Range<Int>)
        -> Int?
    {
        var depth = 0
        var index = start
        while index < range.upperBound {
            switch text[index] {
            case "\\": index += 1
            case "`": index = (endOfCode(at: index, in: range) ?? index + 1) - 1
            case opening: depth += 1
            case closing where depth == 0: return index
            case closing: depth -= 1
            default: break
            }
            index += 1
        }
        return nil
    }
}
