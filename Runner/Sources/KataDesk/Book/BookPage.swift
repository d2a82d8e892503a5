import KataBase
import KataText

/// A page of the book: what it is called, and how its text is written wherever it stands.
struct BookPage: Sendable {
    /// In the book: "1-InvoiceEditor/step-2.html".
    let path: String
    /// In the contents: "2 · One valid line adds up".
    let title: String
    /// The chapter that it belongs to, by its folder.
    var chapter: String?
    /// The group of the contents that it stands in, where it belongs to no chapter.
    var group: String?
    /// True where it is in the contents wherever the reader is in its chapter.
    var isListed = true
    /// The places of texts that are on this page, with an id, or at its top where nil: "Chapters/1-Films.md#your-turn".
    var covers: [String: String?] = [:]
    let content: @Sendable (BookPlace) throws(KataError) -> String

    func standing(in group: String) -> BookPage {
        var page = self
        page.group = group
        return page
    }
}

/// The place where a page's text is written: its own page, or the one that has all of them.
struct BookPlace: Sendable {
    let links: BookLinks

    private var deeper: Int { links.isWhole ? 1 : 0 }
    var idPrefix: String { links.isWhole ? BookLinks.prefix(of: links.page) : "" }

    /// - Parameters:
    ///   - source: the text's path in the workspace.
    ///   - deeper: how much deeper its headings are on the page than in the text.
    func writer(of source: String, deeper: Int = 0) -> MarkdownHTML {
        MarkdownHTML(source: source, links: links, deeper: deeper + self.deeper, idPrefix: idPrefix)
    }

    /// - Parameters:
    ///   - id: empty for a page's title, which has one only where all pages are on one.
    ///   - content: HTML.
    func heading(_ level: Int, id: String? = nil, class kind: String? = nil, _ content: String) -> String {
        let id = id.map { idPrefix + $0 }.flatMap { $0.isEmpty ? nil : $0 }
        return HTML.element("h\(level + deeper)", ["id": id, "class": kind], content)
    }

    /// The part of a step that stays in sight where there is room beside the text. It can be scrolled there.
    func promises(_ content: String) -> String {
        HTML.element(
            "section", ["class": "owed", "tabindex": "0", "aria-label": StepText.Part.promises.rawValue],
            "\n" + content + "\n")
    }

    /// A part that a reader unfolds. On paper everything is unfolded.
    func fold(_ summary: String, class kind: String? = nil, _ content: String) -> String {
        let details = HTML.element("summary", HTML.escaped(summary)) + "\n" + content + "\n"
        return HTML.element("details", ["class": kind, "open": links.isWhole ? "" : nil], details)
    }
}
