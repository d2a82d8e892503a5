/// A chapter's gallery: on one page, or, where it is long, on a page for the mistakes of each step.
struct BookGallery: Sendable {
    let gallery: BugGallery
    /// The text's path in the workspace.
    let source: String

    /// So much of diffs is a page.
    private static let longest = 16_000

    private struct Part: Sendable {
        let step: StepText?
        let bugs: [BugGallery.Bug]
        let path: String
    }

    func pages(of chapter: BookChapter) -> [BookPage] {
        let first = "\(chapter.folder)/bugs.html"
        let parts = parts(of: chapter, first: first)
        let isOnePage = parts.count == 1
        let contents = BookPage(
            path: first, title: "The bug gallery", chapter: chapter.folder,
            covers: [source: nil].merging(isOnePage ? covers(parts[0]) : [:]) { $1 }
        ) { place throws(KataError) in
            let writer = place.writer(of: source)
            var html = [
                place.links.trail(to: chapter), place.heading(1, id: "", "The bug gallery"),
                try writer.html(gallery.introduction),
            ]
            for part in parts {
                html.append(isOnePage ? try content(part, of: chapter, at: place) : list(part, at: place))
            }
            return html.joined(separator: "\n")
        }
        guard !isOnePage else { return [contents] }
        return [contents]
            + parts.map { part in
                BookPage(
                    path: part.path, title: title(of: part), chapter: chapter.folder, isListed: false,
                    covers: covers(part)
                ) { place throws(KataError) in
                    [
                        place.links.trail(to: chapter),
                        place.heading(1, id: "", HTML.escaped(title(of: part))),
                        try content(part, of: chapter, at: place),
                    ].joined(separator: "\n")
                }
            }
    }

    private func title(of part: Part) -> String {
        part.step.map { "Bugs of step \($0.number)" } ?? "Other bugs"
    }

    /// The bugs by the step whose promise they break.
    private func parts(of chapter: BookChapter, first: String) -> [Part] {
        let size = gallery.bugs.map(\.patch.utf8.count).reduce(0, +)
        guard size > Self.longest else { return [Part(step: nil, bugs: gallery.bugs, path: first)] }
        let step = { (bug: BugGallery.Bug) in
            chapter.text.steps.first { $0.promises.contains { $0.name == bug.promise } }
        }
        let steps: [StepText?] = chapter.text.steps + [nil]
        return steps.compactMap { wanted in
            let bugs = gallery.bugs.filter { step($0)?.number == wanted?.number }
            let name = wanted.map { String($0.number) } ?? "other"
            return bugs.isEmpty
                ? nil : Part(step: wanted, bugs: bugs, path: "\(chapter.folder)/bugs-\(name).html")
        }
    }

    private func covers(_ part: Part) -> [String: String?] {
        let anchors = part.bugs.map { MarkdownLinks.anchor(of: $0.title) }
        return Dictionary(anchors.map { ("\(source)#\($0)", Optional($0)) }) { first, _ in first }
    }

    private func list(_ part: Part, at place: BookPlace) -> String {
        let items = part.bugs.map { bug in
            let address = place.links.address(of: part.path, id: MarkdownLinks.anchor(of: bug.title))
            return HTML.element("li", HTML.element("a", ["href": address], HTML.escaped(bug.title)))
        }
        let title = part.step.map { "Step \($0.number) · \($0.title)" } ?? title(of: part)
        return place.heading(2, id: part.step.map { "step-\($0.number)" }, HTML.escaped(title)) + "\n"
            + HTML.element("ul", "\n" + items.joined(separator: "\n") + "\n")
    }

    private func content(_ part: Part, of chapter: BookChapter, at place: BookPlace) throws(KataError)
        -> String
    {
        let writer = place.writer(of: source)
        var html: [String] = []
        for bug in part.bugs {
            html.append(
                place.heading(2, id: MarkdownLinks.anchor(of: bug.title), try writer.inline(bug.title)))
            if let promise = bug.promise { html.append(broken(promise, of: chapter, at: place)) }
            html.append(try writer.html(bug.markdown))
            html.append(writer.figure("against the last step", writer.diff(bug.patch), class: "diff"))
        }
        return html.joined(separator: "\n")
    }

    /// The promise that a bug breaks, with a link to its step.
    private func broken(_ promise: String, of chapter: BookChapter, at place: BookPlace) -> String {
        let step = chapter.text.steps.first { $0.promises.contains { $0.name == promise } }
        let name = HTML.escaped(promise)
        let link = step.map {
            HTML.element("a", ["href": place.links.address(of: chapter.path(of: $0), id: "promises")], name)
        }
        return HTML.element("p", ["class": "where"], "Breaks: \(link ?? name)")
    }
}
