import KataBase

/// The prose of a text as a terminal shows it.
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

/// What the links of a text have led to so far.
struct ToldLinks {
    /// Each stands in the text once.
    var places: Set<String> = []
    /// The words of the glossary, which are named below the text: behind each word a place would break its sentence.
    private(set) var words: [String] = []

    mutating func add(word: String) {
        let word = word.lowercased()
        if !words.contains(word) { words.append(word) }
    }
}

extension [InlineRun] {
    /// As a terminal can show it: without colour the backticks are what tells code from prose, and behind a link stands
    /// where it leads, where a click cannot say so.
    ///
    /// - Parameter told: what the text's links have led to so far.
    func shown(_ style: TextStyle, told: inout ToldLinks) -> [InlineRun] {
        var runs: [InlineRun] = []
        for (index, run) in enumerated() {
            var shown = run
            if run.traits.contains(.code), !style.isColored { shown.text = Self.quoted(run.text) }
            let isClicked = style.hasLinks && run.target.map(LinkTarget.isOnTheWeb) ?? false
            if !isClicked { shown.target = nil }
            runs.append(shown)
            guard let target = run.target, !isClicked, self[safe: index + 1]?.target != target,
                let place = LinkTarget.place(target)
            else { continue }
            let label = self[...index].reversed().prefix { $0.target == target }.reversed().map(\.text)
                .joined()
            if LinkTarget.isGlossary(target), !Glossary.isNamed(in: label) {
                told.add(word: label)
            } else if label != place, told.places.insert(place).inserted {
                runs.append(InlineRun(text: " (\(place))"))
            }
        }
        return runs
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
