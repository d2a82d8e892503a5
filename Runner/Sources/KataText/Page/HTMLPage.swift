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
        """
        <!DOCTYPE html>
        <html lang="en">
        <head>
        <meta charset="utf-8">
        <meta name="viewport" content="width=device-width, initial-scale=1">
        <meta name="color-scheme" content="light dark">
        \(refresh.map { "<meta http-equiv=\"refresh\" content=\"\($0)\">\n" } ?? "")<title>\(HTML.escaped(title))</title>
        <style>
        \(BookStyle.sheet)</style>
        </head>
        <body class="plain">
        <main>
        <h1>\(HTML.escaped(title))</h1>
        \(content)
        </main>
        </body>
        </html>

        """
    }
}
