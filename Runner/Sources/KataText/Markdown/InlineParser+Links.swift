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
        return (label.map { InlineRun(text: $0.text, traits: $0.traits, target: target) }, end + 1)
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
