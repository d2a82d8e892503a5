/// Reads code, emphasis, links and escapes within a paragraph. What is not closed stays as it is written.
///
/// A line end becomes a blank, or stays where the line ends with two blanks or a backslash.
struct InlineParser {
    private let style: Style
    private let text: [Character]

    init(_ text: some StringProtocol, style: Style) {
        self.text = Array(text)
        self.style = style
    }

    func runs(traits: InlineRun.Traits = []) -> [InlineRun] { runs(0..<text.count, traits) }

    private func runs(_ range: Range<Int>, _ traits: InlineRun.Traits) -> [InlineRun] {
        var runs: [InlineRun] = []
        var plain = ""
        var index = range.lowerBound
        func flush() {
            if !plain.isEmpty { runs.append(InlineRun(text: plain, traits: traits)) }
            plain = ""
        }
        while index < range.upperBound {
            if let (piece, end) = span(at: index, in: range, traits) {
                flush()
                runs += piece
                index = end
                continue
            }
            let next = index + 1 < range.upperBound ? text[index + 1] : nil
            switch text[index] {
            case "\\" where next?.isPunctuation == true || next?.isSymbol == true || next == "\n":
                plain.append(text[index + 1])
                index += 1
            case "\n":
                let isHard = plain.hasSuffix("  ")
                plain = plain.trimmingTrailingBlanks
                plain.append(isHard ? "\n" : " ")
            case "`", "*", "_":
                // A run of marks that opens nothing is passed over whole: its second half opens nothing either.
                let length = length(ofRunAt: index, in: range)
                plain += String(repeating: text[index], count: length)
                index += length - 1
            case let character: plain.append(character)
            }
            index += 1
        }
        flush()
        return runs
    }

    /// What begins at a place with a meaning of its own, and where it ends.
    private func span(
        at index: Int, in range: Range<Int>, _ traits: InlineRun.Traits
    ) -> ([InlineRun], end: Int)? {
        switch text[index] {
        case "`": code(at: index, in: range, traits)
        case "*", "_": emphasis(at: index, in: range, traits)
        case "[": link(at: index, in: range, traits)
        case "!" where index + 1 < range.upperBound && text[index + 1] == "[":
            link(at: index + 1, in: range, traits).map {
                ($0.0.map { InlineRun(text: $0.text, traits: $0.traits) }, $0.end)
            }
        case "<": automaticLink(at: index, in: range, traits)
        case "&": entity(at: index, in: range, traits)
        default: nil
        }
    }

    private func code(
        at start: Int, in range: Range<Int>, _ traits: InlineRun.Traits
    ) -> ([InlineRun], end: Int)? {
        guard let end = endOfCode(at: start, in: range) else { return nil }
        let length = length(ofRunAt: start, in: range)
        var code = String(text[start + length..<end - length]).replacing("\n", with: " ")
        if code.hasPrefix(" "), code.hasSuffix(" "), code.trimmed.count > 0 {
            code = String(code.dropFirst().dropLast())
        }
        // Without colour the backticks are what tells code from prose.
        let marks = style.isColored ? "" : String(repeating: "`", count: length)
        return ([InlineRun(text: marks + code + marks, traits: traits.union(.code))], end)
    }

    private func emphasis(
        at start: Int, in range: Range<Int>, _ traits: InlineRun.Traits
    ) -> ([InlineRun], end: Int)? {
        let mark = text[start]
        let length = length(ofRunAt: start, in: range)
        let inner = start + length
        let isInWord = mark == "_" && start > range.lowerBound && text[start - 1].isLetter
        guard length <= 3, inner < range.upperBound, !text[inner].isWhitespace, !isInWord else { return nil }
        var candidates: [(end: Int, length: Int)] = []
        var index = inner
        while index < range.upperBound {
            if text[index] == "\\" {
                index += 2
            } else if text[index] == "`" {
                index = endOfCode(at: index, in: range) ?? index + self.length(ofRunAt: index, in: range)
            } else if text[index] == mark {
                let count = self.length(ofRunAt: index, in: range)
                let follower = index + count < range.upperBound ? text[index + count] : " "
                let closes = !text[index - 1].isWhitespace && !(mark == "_" && follower.isLetter)
                if closes, count >= length { candidates.append((index + count, count)) }
                index += count
            } else {
                index += 1
            }
        }
        guard let end = (candidates.first { $0.length == length } ?? candidates.first)?.end else {
            return nil
        }
        let added: InlineRun.Traits = [[.italic], [.bold], [.bold, .italic]][length - 1]
        return (runs(inner..<end - length, traits.union(added)), end)
    }

    private func link(
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

    private func automaticLink(
        at start: Int, in range: Range<Int>, _ traits: InlineRun.Traits
    ) -> ([InlineRun], end: Int)? {
        guard let end = text[start..<range.upperBound].firstIndex(of: ">") else { return nil }
        let target = String(text[start + 1..<end])
        if ["br", "br/", "br /"].contains(target) {
            return ([InlineRun(text: "\n", traits: traits)], end + 1)
        }
        guard Self.isOnTheWeb(target), !target.contains(where: \.isWhitespace) else { return nil }
        return (linked([InlineRun(text: target, traits: traits)], to: target), end + 1)
    }

    /// A link to the web is one wherever it is read; a link to a file beside the text is only its words.
    private func linked(_ label: [InlineRun], to target: String) -> [InlineRun] {
        guard Self.isOnTheWeb(target) else { return label }
        if style.hasLinks {
            return label.map { InlineRun(text: $0.text, traits: $0.traits, url: target) }
        }
        return label.map(\.text).joined() == target ? label : label + [InlineRun(text: " (\(target))")]
    }

    private func entity(
        at start: Int, in range: Range<Int>, _ traits: InlineRun.Traits
    ) -> ([InlineRun], end: Int)? {
        let entities = ["&amp;": "&", "&lt;": "<", "&gt;": ">", "&quot;": "\"", "&nbsp;": "\u{A0}"]
        let rest = text[start..<min(start + 6, range.upperBound)]
        guard let entity = entities.first(where: { rest.starts(with: $0.key) }) else { return nil }
        return ([InlineRun(text: entity.value, traits: traits)], start + entity.key.count)
    }

    private static func isOnTheWeb(_ target: String) -> Bool {
        target.hasPrefix("https://") || target.hasPrefix("http://")
    }

    private func length(ofRunAt index: Int, in range: Range<Int>) -> Int {
        text[index..<range.upperBound].prefix { $0 == text[index] }.count
    }

    /// The index behind a code span's closing backticks.
    private func endOfCode(at start: Int, in range: Range<Int>) -> Int? {
        let length = length(ofRunAt: start, in: range)
        var index = start + length
        while index < range.upperBound {
            guard text[index] == "`" else {
                index += 1
                continue
            }
            let count = self.length(ofRunAt: index, in: range)
            index += count
            if count == length { return index }
        }
        return nil
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
