import KataBase

/// The links and the headings of a Markdown text, as far as a proof of its links needs them.
package struct MarkdownLinks {
    package struct Link: Equatable {
        package let target: String
        /// The words in the brackets, as far as they are on one line.
        package let label: String
        /// Counted from 1.
        package let line: Int
        /// True in a row of a table.
        package let isInTable: Bool
    }

    private let markdown: String
    /// Without what is fenced.
    private let lines: [String]

    package init(_ markdown: String) {
        self.markdown = markdown
        lines = FencedLines(markdown).lines.map { $0.isFenced ? "" : $0.text }
    }

    package var links: [Link] {
        zip(1..., zip(lines, Self.withoutCode(lines))).flatMap { number, line in
            let (text, bare) = line
            guard bare.contains("]") else { return [Link]() }
            let isInTable = bare.drop { $0 == " " }.hasPrefix("|")
            let links = bare.matches(of: /(?:\[([^\[\]]*))?\]\(\s*<?([^\s<>()]+)[^()]*\)/).map { match in
                let label = match.1.map { label in
                    text.dropFirst(bare.distance(from: bare.startIndex, to: label.startIndex)).prefix(
                        label.count)
                }
                return (target: String(match.2), label: String(label ?? ""))
            }
            let definition = bare.prefixMatch(of: /\ {0,3}\[[^\]]+\]:\s*<?([^\s<>]+)/).map {
                (target: String($0.1), label: "")
            }
            return (links + [definition].compactMap(\.self)).map {
                Link(target: $0.target, label: $0.label, line: number, isInTable: isInTable)
            }
        }
    }

    /// The lines with blanks in the place of code, fenced or not.
    package static func linesWithoutCode(_ markdown: String) -> [String] {
        withoutCode(MarkdownLinks(markdown).lines)
    }

    /// The lines with blanks in the place of what stands between backticks, which may be on two lines.
    private static func withoutCode(_ lines: [String]) -> [String] {
        var text = Array(lines.joined(separator: "\n"))
        var index = 0
        while index < text.count {
            let length = text[index...].prefix { $0 == "`" }.count
            guard length > 0 else {
                index += text[index] == "\\" ? 2 : 1
                continue
            }
            if let end = endOfCode(in: text, from: index + length, length: length) {
                for place in index..<end where text[place] != "\n" { text[place] = " " }
                index = end
            } else {
                index += length
            }
        }
        return String(text).split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
    }

    /// Behind the backticks that close a piece of code; nil where its paragraph ends before.
    private static func endOfCode(in text: [Character], from start: Int, length: Int) -> Int? {
        var index = start
        while index < text.count {
            if text[index...].starts(with: ["\n", "\n"]) { return nil }
            let run = text[index...].prefix { $0 == "`" }.count
            if run == length { return index + run }
            index += max(1, run)
        }
        return nil
    }

    /// The part behind the `#` of a link to each heading.
    package var anchors: [String] {
        var anchors = HeadingAnchors()
        return MarkdownBlock.headings(in: markdown).map { anchors.next($0) }.filter { !$0.isEmpty }
    }

    /// The headings that no link can lead to, since they have no letter and no digit, with their lines.
    package var anchorless: [(heading: String, line: Int)] {
        let areHidden = FencedLines(markdown).areHidden
        return zip(1..., lines).compactMap { number, line in
            guard !areHidden[number - 1],
                case .heading(_, let text)? = MarkdownBlockParser.heading(
                    String(line.drop { $0 == ">" || $0 == " " })),
                Self.anchor(of: text).isEmpty
            else { return nil }
            return (text, number)
        }
    }

    /// The part behind the `#` of a link to a heading, as GitHub makes it: small letters, digits, hyphens and
    /// underscores, and a hyphen for a blank.
    package static func anchor(of heading: String) -> String {
        let title = heading.replacing(/\[([^\]]*)\]\([^)]*\)/) { $0.1 }.replacing(/\b_([^_]+)_\b/.inCode) {
            $0.1
        }
        return String(
            title.lowercased().compactMap { character -> Character? in
                if character == " " { return "-" }
                let stays = character.isLetter || character.isNumber || "-_".contains(character)
                return stays ? character : nil
            })
    }
}
