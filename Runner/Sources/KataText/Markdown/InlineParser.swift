/// Reads code, emphasis, links and escapes within a paragraph. What is not closed stays as it is written.
///
/// A line end becomes a blank.
package struct InlineParser {
    let text: [Character]

    package init(_ text: some StringProtocol) { self.text = Array(text) }

    package func runs(traits: InlineRun.Traits = []) -> [InlineRun] { runs(0..<text.count, traits) }

    func runs(_ range: Range<Int>, _ traits: InlineRun.Traits) -> [InlineRun] {
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
            case "\\" where next?.isPunctuation == true || next?.isSymbol == true:
                plain.append(text[index + 1])
                index += 1
            case "\n": plain = plain.trimmingTrailingBlanks + " "
            case "`", "*":
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

    /// The code, emphasis or link that begins at a place, and its end; nil where none does.
    private func span(
        at index: Int, in range: Range<Int>, _ traits: InlineRun.Traits
    ) -> ([InlineRun], end: Int)? {
        switch text[index] {
        case "`": code(at: index, in: range, traits)
        case "*": emphasis(at: index, in: range, traits)
        case "[": link(at: index, in: range, traits)
        case "!" where index + 1 < range.upperBound && text[index + 1] == "[":
            link(at: index + 1, in: range, traits).map {
                ($0.0.map { InlineRun(text: $0.text, traits: $0.traits, picture: $0.target) }, $0.end)
            }
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
        return ([InlineRun(text: code, traits: traits.union(.code))], end)
    }

    private func emphasis(
        at start: Int, in range: Range<Int>, _ traits: InlineRun.Traits
    ) -> ([InlineRun], end: Int)? {
        let mark = text[start]
        let length = length(ofRunAt: start, in: range)
        let inner = start + length
        guard length <= 3, inner < range.upperBound, !text[inner].isWhitespace else { return nil }
        var candidates: [(end: Int, length: Int)] = []
        var index = inner
        while index < range.upperBound {
            if text[index] == "\\" {
                index += 2
            } else if text[index] == "`" {
                index = endOfCode(at: index, in: range) ?? index + self.length(ofRunAt: index, in: range)
            } else if text[index] == mark {
                let count = self.length(ofRunAt: index, in: range)
                if !text[index - 1].isWhitespace, count >= length {
                    candidates.append((index + count, count))
                }
                index += count
            } else {
                index += 1
            }
        }
        guard let end = (candidates.first { $0.length == length } ?? candidates.first)?.end else {
            return nil
        }
        let added: InlineRun.Traits = [.italic, .bold, [.italic, .bold]][length - 1]
        return (runs(inner..<end - length, traits.union(added)), end)
    }

    func length(ofRunAt index: Int, in range: Range<Int>) -> Int {
        text[index..<range.upperBound].prefix { $0 == text[index] }.count
    }

    /// The index behind a code span's closing backticks.
    func endOfCode(at start: Int, in range: Range<Int>) -> Int? {
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
}
