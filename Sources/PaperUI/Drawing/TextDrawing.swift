/// Draws parts in lines of text. Lines are as long as what they show, except for what grows: a spacer in a
/// row, a divider and the bar of a page fill the width.
@MainActor
struct TextDrawing {
    /// The width in characters.
    var width: Int
    /// True where what is wider is broken into lines that fit.
    var breaksLines = false

    func lines(of page: Page) -> [String] {
        let content = lines(of: page.content)
        let bottom = page.bottomInset + page.bottom + page.keyboard + page.tabs
        let foot =
            bottom.isEmpty
            ? [] : [String(repeating: "═", count: width)] + sideBySide(bottom)
        guard page.hasBar else { return content + foot }
        let back = page.back == nil ? [] : ["‹ Back"]
        let title = back + [page.title ?? ""].filter { !$0.isEmpty }
        let bar = row(
            page.leading.map { lines(of: $0) } + [[title.joined(separator: "  ")]]
                + page.principal.map { lines(of: $0) } + [nil] + page.toolbar.map { lines(of: $0) })
        let head = page.head.flatMap { head in
            let line = head.tokens.map { lines(of: $0) } + [lines(of: head.part)]
            if let end = head.end { return row(line + [nil, lines(of: end)]) }
            return line.count > 1 ? row(line) : line[0]
        }
        return bar + head + [String(repeating: "═", count: width)] + content + foot
    }

    /// A sheet covers all; a question stands below what it is asked about.
    func lines(of front: Node, over base: Node) -> [String] {
        let below = lines(of: Page(base))
        guard case .alert = front.kind, let alert = front.parts().first else { return below }
        return below + lines(of: alert)
    }

    func lines(of parts: [Part]) -> [String] {
        parts.flatMap { lines(of: $0) }
    }

    func lines(of part: Part) -> [String] {
        guard !part.isTransparent else { return [] }
        let drawn = linesInUse(of: part)
        let isOutOfUse = !part.node.isEnabled && part.node.isControl
        let own = isOutOfUse ? drawn.dropLast() + [(drawn.last ?? "") + " (disabled)"] : drawn
        return part.layers.reduce(own) { lines, layer in
            switch layer.modifier {
            case .backdrop: self.lines(of: layer.parts) + lines
            case .overlay: lines + self.lines(of: layer.parts)
            case .badge(let badge?): row([lines, nil, [badge]])
            case .swipeActions, .editableRow, .contextMenu:
                row([lines] + (layer.parts.isEmpty ? [] : [nil]) + layer.parts.map { self.lines(of: $0) })
            default: lines
            }
        }
    }

    private func linesInUse(of part: Part) -> [String] {
        switch part.node.kind {
        case .element(let element):
            element.lines(of: part, by: self)
        case .page, .sheet:
            lines(of: Page(part.node))
        case .alert:
            alert(part)
        case .tabs:
            lines(of: part.parts()) + dots(of: part.node)
        case .group, .composite, .navigation:
            lines(of: part.parts())
        }
    }

    /// Ten characters, of which a share is dark.
    func bar(_ share: Double) -> String {
        let done = Int(bounded: share * 10, .down)
        return String(repeating: "▓", count: done) + String(repeating: "░", count: 10 - done)
    }

    /// A line of text in a field, or what stands there while it is empty.
    func field(_ text: String, prompt: String) -> [String] {
        [text.isEmpty ? "│ (\(prompt)) │" : "│ \(text) │"]
    }

    private func alert(_ part: Part) -> [String] {
        let edge = String(repeating: "─", count: width - 2)
        let inside = narrower(4)
        let words = (part.parts(.header) + part.parts(.footer)).flatMap { inside.lines(of: $0) }
        let buttons = (part.parts() + part.parts(.cancel)).flatMap { inside.lines(of: $0) }
        return ["┌\(edge)┐"] + (words + buttons).map { "│ \($0)" } + ["└\(edge)┘"]
    }

    private func dots(of pages: Node) -> [String] {
        guard let dots = pages.dots else { return [] }
        return [(0..<dots.count).map { $0 == dots.chosen ? "●" : "○" }.joined(separator: " ")]
    }
}
