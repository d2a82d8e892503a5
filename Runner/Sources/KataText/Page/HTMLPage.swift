/// A page that stands alone: its style is in it, and it has no script.
package struct HTMLPage {
    package let title: String
    /// Seconds from one time that it loads itself to the next; nil where it stays.
    var refresh: Int?
    /// HTML, below the title.
    let content: String

    package init(title: String, refresh: Int? = nil, content: String) {
        self.title = title
        self.refresh = refresh
        self.content = content
    }

    package var text: String {
        Self.document(
            title: title, refresh: refresh, sheet: BookStyle.sheet,
            body: """
                <body class="plain">
                <main>
                <h1>\(HTML.escaped(title))</h1>
                \(content)
                </main>
                </body>
                """)
    }

    /// A document with a style sheet in it.
    ///
    /// - Parameters:
    ///   - sheet: ends with a line feed.
    ///   - body: the element.
    package static func document(title: String, refresh: Int?, sheet: String, body: String) -> String {
        """
        <!DOCTYPE html>
        <html lang="en">
        <head>
        <meta charset="utf-8">
        <meta name="viewport" content="width=device-width, initial-scale=1">
        <meta name="color-scheme" content="light dark">
        \(refresh.map { "<meta http-equiv=\"refresh\" content=\"\($0)\">\n" } ?? "")<title>\(HTML.escaped(title))</title>
        <style>
        \(sheet)</style>
        </head>
        \(body)
        </html>

        """
    }
}
