import KataText

/// A board as a page for a projector: one file, which loads itself again, light and dark, without a script.
struct BoardPage {
    let board: Board
    /// Seconds from one time that it loads itself to the next.
    var interval = 5

    var html: String {
        let words = BoardWords(board)
        let title = "\(words.people) on \(board.remote)"
        let summary = words.summary.map { HTML.element("p", HTML.escaped($0)) }.joined(separator: "\n")
        return HTMLPage(
            title: title, refresh: interval,
            content: [
                HTML.element(
                    "p", ["class": "where"], HTML.escaped(words.problem ?? "As of \(board.now.timestamp).")),
                table(words), summary,
            ]
            .joined(separator: "\n")
        ).text
    }

    private func table(_ words: BoardWords) -> String {
        guard !board.lines.isEmpty else {
            return HTML.element("p", HTML.escaped(BoardReport.empty))
        }
        let titles = ["who", "chapter", "step", "colour", "min", "checks", "hints", "why to look"]
        let header = titles.map { HTML.element("th", ["scope": "col"], $0) }.joined()
        let rows = board.lines.map { row($0, words) }.joined(separator: "\n")
        return """
            <div class="table" tabindex="0"><table class="grades">
            <thead><tr>\(header)</tr></thead>
            <tbody>
            \(rows)
            </tbody>
            </table></div>
            """
    }

    private func row(_ line: Board.Line, _ words: BoardWords) -> String {
        let cell = { (text: String) in HTML.element("td", HTML.escaped(text)) }
        let number = { (text: String) in HTML.element("td", ["class": "number"], HTML.escaped(text)) }
        let color = line.row.place.map { $0.isGreen ? "green" : "red" }
        let cells = [
            HTML.element("th", ["scope": "row"], HTML.name(words.name(line).cut(to: 60))),
            cell(words.chapter(line)), number(words.step(line)),
            HTML.element("td", ["class": color], HTML.escaped(words.color(line))),
            number(words.minutes(line)), number(words.checks(line)), number(words.hints(line)),
            HTML.element(
                "td", ["class": "why"],
                HTML.escaped(BoardWords.reasons(line).joined(separator: "; ").cut(to: 200))),
        ]
        return HTML.element("tr", ["class": line.attention.isEmpty ? nil : "visit"], cells.joined())
    }
}
