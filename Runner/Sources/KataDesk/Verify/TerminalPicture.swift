import KataBase
import KataText

/// A terminal's window as an SVG, with what was typed and what was printed. It brings its own dark ground, so it is the same
/// on a light page and on a dark one.
struct TerminalPicture {
    /// What was typed, and what that printed.
    let calls: [(command: String, output: String)]

    /// Of a terminal, in pixels. A sign of the fonts below is three fifths as wide as high, or narrower.
    private static let (columns, size, line, margin, bar) = (80, 15, 22, 28, 40)

    var svg: String {
        let lines = self.lines
        let width = Self.columns * Self.size * 3 / 5 + 2 * Self.margin
        let height = Self.bar + lines.count * Self.line + Self.margin
        let texts = lines.enumerated().filter { !$1.isEmpty }.map { row, content in
            "<text x=\"\(Self.margin)\" y=\"\(Self.bar + (row + 1) * Self.line - 7)\">\(content)</text>"
        }
        let buttons = [28, 48, 68].map { "<circle cx=\"\($0)\" cy=\"20\" r=\"6\"/>" }.joined()
        return """
            <svg xmlns="http://www.w3.org/2000/svg" width="\(width)" height="\(height)" viewBox="0 0 \(width) \(height)" xml:space="preserve">
            <style>
            text { fill: #e6edf3; font: \(Self.size)px ui-monospace, SFMono-Regular, Menlo, Consolas, "DejaVu Sans Mono", "Liberation Mono", monospace }
            .red { fill: #ff7b72 } .green { fill: #7ee787 } .dim { fill: #8b949e } .bold { font-weight: bold }
            rect { fill: #0d1117; stroke: #30363d } circle { fill: #30363d }
            </style>
            <rect x="0.5" y="0.5" width="\(width - 1)" height="\(height - 1)" rx="10"/>
            \(buttons)
            \(texts.joined(separator: "\n"))
            </svg>

            """
    }

    /// What stands in each line, a blank one between two calls.
    private var lines: [String] {
        let blocks = calls.map { command, output in
            ["<tspan class=\"dim\">$</tspan> \(HTML.escaped(command))"]
                + output.linesBetweenFeeds.map { Self.content($0) }
        }
        return Array(blocks.joined(separator: [""]))
    }

    private static func content(_ line: String) -> String {
        OutputWords(line).parts.map { words, kind in
            let name: String? =
                switch kind {
                case .red: "red bold"
                case .green: "green bold"
                case .next: "bold"
                case .failure: "red"
                case .other: nil
                }
            let text = HTML.escaped(words)
            return name.map { "<tspan class=\"\($0)\">\(text)</tspan>" } ?? text
        }.joined()
    }
}
