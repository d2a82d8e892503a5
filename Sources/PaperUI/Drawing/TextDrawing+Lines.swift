/// Lines that are broken, and blocks of lines beside each other.
extension TextDrawing {
    /// The same drawing with so many characters less.
    func narrower(_ count: Int) -> TextDrawing {
        var narrower = self
        narrower.width = max(width - count, 1)
        return narrower
    }

    /// Breaks text into lines that fit, if that is asked for: at spaces. A word that is longer than a line stays whole.
    func wrapped(_ text: String) -> [String] {
        if !breaksLines, !text.utf8.contains(UInt8(ascii: "\n")) { return [text] }
        return text.split(separator: "\n", omittingEmptySubsequences: false).flatMap { paragraph in
            guard breaksLines, paragraph.count > width else { return [String(paragraph)] }
            var lines = [""]
            for word in paragraph.split(separator: " ", omittingEmptySubsequences: false) {
                let line = lines[lines.count - 1]
                if line.isEmpty {
                    lines[lines.count - 1] = String(word)
                } else if line.count + 1 + word.count <= width {
                    lines[lines.count - 1] = line + " " + word
                } else {
                    lines.append(String(word))
                }
            }
            return lines
        }
    }

    /// Draws parts side by side. A divider is a line as high as its neighbours.
    func sideBySide(_ parts: [Part]) -> [String] {
        var blocks = parts.map { part in
            if part.isSpacer { return nil as [String]? }
            return part.isDivider ? ["│"] : lines(of: part)
        }
        if breaksLines { narrow(&blocks, of: parts) }
        let height = blocks.compactMap { $0?.count }.max() ?? 0
        for index in parts.indices where parts[index].isDivider {
            blocks[index] = Array(repeating: "│", count: height)
        }
        return row(blocks)
    }

    private func narrow(_ blocks: inout [[String]?], of parts: [Part]) {
        let widths = blocks.map { $0?.map(\.count).max() ?? 0 }
        let shown = blocks.count { $0.map { !Self.isBlank($0) } ?? true }
        let excess = widths.reduce(0, +) + max(shown - 1, 0) - width
        guard excess > 0, let widest = widths.indices.max(by: { widths[$0] < widths[$1] }) else { return }
        let room = max(widths[widest] - excess, 8)
        blocks[widest] = narrower(width - room).lines(of: parts[widest])
    }

    private static func isBlank(_ lines: [String]) -> Bool { lines == [] || lines == [""] }

    /// Puts blocks of lines side by side; nil is a spacer.
    func row(_ blocks: [[String]?]) -> [String] {
        let blocks = blocks.filter { $0.map { !Self.isBlank($0) } ?? true }
        let columns = blocks.map { block in block.map { $0.map(\.count).max() ?? 0 } }
        let spacers = columns.filter { $0 == nil }.count
        let taken = columns.compactMap { $0 }.reduce(0, +) + max(blocks.count - 1, 0)
        let free = max(width - taken, 0)
        var spacer = -1
        let widths = columns.map { column in
            if let column { return column }
            spacer += 1
            return free * (spacer + 1) / spacers - free * spacer / spacers
        }
        let height = blocks.compactMap { $0?.count }.max() ?? 0
        return (0..<height).map { index in
            var text = ""
            // What is to be left free before the next cell.
            var gap = 0
            for (block, width) in zip(blocks, widths) {
                if let line = block.flatMap({ index < $0.count ? $0[index] : nil }), !line.isEmpty {
                    if gap > 0 { text += String(repeating: " ", count: gap) }
                    text += line
                    gap = width - line.count + 1
                } else {
                    gap += width + 1
                }
            }
            return text.trimmingTrailingSpaces()
        }
    }
}

extension String {
    fileprivate func trimmingTrailingSpaces() -> String {
        guard last == " " else { return self }
        var text = self[...]
        while text.last == " " { text.removeLast() }
        return String(text)
    }
}
