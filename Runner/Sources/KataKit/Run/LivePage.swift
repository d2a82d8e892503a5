import Foundation
import KataBase
import KataText
import KataWork

/// The program's screen as it tells of it: the picture, and the deeds that can be done there. PaperUI's
/// `LiveScreen` writes it.
struct LivePage: Codable, Sendable {
    struct Deed: Codable, Sendable {
        let kind: String
        var node: Int?
        var text: String?
    }

    struct Field: Codable, Sendable {
        let title: String
        let text: String
        let hasLines: Bool
        let isSecret: Bool
    }

    struct Choices: Codable, Sendable {
        struct Choice: Codable, Sendable {
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
}

/// The screen in a browser: a page with the field for what is typed, and in it a page with the picture, which looks again
/// by itself. Neither has a script.
struct LiveHTML {
    let title: String
    let state: LiveState

    private static let style = """
        :root { color-scheme: light dark; }
        body { margin: 0; font: 16px/1.5 system-ui, sans-serif; background: #d9d9de; color: #1d1d1f; }
        @media (prefers-color-scheme: dark) { body { background: #2c2c2e; color: #e9e7e1; } }
        header, form, main { max-width: 60rem; margin: 0 auto; padding: 0.5rem 1rem; }
        header { display: flex; flex-wrap: wrap; gap: 0.25rem 1.25rem; align-items: baseline; }
        h1 { font-size: 1.1rem; margin: 0; }
        h2 { font-size: 0.95rem; margin: 0.75rem 0 0; }
        a { color: inherit; }
        form { display: flex; flex-wrap: wrap; gap: 0.5rem; align-items: center; }
        input, textarea { font: inherit; flex: 1 1 12rem; min-width: 0; padding: 0.3rem 0.5rem; }
        button { font: inherit; padding: 0.3rem 0.75rem; }
        iframe { display: block; width: 100%; height: calc(100vh - 7rem); min-height: 20rem; border: 0; }
        main { display: flex; flex-wrap: wrap; gap: 1rem 2rem; padding: 1rem; }
        svg { display: block; max-width: 100%; max-height: 90vh; height: auto; pointer-events: none; }
        svg a { pointer-events: all; cursor: pointer; }
        .beside { flex: 1 1 14rem; min-width: 0; overflow-wrap: anywhere; }
        ul { margin: 0.25rem 0; padding-left: 1.25rem; }
        .warning { border-left: 0.25rem solid #d9822b; padding-left: 0.75rem; margin: 0.5rem 0; }
        pre { white-space: pre-wrap; overflow-wrap: anywhere; }
        [aria-current] { font-weight: bold; }
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

    /// The page that a person opens.
    var outer: String {
        var page: LivePage?
        if case .playing(let shown) = state { page = shown }
        let light = page.map { page in
            Self.link(page.isDark ? "Light" : "Dark", LivePage.Deed(kind: page.isDark ? "light" : "dark"))
        }
        return Self.page(
            title,
            """
            <header><h1>\(HTML.escaped(title))</h1>\(light ?? "")<a href="anew">From the start</a></header>
            \(page?.field.map(form) ?? "")
            <iframe src="screen" title="The screen"></iframe>
            """)
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
            <form action="do" method="get">
            <label for="text">\(title)</label>
            \(input)
            \(end)<button name="kind" value="write">Type</button><button name="kind" value="hide">Hide the keyboard</button>
            </form>
            """
    }

    /// The page with the picture.
    var inner: String {
        switch state {
        case .building:
            return Self.page(title, refresh: 1, "<main><p>It is being built.</p></main>")
        case .broken(let words):
            return Self.page(
                title, refresh: 2,
                "<main><div class=\"beside\"><pre>\(HTML.escaped(words))</pre><p>It looks again after each save.</p></div></main>"
            )
        case .playing(let page):
            let warnings = page.warnings.map { "<p class=\"warning\">\(HTML.escaped($0))</p>" }
            let choices = page.choices.map { group in
                let items = group.choices.map {
                    "<li>\(Self.link($0.title, $0.deed, isCurrent: $0.isChosen))</li>"
                }
                return "<h2>\(HTML.escaped(group.title))</h2>\n<ul>\(items.joined(separator: "\n"))</ul>"
            }
            let busy = page.isBusy ? ["<p>A task is on its way.</p>"] : []
            return Self.page(
                title, refresh: page.isBusy ? 1 : 2,
                "<main>\n\(page.picture)<div class=\"beside\">\n\((busy + warnings + choices).joined(separator: "\n"))\n</div>\n</main>"
            )
        }
    }
}

/// The state of the screen between two saves.
enum LiveState: Sendable {
    case building
    case playing(LivePage)
    /// The reason why it cannot be played.
    case broken(String)
}
