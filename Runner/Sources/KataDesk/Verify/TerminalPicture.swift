import KataBase
import KataText

/// A terminal's window as an SVG, with what was typed and what was printed. It brings its own dark ground, so it is the same
/// on a light page and on a dark one.
struct TerminalPicture {
    /// The commands that were typed, each with its output.
    let calls: [(command: String, output: String)]

    /// In pixels. A sign of the fonts below is three fifths as wide as high, or narrower.
    private static let (size, line, margin, bar) = (15, 22, 28, 40)

    /// The size on a page, in per cent.
    private static let scale = 73

    var svg: String {
        let lines = self.lines
        let width = columns * Self.size * 3 / 5 + 2 * Self.margin
        let height = Self.bar + lines.count * Self.line + Self.margin
        let texts = lines.enumerated().filter { !$1.isEmpty }.map { row, content in
            "<text x=\"\(Self.margin)\" y=\"\(Self.bar + (row + 1) * Self.line - 7)\">\(content)</text>"
        }
        let buttons = [28, 48, 68].map { "<circle cx=\"\($0)\" cy=\"20\" r=\"6\"/>" }.joined()
        // A page shows it beside a phone.
        let shown = (width * Self.scale / 100, height * Self.scale / 100)
        return """
            <svg xmlns="http://www.w3.org/2000/svg" width="\(shown.0)" height="\(shown.1)" viewBox="0 0 \(width) \(height)">
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

    /// As many as a terminal has, or as the longest line takes.
    private var columns: Int {
        calls.flatMap { $0.output.linesBetweenFeeds.map(\.count) }.reduce(80, max)
    }

    /// The text of each line, a blank one between two calls.
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
            // Browsers do not agree on how an SVG keeps blanks that follow each other.
            let text = HTML.escaped(words).replacing(/^ | {2,}/) {
                String(repeating: "&#160;", count: $0.output.count)
            }
            return name.map { "<tspan class=\"\($0)\">\(text)</tspan>" } ?? text
        }.joined()
    }
}
