extension ChapterText {
    /// The same Markdown with other lines in one fence; everything else stays as it is, byte for byte.
    ///
    /// The lines get the indentation and the quote marks of their fence, and the file's own line ends. Where the
    /// new text holds a line that would close the fence, the fence gets longer. Several fences are replaced from
    /// the last to the first, since a replacement moves the lines below it.
    ///
    /// - Parameters:
    ///   - line: the opening line of the fence, counted from 1, as `Fence.line` has it.
    ///   - body: the lines to put inside; one line end after the last is ignored.
    /// - Returns: the Markdown as it was where no closed fence begins at that line.
    package static func replacing(fenceAt line: Int, body: String, in markdown: String) -> String {
        let text = FencedLines(markdown)
        guard let block = text.blocks.first(where: { $0.opening == line - 1 }), let closing = block.closing
        else { return markdown }

        let marker = block.marker
        let ending = text.lines[block.opening].ending
        let body = FencedLines(body).lines.map(\.text)
        let lines = body.map { row in
            (row.isEmpty ? marker.prefix.trimmingTrailingBlanks : marker.prefix + row) + ending
        }
        let marks = String(repeating: marker.mark, count: marker.length)
        let longest = body.map { $0.trimmed.prefix { $0 == marker.mark }.count }.max() ?? 0
        let longer = String(repeating: marker.mark, count: max(marker.length, longest + 1))
        let isClosedEarly = body.contains { row in marker.isClosed(by: marker.prefix + row) }

        func original(_ index: Int) -> String {
            let whole = text.lines[index].text + text.lines[index].ending
            guard isClosedEarly, let range = whole.firstRange(of: marks) else { return whole }
            return whole.replacingCharacters(in: range, with: longer)
        }
        func join(_ range: Range<Int>) -> String {
            text.lines[range].map { $0.text + $0.ending }.joined()
        }
        return join(0..<block.opening) + original(block.opening) + lines.joined() + original(closing)
            + join(closing + 1..<text.lines.count)
    }

    /// The same Markdown without the fences of a kind.
    static func leavingOut(_ kind: Fence.Kind, of markdown: String) -> String {
        let text = FencedLines(markdown)
        var lines = text.lines.map(\.text)
        for block in text.blocks.reversed() where Fence.Kind(info: block.info) == kind {
            lines.removeSubrange(block.opening...(block.closing ?? block.opening))
        }
        return lines.joined(separator: "\n").trimmed
    }

    /// The same Markdown with an output at the end of a step's first Red or last Green.
    ///
    /// - Returns: the Markdown as it was where the step has no such part.
    package static func adding(
        _ output: String, as kind: Fence.Kind, toStep step: Int, in markdown: String
    ) -> String {
        let part = kind == .outputRed ? StepText.Part.red : .green
        let text = FencedLines(markdown)
        let headings = text.lines.indices.filter {
            !text.lines[$0].isFenced && ["## ", "### "].contains(where: text.lines[$0].text.hasPrefix)
        }
        let heading = headings.firstIndex {
            ChapterParser.numbered(text.lines[$0].text, after: "## Step ")?.number == step
        }
        guard let heading else { return markdown }
        let parts = headings[(heading + 1)...].prefix { !text.lines[$0].text.hasPrefix("## ") }
            .filter { text.lines[$0].text.trimmed == "### \(part.rawValue)" }
        guard let start = part == .red ? parts.first : parts.last else { return markdown }
        let end = headings.first { $0 > start } ?? text.lines.endIndex
        let last = (start..<end).last { !text.lines[$0].text.trimmed.isEmpty } ?? start
        let ending = text.lines[start].ending
        let lines = text.lines.map { $0.text + $0.ending }
        let added = ["", "```\(kind.outputName)", "```"].map { $0 + ending }
        let whole = (lines[...last] + added + lines[(last + 1)...]).joined()
        return replacing(fenceAt: last + 3, body: output, in: whole)
    }
}

extension String {
    fileprivate func replacingCharacters(in range: Range<Index>, with other: String) -> String {
        self[..<range.lowerBound] + other + self[range.upperBound...]
    }
}
