import KataBase
import KataKit
import KataText
import KataWork

/// A chapter's gallery: on one page, or, where it is long, on pages for the mistakes of each step.
struct BookGallery: Sendable {
    let gallery: BugGallery
    /// The text's path in the workspace.
    let source: String
    /// The anchors of the mistakes, by their lines.
    private let anchors: [Int: String]

    init(gallery: BugGallery, source: String) {
        (self.gallery, self.source) = (gallery, source)
        var all = HeadingAnchors()
        for heading in MarkdownBlock.headings(in: gallery.introduction) { _ = all.next(heading) }
        var anchors: [Int: String] = [:]
        for bug in gallery.bugs {
            anchors[bug.line] = all.next(bug.title)
            for heading in MarkdownBlock.headings(in: bug.markdown) { _ = all.next(heading) }
        }
        self.anchors = anchors
    }

    private func anchor(of bug: BugGallery.Bug) -> String { anchors[bug.line] ?? "" }

    /// Bytes of mistakes on a page, which HTML about doubles.
    private static let longest = 12_000

    /// The mistakes that break a promise of one step, or of none.
    private struct Part: Sendable {
        let step: StepText?
        let pages: [Page]
    }

    private struct Page: Sendable {
        let title: String
        let path: String
        let bugs: [BugGallery.Bug]
    }

    func pages(of chapter: BookChapter) -> [BookPage] {
        let path = "\(chapter.folder)/bugs.html"
        let title = "The bug gallery"
        let isOnePage = Self.size(of: gallery.bugs) <= Self.longest
        let whole = Page(title: title, path: path, bugs: gallery.bugs)
        let parts = isOnePage ? [] : parts(of: chapter)
        let contents = BookPage(
            path: path, title: title, chapter: chapter.folder,
            covers: [source: nil].merging(isOnePage ? covers(whole) : [:]) { $1 }
        ) { place throws(KataError) in
            var html = [
                place.links.trail(to: chapter), place.heading(1, id: "", title),
                try place.writer(of: source).html(gallery.introduction),
            ]
            if isOnePage { html.append(try content(whole, of: chapter, at: place)) }
            return (html + parts.map { list($0, at: place) }).joined(separator: "\n")
        }
        return [contents]
            + parts.flatMap(\.pages).map { page in
                BookPage(
                    path: page.path, title: page.title, chapter: chapter.folder, isListed: false,
                    covers: covers(page)
                ) { place throws(KataError) in
                    [
                        place.links.trail(to: chapter), place.heading(1, id: "", HTML.escaped(page.title)),
                        try content(page, of: chapter, at: place),
                    ].joined(separator: "\n")
                }
            }
    }

    private func parts(of chapter: BookChapter) -> [Part] {
        let parts = Dictionary(grouping: gallery.bugs) { chapter.text.step(promising: $0.promise)?.number }
        let steps: [StepText?] = chapter.text.steps + [nil]
        return steps.compactMap { step in
            parts[step?.number].map { Part(step: step, pages: pages(of: $0, step, in: chapter)) }
        }
    }

    private func pages(of bugs: [BugGallery.Bug], _ step: StepText?, in chapter: BookChapter) -> [Page] {
        var pages: [[BugGallery.Bug]] = []
        for bug in bugs {
            if let last = pages.last, Self.size(of: last + [bug]) <= Self.longest {
                pages[pages.count - 1].append(bug)
            } else {
                pages.append([bug])
            }
        }
        let title = step.map { "Bugs of step \($0.number)" } ?? "Other bugs"
        let path = "\(chapter.folder)/bugs-\(step.map { String($0.number) } ?? "other")"
        return pages.enumerated().map { index, bugs in
            index == 0
                ? Page(title: title, path: "\(path).html", bugs: bugs)
                : Page(title: "\(title), page \(index + 1)", path: "\(path)-\(index + 1).html", bugs: bugs)
        }
    }

    private static func size(of bugs: [BugGallery.Bug]) -> Int {
        bugs.map { $0.markdown.utf8.count + $0.patch.utf8.count }.reduce(0, +)
    }

    private func covers(_ page: Page) -> [String: String?] {
        let anchors = page.bugs.map(anchor)
        return Dictionary(anchors.map { ("\(source)#\($0)", Optional($0)) }) { first, _ in first }
    }

    private func list(_ part: Part, at place: BookPlace) -> String {
        let items = part.pages.flatMap { page in
            page.bugs.map { bug in
                let address = place.links.address(of: page.path, id: anchor(of: bug))
                return HTML.element("li", HTML.element("a", ["href": address], HTML.escaped(bug.title)))
            }
        }
        let title = part.step.map { "Step \($0.number) · \($0.title)" } ?? "Other bugs"
        return place.heading(2, id: part.step.map { "step-\($0.number)" }, HTML.escaped(title)) + "\n"
            + HTML.element("ul", "\n" + items.joined(separator: "\n") + "\n")
    }

    private func content(_ page: Page, of chapter: BookChapter, at place: BookPlace) throws(KataError)
        -> String
    {
        let writer = place.writer(of: source)
        var html: [String] = []
        for bug in page.bugs {
            html.append(
                place.heading(2, id: anchor(of: bug), try writer.inline(bug.title)))
            if let promise = bug.promise { html.append(broken(promise, of: chapter, at: place)) }
            html.append(try writer.html(bug.markdown))
            html.append(writer.figure("against the last step", writer.diff(bug.patch), class: "diff"))
        }
        return html.joined(separator: "\n")
    }

    /// The promise that a bug breaks, with a link to its step.
    private func broken(_ promise: String, of chapter: BookChapter, at place: BookPlace) -> String {
        let name = HTML.escaped(promise)
        let link = chapter.text.step(promising: promise).map {
            HTML.element("a", ["href": place.links.address(of: chapter.path(of: $0), id: "promises")], name)
        }
        return HTML.element("p", ["class": "where"], "Breaks: \(link ?? name)")
    }
}
