import KataBase

/// How prose is drawn on a terminal.
extension InlineRun {
    var width: Int { displayWidth(of: text) }

    func styled(_ style: TextStyle) -> String {
        var result = text
        if traits.contains(.code) { result = style.cyan(result) }
        if traits.contains(.red) { result = style.red(result) }
        if traits.contains(.green) { result = style.green(result) }
        if traits.contains(.bold) { result = style.bold(result) }
        if traits.contains(.italic) { result = style.italic(result) }
        if let target { result = style.hyperlink(style.underline(result), url: target) }
        return result
    }
}

extension [InlineRun] {
    /// As a terminal can show it: without colour the backticks are what tells code from prose, a link to the web is one
    /// wherever it is read, and a link to a file beside the text is only its words.
    func shown(_ style: TextStyle) -> [InlineRun] {
        var runs: [InlineRun] = []
        for (index, run) in enumerated() {
            var shown = run
            if run.traits.contains(.code), !style.isColored { shown.text = Self.quoted(run.text) }
            let target = run.target.flatMap { Self.isOnTheWeb($0) ? $0 : nil }
            shown.target = style.hasLinks ? target : nil
            runs.append(shown)
            guard let target, !style.hasLinks, self[safe: index + 1]?.target != target else { continue }
            let label = self[...index].reversed().prefix { $0.target == target }.reversed().map(\.text)
            if label.joined() != target { runs.append(InlineRun(text: " (\(target))")) }
        }
        return runs
    }

    private static func isOnTheWeb(_ target: String) -> Bool {
        target.hasPrefix("https://") || target.hasPrefix("http://")
    }

    /// Between more backticks than there are in it.
    private static func quoted(_ code: String) -> String {
        let longest = code.split { $0 != "`" }.map(\.count).max() ?? 0
        let marks = String(repeating: "`", count: longest + 1)
        return marks + code + marks
    }

    var width: Int { reduce(0) { $0 + $1.width } }

    /// One line of text. Neighbours that are drawn alike share their colours.
    package func styled(_ style: TextStyle) -> String {
        var joined: [InlineRun] = []
        for run in self {
            if let last = joined.last, last.traits == run.traits, last.target == run.target {
                joined[joined.count - 1].text += run.text
            } else {
                joined.append(run)
            }
        }
        return joined.map { $0.styled(style) }.joined()
    }
}
