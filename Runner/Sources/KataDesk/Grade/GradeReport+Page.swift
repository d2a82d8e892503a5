import KataBase
import KataText

extension GradeReport {
    /// The page for a projector and for paper: who is how far, and below it what stands in the way.
    var page: String {
        let only = sections.count == 1 ? sections.first : nil
        let content = sections.map { section in
            (only == nil ? HTML.element("h2", HTML.escaped(section.title)) + "\n" : "") + section.html
        }
        return HTMLPage(
            title: only?.title ?? "What was handed in",
            content: sections.isEmpty ? HTML.element("p", Self.nothing) : content.joined(separator: "\n")
        ).text
    }
}

extension GradeSection {
    fileprivate var html: String {
        let head = ["copy"] + (1...max(1, steps)).map(String.init) + ["own tests"]
        let headers = head.map { HTML.element("th", ["scope": "col"], $0) }.joined()
        let table = HTML.element(
            "table", ["class": "grades copies"],
            "\n<thead><tr>\(headers)</tr></thead>\n<tbody>\n"
                + rows.map { line($0) + "\n" }.joined() + "</tbody>\n")
        let summary = [tally, crowded, unguarded].compactMap(\.self)
            .map { HTML.element("p", HTML.escaped($0)) }
        let obstacles = rows.compactMap(obstacle)
        return
            (["<div class=\"table\" tabindex=\"0\">\n\(table)\n</div>"] + summary
            + (obstacles.isEmpty ? [] : ["<dl>"] + obstacles + ["</dl>"])).joined(separator: "\n")
    }

    private func line(_ row: GradeRow) -> String {
        let name = HTML.element("th", ["scope": "row"], HTML.name(row.copy))
        let own = HTML.element("td", HTML.escaped(row.own.map { "\($0.caught) of \($0.mistakes)" } ?? ""))
        guard let green = row.green else {
            let kind = row.isAbsent ? "open" : "red"
            let cell = HTML.element("td", ["class": kind, "colspan": "\(steps)"], row.ungraded)
            return HTML.element("tr", name + cell + own)
        }
        let cells = (1...max(1, steps)).map { step in
            let isUntested = row.untested?.contains(step) ?? false
            let kind =
                step <= green && !isUntested ? "green" : step == row.red?.step || isUntested ? "red" : "open"
            return HTML.element("td", ["class": kind], isUntested ? "no test" : kind)
        }
        return HTML.element("tr", name + cells.joined() + own)
    }

    /// The red step of a copy, and its oddities; nil where there is nothing to say.
    private func obstacle(_ row: GradeRow) -> String? {
        var parts = row.remarks.map { HTML.element("p", HTML.escaped($0)) }
        if let red = row.red {
            let title = HTML.escaped("Step \(red.step) · \(red.title.printable): \(red.reasonWords)")
            let place = red.place.map { "<br>" + HTML.element("code", HTML.escaped($0)) } ?? ""
            parts.append(HTML.element("p", title + place))
            parts.append(HTML.element("pre", HTML.element("samp", HTML.escaped(red.message.printableLines))))
        }
        if let lack = row.lack {
            parts.append(
                HTML.element("p", HTML.escaped("\(lack.prefix(1).uppercased())\(lack.dropFirst()).")))
        }
        if let own = row.own, own.isWeak { parts.append(HTML.element("p", HTML.escaped(own.words))) }
        guard !parts.isEmpty else { return nil }
        return HTML.element("dt", HTML.name(row.copy)) + "\n"
            + HTML.element("dd", parts.joined(separator: "\n"))
    }
}
