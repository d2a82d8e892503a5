import KataBase
import KataText

/// Writes a chapter's Markdown as HTML.
struct MarkdownHTML {
    /// The path of the text, for links that are relative to it: "Chapters/1-InvoiceEditor.md".
    let source: String
    let links: BookLinks
    /// The number of levels by which a heading is deeper on the page than in the text.
    var deeper = 0
    /// The part before a heading's id, so that two texts can be on one page.
    var idPrefix = ""

    /// - Parameter anchors: those of the headings before the text in its file.
    /// - Throws: `KataError` where a link leads nowhere.
    func html(_ markdown: String, after anchors: HeadingAnchors = HeadingAnchors()) throws(KataError)
        -> String
    {
        var parser = MarkdownBlockParser(markdown)
        return try html(parser.blocks(), after: anchors)
    }

    func html(
        _ blocks: [MarkdownBlock], after anchors: HeadingAnchors = HeadingAnchors()
    ) throws(KataError) -> String {
        var anchors = anchors
        return try html(blocks, isTight: false, &anchors)
    }

    private func html(
        _ blocks: [MarkdownBlock], isTight: Bool, _ anchors: inout HeadingAnchors
    ) throws(KataError) -> String {
        var parts: [String] = []
        for block in blocks { parts.append(try html(block, isTight: isTight, &anchors)) }
        return parts.joined(separator: "\n")
    }

    func inline(_ text: String) throws(KataError) -> String { try inline(InlineParser(text).runs()) }

    private func html(
        _ block: MarkdownBlock, isTight: Bool, _ anchors: inout HeadingAnchors
    ) throws(KataError) -> String {
        switch block {
        case .heading(let level, let text):
            let anchor = anchors.next(text)
            return HTML.element(
                "h\(level + deeper)", ["id": anchor.isEmpty ? nil : idPrefix + anchor], try inline(text))
        case .paragraph(let text):
            let pictures = MarkdownPicture.all(in: text)
            if !pictures.isEmpty { return try figures(of: pictures) }
            return isTight ? try inline(text) : HTML.element("p", try inline(text))
        case .quote(let blocks):
            return HTML.element(
                "div", ["class": "note", "role": "note"], try html(blocks, isTight: false, &anchors))
        case .list(let start, let items): return try list(items, from: start, &anchors)
        case .fence(let info, let body): return fence(Fence.Kind(info: info), body.joined(separator: "\n"))
        case .table(let table): return try self.table(table)
        }
    }

    private func list(
        _ items: [[MarkdownBlock]], from start: Int?, _ anchors: inout HeadingAnchors
    ) throws(KataError) -> String {
        let isTight = items.allSatisfy { $0.count == 1 }
        var parts: [String] = []
        for item in items { parts.append(HTML.element("li", try html(item, isTight: isTight, &anchors))) }
        let content = "\n" + parts.joined(separator: "\n") + "\n"
        guard let start else { return HTML.element("ul", content) }
        return HTML.element("ol", ["start": start == 1 ? nil : String(start)], content)
    }

    private func table(_ table: MarkdownTable) throws(KataError) -> String {
        let isWide = !table.fitsPhone
        let labels = table.header.map { InlineParser($0).runs().map(\.text).joined() }
        let first = table.rows.compactMap(\.first)
        // A first column of names names its rows.
        let isNamed = !first.contains("") && Set(first).count == first.count
        // A number alone does not say what it counts.
        let isCounted = first.allSatisfy { $0.first?.isNumber ?? false }
        var rows: [String] = []
        for row in table.rows {
            var cells: [String] = []
            for (index, cell) in row.enumerated() {
                let isName = index == 0 && isNamed
                // On a phone a row of a wide table is a block, and says in front of a cell what it is.
                let label = isWide && (index > 0 || isCounted) && !cell.isEmpty ? labels[index] : ""
                cells.append(
                    HTML.element(
                        isName ? "th" : "td",
                        ["scope": isName ? "row" : nil, "data-label": label.isEmpty ? nil : label],
                        try inline(cell)))
            }
            rows.append(HTML.element("tr", cells.joined()))
        }
        var header: [String] = []
        for cell in table.header {
            // To those who hear the page a header cell says something; a corner with nothing in it is none.
            header.append(
                cell.isEmpty
                    ? HTML.element("td", "") : HTML.element("th", ["scope": "col"], try inline(cell)))
        }
        let head = HTML.element("thead", HTML.element("tr", header.joined()))
        let body = HTML.element("tbody", rows.joined(separator: "\n"))
        return scrolling(
            "div", ["class": isWide ? "table wide" : "table", "role": "region"], named: "Table",
            HTML.element("table", head + body))
    }

    // MARK: Code

    /// A fence's text byte for byte, in a figure that says what it is.
    func fence(_ kind: Fence.Kind?, _ body: String) -> String {
        let caption = kind?.caption ?? ""
        return switch kind {
        case .file, .names, .sketch: figure(caption, code(body))
        case .outputRed: figure(caption, output(body), class: "red")
        case .outputGreen: figure(caption, output(body), class: "green")
        case .outputOurs:
            HTML.element(
                "details", ["open": links.isWhole ? "" : nil],
                HTML.element("summary", "What our test sees before it is solved")
                    + figure(caption, output(body), class: "red"))
        case .diff: figure(caption, diff(body), class: "diff")
        case .other, nil: scrolling("pre", [:], named: "Text", HTML.element("code", HTML.escaped(body)))
        }
    }

    func figure(_ caption: String, _ content: String, class kind: String? = nil) -> String {
        HTML.element(
            "figure", ["class": kind],
            HTML.element("figcaption", HTML.escaped(caption)) + scrolling("pre", [:], named: caption, content)
        )
    }

    /// A part that may be wider than a phone: it can be scrolled by keyboard, too, and has a name then.
    private func scrolling(
        _ element: String, _ attributes: KeyValuePairs<String, String?>, named name: String, _ content: String
    ) -> String {
        let list = attributes.compactMap { key, value in value.map { " \(key)=\"\($0)\"" } }.joined()
        let role = list.contains("role") ? "" : " role=\"group\""
        return
            "<\(element)\(list)\(role) tabindex=\"0\" aria-label=\"\(HTML.escaped(name))\">\(content)</\(element)>"
    }

    private func code(_ body: String) -> String {
        let lines = body.linesBetweenFeeds.map { line in
            SwiftWords(line).words.map { word, kind in
                let name: String? =
                    switch kind {
                    case .keyword, .attribute: "k"
                    case .type: "t"
                    case .string: "s"
                    case .comment: "c"
                    case .other: nil
                    }
                let text = HTML.escaped(word)
                return name.map { "<span class=\"\($0)\">\(text)</span>" } ?? text
            }.joined()
        }
        return HTML.element("code", lines.joined(separator: "\n"))
    }

    /// The output of a check; its colour, its crosses and what comes next stand out.
    private func output(_ body: String) -> String {
        let lines = body.linesBetweenFeeds.map { line in
            OutputWords(line).parts.map { words, kind in
                switch kind {
                case .red: HTML.element("b", ["class": "red"], HTML.escaped(words))
                case .green: HTML.element("b", ["class": "green"], HTML.escaped(words))
                case .next: HTML.element("b", ["class": "next"], HTML.escaped(words))
                case .failure: HTML.element("span", ["class": "red"], HTML.escaped(words))
                case .other: HTML.escaped(words)
                }
            }.joined()
        }
        return HTML.element("samp", lines.joined(separator: "\n"))
    }

    /// A newline belongs to its line: an element that is as wide as the box would leave an empty line otherwise.
    func diff(_ body: String) -> String {
        let lines = DiffLines(body).lines
        let marked = lines.enumerated().map { index, line in
            let text = HTML.escaped(line.text) + (index + 1 < lines.count ? "\n" : "")
            return switch line.kind {
            case .added: "<ins>\(text)</ins>"
            case .removed: "<del>\(text)</del>"
            case .header, .place, .note: "<span class=\"c\">\(text)</span>"
            case .context: text
            }
        }
        return HTML.element("code", marked.joined())
    }

    // MARK: Prose

    private func inline(_ runs: [InlineRun]) throws(KataError) -> String {
        var result = ""
        for label in Self.pieces(of: runs) {
            if let picture = label[0].picture {
                result += try image(picture, label)
            } else if let target = label[0].target {
                let link = try links.link(to: target, from: source, label: label.map(\.text).joined())
                result += HTML.element(
                    "a", ["href": link.address, "title": link.title], label.map(Self.styled).joined())
            } else {
                result += label.map(Self.styled).joined()
            }
        }
        return result
    }

    /// The runs of each link and of each picture together, and those between them.
    private static func pieces(of runs: [InlineRun]) -> [[InlineRun]] {
        runs.reduce(into: []) { pieces, run in
            if let last = pieces.last?.last, (last.target, last.picture) == (run.target, run.picture) {
                pieces[pieces.count - 1].append(run)
            } else {
                pieces.append([run])
            }
        }
    }

    // MARK: Pictures

    /// Pictures side by side, each above the words that say what it shows.
    private func figures(of pictures: [MarkdownPicture]) throws(KataError) -> String {
        var figures: [String] = []
        for picture in pictures {
            let width = try links.picture(picture.file, from: source).picture.widest
            // Who hears the page has heard the words as the picture's own.
            let caption = HTML.element(
                "figcaption", ["aria-hidden": "true"], picture.words.map(Self.styled).joined())
            figures.append(
                HTML.element(
                    "figure", ["style": width.map { "max-width: \($0)px" }],
                    try image(picture.file, picture.words) + caption))
        }
        return HTML.element("div", ["class": "pictures"], figures.joined(separator: "\n"))
    }

    private func image(_ name: String, _ words: [InlineRun]) throws(KataError) -> String {
        let (address, picture) = try links.picture(name, from: source)
        let size = picture.size.map { " width=\"\($0.width)\" height=\"\($0.height)\"" } ?? ""
        // A printer does not scroll to a picture.
        let loading = links.isWhole ? "" : " loading=\"lazy\""
        let alt = HTML.escaped(words.map(\.text).joined())
        return "<img src=\"\(HTML.escaped(address))\" alt=\"\(alt)\"\(size)\(loading)>"
    }

    private static func styled(_ run: InlineRun) -> String {
        var result = HTML.escaped(run.text)
        if run.traits.contains(.code) { result = "<code>\(result)</code>" }
        if run.traits.contains(.italic) { result = "<em>\(result)</em>" }
        if run.traits.contains(.bold) { result = "<strong>\(result)</strong>" }
        return result
    }
}

extension MarkdownTable {
    /// True where a phone, which has room for some forty characters in a line, can show it as a table.
    fileprivate var fitsPhone: Bool {
        let columns = header.indices.map { column in
            ([header] + rows).map { InlineParser($0[column]).runs().map(\.text).joined() }
        }
        let longest = columns.map { $0.map(displayWidth).max() ?? 0 }
        let words = columns.map { cells in
            cells.flatMap { $0.split(separator: " ") }.map { displayWidth(of: String($0)) }.max() ?? 0
        }
        let room = zip(longest, words).map { max($1, min($0, 16)) + 2 }.reduce(0, +)
        let isShort = longest.allSatisfy { $0 <= 40 } || header.count == 2 && longest[0] <= 14
        return room <= 46 && isShort
    }
}
