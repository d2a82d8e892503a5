import Foundation

/// The named states as files: an SVG a state, its dark twin, and a page that shows them side by side.
struct PreviewGallery {
    let title: String
    let states: [DrawnState]

    /// The files' texts by their names.
    var files: [String: String] {
        var files = ["index.html": page]
        for (state, name) in zip(states, names) {
            files["\(name).svg"] = state.light
            files["\(name)-dark.svg"] = state.dark
        }
        return files
    }

    /// Writes every file; what else is in the folder stays.
    func write(to folder: URL) throws(KataError) {
        for (name, text) in files.sorted(by: { $0.key < $1.key }) {
            try Files.write(Data(text.utf8), to: folder.appending(path: name))
        }
    }

    /// The files' names without what comes after the dot: "loading"; a second one of that name is "loading-2".
    private var names: [String] {
        var taken: Set<String> = []
        return states.map { state in
            let words = state.name.lowercased().split { !($0.isLetter || $0.isNumber) }
            let base = words.isEmpty ? "state" : words.joined(separator: "-")
            var name = base
            var number = 2
            while !taken.isDisjoint(with: [name, name + "-dark"]) {
                name = "\(base)-\(number)"
                number += 1
            }
            taken.formUnion([name, name + "-dark"])
            return name
        }
    }

    private var page: String {
        """
        <!DOCTYPE html>
        <html lang="en">
        <head>
        <meta charset="utf-8">
        <meta name="viewport" content="width=device-width">
        <title>\(escaped(title))</title>
        <style>
        :root { color-scheme: light dark; }
        body { margin: 0; padding: 1rem; font-family: -apple-system, "Helvetica Neue", Helvetica, Arial, sans-serif; }
        body { background: light-dark(#d9d9de, #2c2c2e); color: light-dark(#1c1c1e, #f2f2f7); }
        main { display: flex; flex-wrap: wrap; gap: 1rem 2rem; }
        h1 { font-size: 1.5rem; }
        h2 { font-size: 1.1rem; margin: 0 0 0.5rem; }
        .looks { display: flex; gap: 0.75rem; align-items: flex-start; }
        .looks img { flex: 0 1 290px; width: 290px; min-width: 0; height: auto; }
        </style>
        </head>
        <body>
        <h1>\(escaped(title))</h1>
        <main>
        \(zip(states, names).map(section).joined(separator: "\n"))
        </main>
        </body>
        </html>

        """
    }

    private func section(_ state: DrawnState, _ name: String) -> String {
        let title = escaped(state.name)
        return """
            <section>
            <h2>\(title)</h2>
            <div class="looks"><img src="\(name).svg" alt="\(title), light"><img src="\(name)-dark.svg" alt="\(title), dark"></div>
            </section>
            """
    }

    private func escaped(_ text: String) -> String {
        text.replacing("&", with: "&amp;").replacing("<", with: "&lt;").replacing(">", with: "&gt;")
            .replacing("\"", with: "&quot;")
    }
}
