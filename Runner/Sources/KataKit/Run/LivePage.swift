import Foundation
import KataBase
import KataText
import KataWork

/// The program's screen as it tells of it: the picture, and the deeds that can be done there. PaperUI's
/// `LiveScreen` writes it.
struct LivePage: Codable, Equatable, Sendable {
    struct Deed: Codable, Equatable, Sendable {
        let kind: String
        var node: Int?
        var text: String?
        var isFollowed: Bool?

        /// True where a text would be lost without it.
        var writes: Bool { ["write", "submit", "hide"].contains(kind) }
    }

    struct Field: Codable, Equatable, Sendable {
        let node: Int
        let title: String
        let text: String
        let hasLines: Bool
        let isSecret: Bool
    }

    struct Choices: Codable, Equatable, Sendable {
        struct Choice: Codable, Equatable, Sendable {
            let title: String
            let deed: Deed
            let isChosen: Bool
        }

        let title: String
        let choices: [Choice]
    }

    let picture: String
    let field: Field?
    let choices: [Choices]
    let warnings: [String]
    let isDark: Bool
    let isBusy: Bool
    var refusal: String?
    var isNews: Bool?

    /// Two are the same that show the same.
    static func == (left: Self, right: Self) -> Bool {
        (left.picture, left.field, left.choices, left.warnings) == (
            right.picture, right.field, right.choices, right.warnings
        ) && (left.isDark, left.isBusy) == (right.isDark, right.isBusy)
    }
}

/// The screen in a browser. With the script that it has beside it the phone stands in the page, and what has changed is swapped.
/// Without one it is a page with the field for what is typed, and in it a page with the picture, which looks again by itself.
struct LiveHTML {
    let title: String
    let look: LiveSession.Look

    private static let style = """
        :root { color-scheme: light dark; }
        body { margin: 0; font: 16px/1.5 system-ui, sans-serif; background: #d9d9de; color: #1d1d1f; }
        @media (prefers-color-scheme: dark) { body { background: #2c2c2e; color: #e9e7e1; } }
        header, form, main, #note { max-width: 60rem; margin: 0 auto; padding: 0.5rem 1rem; }
        header { display: flex; flex-wrap: wrap; gap: 0.25rem 1.25rem; align-items: baseline; }
        h1 { font-size: 1.1rem; margin: 0; }
        h2 { font-size: 0.95rem; margin: 0.75rem 0 0; }
        a { color: inherit; }
        form { display: flex; flex-wrap: wrap; gap: 0.5rem; align-items: center; }
        form input, form textarea { font: inherit; flex: 1 1 12rem; min-width: 0; padding: 0.3rem 0.5rem; }
        button { font: inherit; padding: 0.3rem 0.75rem; }
        iframe { display: block; width: 100%; height: calc(100vh - 7rem); min-height: 20rem; border: 0; }
        main { display: flex; flex-wrap: wrap; gap: 1rem 2rem; padding: 1rem; }
        svg { display: block; max-width: 100%; max-height: 90vh; height: auto; pointer-events: none; }
        svg a, svg foreignObject, [data-deeds] { pointer-events: all; }
        svg a { cursor: pointer; outline: none; }
        svg a:focus-visible rect, svg g:focus-visible rect { stroke: #0a84ff; stroke-width: 3; }
        .beside { flex: 1 1 14rem; min-width: 0; overflow-wrap: anywhere; }
        ul { margin: 0.25rem 0; padding-left: 1.25rem; }
        .warning, #note:not(:empty) { border-left: 0.25rem solid #d9822b; padding-left: 0.75rem; margin: 0.5rem 0; }
        pre { white-space: pre-wrap; overflow-wrap: anywhere; max-height: 12rem; overflow-y: auto; }
        [aria-current] { font-weight: bold; }
        #live { display: grid; grid-template-columns: 1fr minmax(0, auto) 1fr; gap: 1rem 2rem; padding: 0 1rem 1rem; }
        #live:empty, #note:empty { display: none; }
        #phone { grid-column: 2; box-sizing: content-box; width: 390px; max-width: 100%; height: min(844px, calc(100vh - 5.5rem)); overflow: hidden auto; overscroll-behavior: contain; scrollbar-width: thin; touch-action: pan-y; user-select: none; border: 0.7rem solid #1d1d1f; border-radius: 3.2rem; background: #f2f2f7; box-shadow: 0 0 0 1px #6e6e73, 0 1rem 2.5rem #00000040; }
        #phone.words { border-radius: 1rem; border-width: 1px; user-select: text; padding: 1rem; box-sizing: border-box; background: none; box-shadow: none; height: auto; }
        #phone.words pre { max-height: none; }
        #phone.dark { background: #000000; color-scheme: dark; }
        #phone.light { color-scheme: light; }
        #phone svg { max-height: none; outline: none; }
        #phone input, #phone textarea { box-sizing: border-box; width: 100%; height: 100%; margin: 0; border: 0; padding: 0; background: none; outline: none; caret-color: #0a84ff; resize: none; appearance: none; font-family: inherit; color: #000000; }
        #phone.dark input, #phone.dark textarea { color: #ffffff; }
        @media (max-width: 60rem) {
          #live { display: flex; flex-direction: column; align-items: center; padding: 0 0.25rem 1rem; }
          #phone { border-width: 0.25rem; height: auto; }
          #beside { align-self: stretch; padding: 0 0.75rem; }
        }
        """

    private static func page(_ title: String, refresh: Int? = nil, _ content: String) -> String {
        HTMLPage.document(
            title: title, refresh: refresh, sheet: style + "\n", body: "<body>\n\(content)\n</body>")
    }

    private static func address(_ deed: LivePage.Deed) -> String {
        let text = deed.text.map { "&text=\($0)" } ?? ""
        return "do?kind=\(deed.kind)" + (deed.node.map { "&node=\($0)" } ?? "") + text
    }

    private static func link(_ title: String, _ deed: LivePage.Deed, isCurrent: Bool = false) -> String {
        HTML.element(
            "a",
            ["href": address(deed), "target": "_top", "aria-current": isCurrent ? "true" : nil],
            HTML.escaped(title))
    }

    private var page: LivePage? { if case .playing(let page) = look.state { page } else { nil } }

    /// The page that a person opens.
    var outer: String {
        Self.page(
            title,
            """
            <header><h1>\(HTML.escaped(title))</h1><span id="light">\(light)</span><a href="anew">From the start</a></header>
            <div id="note" role="alert">\(note)</div>
            <div id="live"></div>
            <noscript>
            \(page?.field.map(form) ?? "")
            <iframe src="screen" title="The screen"></iframe>
            </noscript>
            <script src="screen.js" defer></script>
            """)
    }

    private var light: String {
        page.map {
            Self.link($0.isDark ? "Light" : "Dark", LivePage.Deed(kind: $0.isDark ? "light" : "dark"))
        }
            ?? ""
    }

    private var note: String {
        guard let note = look.note else { return "" }
        return HTML.element("p", HTML.escaped(note.words))
            + (note.typed.map { HTML.element("pre", HTML.escaped($0)) } ?? "")
    }

    private func form(_ field: LivePage.Field) -> String {
        let title = HTML.escaped(field.title.isEmpty ? "The field with the keyboard" : field.title)
        let text = HTML.escaped(field.text)
        let input =
            field.hasLines
            ? "<textarea id=\"text\" name=\"text\" rows=\"3\" autofocus>\n\(text)</textarea>"
            : "<input id=\"text\" name=\"text\" type=\"\(field.isSecret ? "password" : "text")\" value=\"\(text)\" autocomplete=\"off\" autofocus>"
        let end = field.hasLines ? "" : "<button name=\"kind\" value=\"submit\">Return</button>"
        return """
            <form action="do" method="post">
            <input type="hidden" name="node" value="\(field.node)">
            <label for="text">\(title)</label>
            \(input)
            \(end)<button name="kind" value="write">Type</button><button name="kind" value="hide">Hide the keyboard</button>
            </form>
            """
    }

    /// The page with the picture.
    var inner: String {
        switch look.state {
        case .building, .broken:
            Self.page(title, refresh: 2, "<main><div class=\"beside\">\(words)</div></main>")
        case .playing(let page):
            Self.page(
                title, refresh: page.isBusy ? 1 : 2,
                "<main>\n\(page.picture)<div class=\"beside\">\n\(beside)\n</div>\n</main>")
        }
    }

    /// What there is in the place of a picture.
    private var words: String {
        switch look.state {
        case .building: "<p>It is being built.</p>"
        case .broken(let words):
            "<pre>\(HTML.escaped(words))</pre><p>It begins again after the next save, or with “From the start”.</p>"
        case .playing: ""
        }
    }

    /// What the picture has no room for.
    private var beside: String {
        guard let page else { return "" }
        let warnings = page.warnings.map { "<p class=\"warning\">\(HTML.escaped($0))</p>" }
        let choices = page.choices.map { group in
            let items = group.choices.map {
                "<li>\(Self.link($0.title, $0.deed, isCurrent: $0.isChosen))</li>"
            }
            return "<h2>\(HTML.escaped(group.title))</h2>\n<ul>\(items.joined(separator: "\n"))</ul>"
        }
        let busy = page.isBusy ? ["<p>A task is on its way.</p>"] : []
        return (busy + warnings + choices).joined(separator: "\n")
    }

    private struct News: Encodable {
        let version: Int
        let phone: String
        let beside: String
        let light: String
        let note: String
        /// The number of the field that has the keyboard.
        let field: Int?
        let look: String
    }

    /// What the script swaps, in JSON.
    var news: Data {
        let news = News(
            version: look.version, phone: page?.picture ?? words, beside: beside, light: light, note: note,
            field: page?.field?.node, look: page.map { $0.isDark ? "dark" : "light" } ?? "words")
        return (try? JSONEncoder().encode(news)) ?? Data()
    }
}

/// The state of the screen between two saves.
enum LiveState: Equatable, Sendable {
    case building
    case playing(LivePage)
    /// The reason why it cannot be played.
    case broken(String)
}
