import KataBase

/// Draws a chapter's Markdown for a terminal.
///
///     MarkdownRenderer(width: 80, style: .plain).render("### Red\nRun `./kata check`.")
///     // ■ Red
///     //
///     // Run `./kata check`.
///
/// No line is longer than the width, code aside: code is never broken.
package struct MarkdownRenderer: Sendable {
    /// Longer lines are tiring to read, however wide the terminal is.
    static let widest = 88

    /// The columns in use.
    let width: Int
    let style: TextStyle
    private var told = ToldLinks()

    /// Gives what a picture shows, in text, by its target; nil where there is none.
    private let drawing: @Sendable (String) -> String?

    /// - Parameters:
    ///   - width: the terminal's columns. Fewer than 20 are taken for 20.
    ///   - drawing: gives what a picture shows, in text, by its target.
    package init(
        width: Int, style: TextStyle, drawing: @escaping @Sendable (String) -> String? = { _ in nil }
    ) {
        self.width = max(20, min(width, Self.widest))
        self.style = style
        self.drawing = drawing
    }

    /// - Parameter namesWords: whether a line below says which of its words the glossary explains.
    /// - Returns: the text's lines joined by `\n`, without one at the end.
    package func render(_ markdown: String, namesWords: Bool = false) -> String {
        var parser = MarkdownBlockParser(markdown.visible)
        var renderer = self
        let lines = renderer.lines(parser.blocks(), width: width)
        return (lines + (namesWords ? renderer.glossary : [])).joined(separator: "\n")
    }

    private var glossary: [String] {
        guard !told.words.isEmpty else { return [] }
        let words = "In the glossary of Chapters/README.md: \(told.words.joined(separator: ", "))"
        let runs = [InlineRun(text: words)]
        return [""] + TextWrapper(width: width).lines(runs).map { style.dim($0.styled(style)) }
    }

    private mutating func lines(_ blocks: [MarkdownBlock], width: Int, isTight: Bool = false) -> [String] {
        var lines: [String] = []
        for block in blocks {
            let drawn = self.lines(block, width: width)
            if !lines.isEmpty, !drawn.isEmpty, !isTight { lines.append("") }
            lines += drawn
        }
        return lines
    }

    private mutating func lines(_ block: MarkdownBlock, width: Int) -> [String] {
        switch block {
        case .heading(let level, let text): heading(level, text, width: width)
        case .paragraph(let text): paragraph(text, width: width)
        case .quote(let blocks): lines(blocks, width: width - 2).map { bar($0) }
        case .list(let start, let items): list(items, start: start, width: width)
        case .fence(let info, let body): fence(info, body, width: width)
        case .table(let table): TableRenderer(table: table, width: width, style: style, told: &told).lines()
        }
    }

    private mutating func paragraph(_ text: String, width: Int) -> [String] {
        let pictures = MarkdownPicture.all(in: text)
        guard pictures.isEmpty else {
            return Array(pictures.map { picture($0, width: width) }.joined(separator: [""]))
        }
        return prose(text, width: width)
    }

    private mutating func prose(_ text: String, width: Int, traits: InlineRun.Traits = []) -> [String] {
        let runs = InlineParser(text).runs(traits: traits).shown(style, told: &told)
        return TextWrapper(width: max(8, width)).lines(runs).map { $0.styled(style) }
    }

    /// The screen in text below what is said of it.
    private func picture(_ picture: MarkdownPicture, width: Int) -> [String] {
        let caption = TextWrapper(width: max(8, width - 2)).lines(picture.words)
            .map { "  " + style.dim($0.styled(style)) }
        let text = drawing(picture.file)?.visible.linesBetweenFeeds ?? []
        return caption + (text.isEmpty ? [] : [""]) + text.map { $0.isEmpty ? "" : "    " + $0 }
    }

    private func bar(_ line: String) -> String {
        line.isEmpty ? style.dim("│") : style.dim("│ ") + line
    }

    private mutating func heading(_ level: Int, _ text: String, width: Int) -> [String] {
        if level == 3 {
            let lines = prose(text, width: width - 2, traits: .bold)
            let color: (String) -> String =
                switch text {
                case "Red": style.red
                case "Green": style.green
                default: style.cyan
                }
            return zip(["■ "] + lines.dropFirst().map { _ in "  " }, lines).map { color($0) + $1 }
        }
        let lines = prose(text, width: width, traits: .bold)
        let longest = lines.map { displayWidth(of: $0) }.max() ?? 0
        return lines + [style.dim(String(repeating: level == 1 ? "═" : "─", count: longest))]
    }

    private mutating func list(_ items: [[MarkdownBlock]], start: Int?, width: Int) -> [String] {
        var lines: [String] = []
        let last = (start ?? 0) + items.count - 1
        for (index, item) in items.enumerated() {
            let digits = start.map { String($0 + index) + "." } ?? "•"
            let size = start == nil ? 2 : String(last).count + 2
            let mark = String(repeating: " ", count: size - 1 - digits.count) + digits + " "
            let blank = String(repeating: " ", count: size)
            let body = self.lines(item, width: width - size, isTight: !item.contains(where: \.isRoomy))
            lines += (body.isEmpty ? [""] : body).enumerated().map { row, line in
                row == 0 ? (mark + line).trimmingTrailingBlanks : line.isEmpty ? "" : blank + line
            }
        }
        return lines
    }

    private func fence(_ info: String, _ body: [String], width: Int) -> [String] {
        let kind = Fence.Kind(info: info)
        let caption = kind?.caption.map { caption in
            TextWrapper(width: max(8, width - 2)).lines([InlineRun(text: caption)])
                .map { "  " + style.dim($0.styled(style)) }
        }
        return (caption ?? []) + code(body, kind).map { $0.isEmpty ? "" : "    " + $0 }
    }

    private func code(_ body: [String], _ kind: Fence.Kind?) -> [String] {
        let body = body.map { $0.replacing("\t", with: "    ") }
        switch kind {
        case .file, .names, .sketch: return SwiftHighlighter(style: style).lines(body)
        case .diff:
            let diff = DiffRenderer(style: style).render(body.joined(separator: "\n"))
            return diff.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
        default: return body
        }
    }
}

extension MarkdownBlock {
    /// True for a block that needs a blank line around it even in a tight list.
    fileprivate var isRoomy: Bool {
        switch self {
        case .fence, .table, .quote: true
        default: false
        }
    }
}
