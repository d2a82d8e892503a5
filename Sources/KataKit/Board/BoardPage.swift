/// A board as a page for a projector: one file, which loads itself again, light and dark, without a script.
struct BoardPage {
    let board: Board
    /// Seconds from one time that it loads itself to the next.
    var interval = 5

    var html: String {
        let words = BoardWords(board)
        let title = "\(words.people) on \(board.remote)"
        let summary = words.summary.map { HTML.element("p", HTML.escaped($0)) }.joined(separator: "\n")
        return """
            <!DOCTYPE html>
            <html lang="en">
            <head>
            <meta charset="utf-8">
            <meta name="viewport" content="width=device-width, initial-scale=1">
            <meta name="color-scheme" content="light dark">
            <meta http-equiv="refresh" content="\(interval)">
            <title>\(HTML.escaped(title))</title>
            <style>
            \(BookStyle.sheet)\(Self.sheet)</style>
            </head>
            <body class="plain board">
            <main>
            <h1>\(HTML.escaped(title))</h1>
            <p class="where">As of \(board.now.timestamp)</p>
            \(table(words))
            \(summary)
            </main>
            </body>
            </html>

            """
    }

    private func table(_ words: BoardWords) -> String {
        guard !board.lines.isEmpty else {
            return HTML.element("p", "Nobody has shared anything yet.")
        }
        let titles = ["who", "chapter", "step", "colour", "min", "checks", "hints", "why to look"]
        let header = titles.map { HTML.element("th", ["scope": "col"], $0) }.joined()
        let rows = board.lines.map { row($0, words) }.joined(separator: "\n")
        return """
            <div class="table"><table>
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
        let color = line.row.place.map { $0.isGreen ? "is-green" : "is-red" }
        let cells = [
            HTML.element("th", ["scope": "row"], HTML.escaped(words.name(line).cut(to: 60))),
            cell(words.chapter(line)), number(words.step(line)),
            HTML.element("td", ["class": color], HTML.escaped(words.color(line))),
            number(words.minutes(line)), number(words.checks(line)), number(words.hints(line)),
            cell(BoardWords.reasons(line).joined(separator: "; ").cut(to: 200)),
        ]
        return HTML.element("tr", ["class": line.attention.isEmpty ? nil : "visit"], cells.joined())
    }

    private static let sheet = """
        .board table { font-family: var(--sans); font-size: 1.05rem; }
        .board .number { text-align: right; font-variant-numeric: tabular-nums; }
        .board .is-red, .board .is-green { font-weight: bold; text-align: center; }
        .board .is-red { background: var(--removed); color: var(--red); }
        .board .is-green { background: var(--added); color: var(--green); }
        .board .visit th { font-weight: bold; border-left: 0.3rem solid var(--red); }
        .board td, .board th { overflow-wrap: anywhere; }

        """
}
