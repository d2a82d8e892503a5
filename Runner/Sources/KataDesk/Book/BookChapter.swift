import KataBase
import KataText

/// The pages of a chapter: its beginning, its steps, what comes after the last one, its gallery.
struct BookChapter: Sendable {
    let number: Int
    let name: String
    let text: ChapterText
    /// The text's path in the workspace.
    let source: String
    let gallery: BookGallery?
    /// The changes in the reference from the end of one step to the next: a unified diff a step.
    let changes: [String]

    var folder: String { "\(number)-\(name)" }
    var title: String { "\(number) · \(text.title)" }
    var minutes: Int { text.steps.map(\.minutes).reduce(0, +) }
    var first: String { "\(folder)/index.html" }

    var pages: [BookPage] {
        let outline = outline
        return [beginning(outline)] + text.steps.map { page(of: $0, outline) }
            + (text.closing.isEmpty ? [] : [after(outline)]) + (gallery?.pages(of: self) ?? [])
    }

    private var outline: BookOutline {
        let steps = text.steps.flatMap { step in
            [
                BookOutline.Passage(
                    heading: "Step \(step.number) · \(step.title)", markdown: step.lead, page: path(of: step),
                    place: .top)
            ]
                + Self.parts(of: step).map { part in
                    BookOutline.Passage(
                        heading: part.heading, markdown: part.markdown, page: path(of: step),
                        place: .id(part.id))
                }
        }
        let closing = text.closing.map {
            BookOutline.Passage(heading: $0.title, markdown: $0.markdown, page: afterPath, place: .anchor)
        }
        return BookOutline(
            [BookOutline.Passage(heading: title, markdown: text.introduction, page: first, place: .top)]
                + steps
                + closing)
    }

    /// A part of a step as its page has it.
    private struct Part {
        let kind: StepText.Part
        let id: String
        let heading: String
        /// Each hint, and one text of any other part.
        let texts: [String]

        var markdown: String { texts.joined(separator: "\n\n") }

        /// - Parameter turn: the turn that it is of, counted from 0.
        init(_ kind: StepText.Part, of turn: Int = 0, heading: String? = nil, _ texts: [String]) {
            self.kind = kind
            id = kind.rawValue.lowercased() + (turn == 0 ? "" : "-\(turn + 1)")
            self.heading = heading ?? kind.rawValue
            self.texts = texts
        }
    }

    /// The parts that a step has, in their order.
    private static func parts(of step: StepText) -> [Part] {
        let turns = step.turns.enumerated().flatMap { index, turn in
            [
                Part(.red, of: index, heading: turn.heading, [turn.red]),
                Part(.hints, of: index, turn.hints),
                Part(.green, of: index, [turn.green]),
            ]
        }
        return ([Part(.promises, [step.owed])] + turns + [Part(.refactor, [step.refactor])])
            .filter { !$0.markdown.isEmpty }
    }

    func path(of step: StepText) -> String { "\(folder)/step-\(step.number).html" }

    private var afterPath: String { "\(folder)/after.html" }

    private func beginning(_ outline: BookOutline) -> BookPage {
        BookPage(
            path: first, title: title, chapter: folder,
            covers: outline.covers(on: first, of: source).merging([source: nil]) { $1 }
        ) {
            place throws(KataError) in
            let rows = text.steps.map { step in
                let link = HTML.element(
                    "a", ["href": place.links.address(of: path(of: step))],
                    HTML.escaped("\(step.number) · \(step.title)"))
                // A phone has no room for more in one line.
                let whose = step.isOwn ? ", and the test is yours" : ""
                return HTML.element("li", "\(link) <small>\(step.minutes) min\(whose)</small>")
            }
            let facts =
                "\(count(text.steps.count, "step")) · about \(minutes) minutes · ./kata start \(number)"
            return [
                HTML.element("p", ["class": "where"], HTML.escaped(facts)),
                place.heading(1, id: "", HTML.escaped(title)),
                try place.writer(of: source, deeper: -1).html(
                    text.introduction, after: outline.start(of: 0, on: first)),
                place.heading(2, id: "steps", "The steps"),
                HTML.element("ul", ["class": "steps"], "\n" + rows.joined(separator: "\n") + "\n"),
            ].joined(separator: "\n")
        }
    }

    private func page(of step: StepText, _ outline: BookOutline) -> BookPage {
        BookPage(
            path: path(of: step), title: "\(step.number) · \(step.title)", chapter: folder,
            covers: outline.covers(on: path(of: step), of: source)
        ) { place throws(KataError) in
            try content(of: step, outline, at: place)
        }
    }

    private func content(
        of step: StepText, _ outline: BookOutline, at place: BookPlace
    ) throws(KataError) -> String {
        let writer = place.writer(of: source, deeper: -1)
        let chapter = HTML.element("a", ["href": place.links.address(of: first)], HTML.escaped(title))
        var parts = [
            HTML.element(
                "p", ["class": "where"],
                "\(chapter) · step \(step.number) of \(text.steps.count) · \(step.minutes) minutes\(step.share)"
            ),
            place.heading(1, id: "", HTML.escaped(step.title)),
        ]
        let places = step.placesOfCode.joined(separator: " · ")
        if !places.isEmpty {
            let words = try writer.inline(places.prefix(1).uppercased() + places.dropFirst())
            parts.append(HTML.element("p", ["class": "where"], words))
        }
        let page = path(of: step)
        parts.append(try writer.html(step.lead, after: outline.start(of: 0, on: page)))
        let all = Self.parts(of: step)
        func start(of part: Part) -> HeadingAnchors {
            outline.start(of: (all.firstIndex { $0.id == part.id } ?? -1) + 1, on: page)
        }
        func heading(_ part: Part) -> String {
            place.heading(2, id: part.id, class: part.kind.rawValue.lowercased(), HTML.escaped(part.heading))
        }
        func whole(_ part: Part) throws(KataError) -> String {
            heading(part) + "\n" + (try writer.html(part.markdown, after: start(of: part)))
        }
        if step.isFolded { parts.append(try writer.html(step.folded, after: HeadingAnchors())) }
        for part in all {
            switch part.kind {
            case .promises:
                let promises = try whole(part)
                parts.append(
                    place.promises(
                        step.isFolded ? place.fold(FencedLines.foldTitle, promises) : promises))
            case .red: parts.append(try whole(part))
            case .hints:
                parts.append(heading(part))
                for (index, hint) in part.texts.enumerated() {
                    parts.append(
                        place.fold("Hint \(index + 1)", try writer.html(hint, after: start(of: part))))
                }
            case .green, .refactor:
                let title = part.kind == .green ? "How ours became green" : "How ours was tidied up"
                parts.append(place.fold(title, class: "answer", try whole(part)))
            }
        }
        if let change = change(of: step, by: writer, at: place) { parts.append(change) }
        return parts.joined(separator: "\n")
    }

    /// The whole change of a step, a figure a file, folded.
    private func change(of step: StepText, by writer: MarkdownHTML, at place: BookPlace) -> String? {
        let files = changes[step.number - 1].split(separator: #/(?m)^--- .*\n\+\+\+ /#)
        let figures = files.map { file in
            let lines = file.drop { $0 != "\n" }.dropFirst()
            let name = file.prefix { $0 != "\n" && $0 != "\t" }.split(separator: "/").last ?? ""
            return (
                name: String(name),
                html: writer.figure(String(name), writer.diff(lines.trimmed), class: "diff")
            )
        }
        guard !figures.isEmpty else { return nil }
        let before = step.number == 1 ? "the start" : "the end of step \(step.number - 1)"
        let names = figures.map(\.name).joined(separator: ", ")
        return place.heading(2, id: "change", "The whole change") + "\n"
            + place.fold(
                "Ours, from \(before) to the end of step \(step.number): \(names)",
                figures.map(\.html).joined(separator: "\n"))
    }

    private func after(_ outline: BookOutline) -> BookPage {
        let path = afterPath
        return BookPage(
            path: path, title: "After the last step", chapter: folder,
            covers: outline.covers(on: path, of: source)
        ) { place throws(KataError) in
            let writer = place.writer(of: source)
            var parts = [
                place.links.trail(to: self), place.heading(1, id: "", "After the last step"),
            ]
            for (index, section) in text.closing.enumerated() {
                parts.append(
                    place.heading(
                        2, id: outline.id(of: index, on: path), try writer.inline(section.title)))
                parts.append(try writer.html(section.markdown, after: outline.start(of: index, on: path)))
            }
            return parts.joined(separator: "\n")
        }
    }
}

extension BookLinks {
    /// The line above a page's title: the chapter that it belongs to.
    func trail(to chapter: BookChapter) -> String {
        HTML.element(
            "p", ["class": "where"],
            HTML.element("a", ["href": address(of: chapter.first)], HTML.escaped(chapter.title)))
    }
}
