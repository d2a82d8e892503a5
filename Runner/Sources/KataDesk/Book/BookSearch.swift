import Foundation
import KataText

/// Search: the one page with a script. The index is a script, too, since a folder has no server to fetch from.
enum BookSearch {
    static let page = BookPage(path: "search.html", title: "Search") { _ in content }

    static let content = """
        <h1>Search</h1>
        <p id="found" role="status"></p>
        <ol id="results"></ol>
        <noscript><p>Search is the one page that needs a script. <a href="print.html">The whole book on one page</a> can be
        searched by the browser itself.</p></noscript>
        """

    /// The words that are looked through: every page's address, title and text.
    static func index(_ pages: [(page: BookPage, html: String)], of chapters: [BookChapter]) -> String {
        let entries = pages.map { page, html in
            let chapter = chapters.first { $0.folder == page.chapter }?.title
            let title = [chapter, page.title].compactMap(\.self)
            return [
                "u": page.path,
                "t": title.count == 2 && title[0] == title[1] ? title[0] : title.joined(separator: " › "),
                "x": text(of: html),
            ]
        }
        let encoder = JSONEncoder()
        encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
        let json = (try? encoder.encode(entries)).map { String(decoding: $0, as: UTF8.self) } ?? "[]"
        return "const pages = \(json)\n"
    }

    /// The words of some HTML of ours.
    static func text(of html: String) -> String {
        var text = ""
        var isTag = false
        for character in html {
            switch character {
            case "<":
                isTag = true
                text += " "
            case ">" where isTag: isTag = false
            default: if !isTag { text.append(character) }
            }
        }
        return HTML.unescaped(text).split(whereSeparator: \.isWhitespace).joined(separator: " ")
    }

    static let script = """
        "use strict";
        const query = new URLSearchParams(location.search).get("q") ?? "";
        for (const field of document.querySelectorAll("input[name=q]")) field.value = query;
        const words = query.toLowerCase().split(/\\s+/).filter(word => word);
        const has = (text, word) => text.toLowerCase().includes(word);
        const found = words.length === 0 ? [] : pages
          .filter(page => words.every(word => has(page.t, word) || has(page.x, word)))
          .map(page => ({ page, rank: words.filter(word => has(page.t, word)).length }))
          .sort((a, b) => b.rank - a.rank)
          .map(entry => entry.page);

        const status = document.getElementById("found");
        status.textContent = words.length === 0
          ? "Write a word into the field above."
          : `${found.length} ${found.length === 1 ? "page has" : "pages have"} “${query}”.`;

        const results = document.getElementById("results");
        for (const page of found) {
          const item = document.createElement("li");
          const link = document.createElement("a");
          link.href = page.u;
          link.textContent = page.t;
          const place = Math.max(0, page.x.toLowerCase().indexOf(words[0]));
          const start = Math.max(0, page.x.lastIndexOf(" ", Math.max(0, place - 60)) + 1);
          const around = document.createElement("p");
          const mark = document.createElement("mark");
          mark.textContent = page.x.slice(place, place + words[0].length);
          around.append((start > 0 ? "… " : "") + page.x.slice(start, place), mark,
            page.x.slice(place + words[0].length, place + 120) + " …");
          item.append(link, around);
          results.append(item);
        }

        """
}
