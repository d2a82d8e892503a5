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
        <title>\(escaped(title))</title>
        <style>
        body { margin: 2rem; font-family: -apple-system, "Helvetica Neue", Helvetica, Arial, sans-serif; }
        body { background: #d9d9de; color: #1c1c1e; }
        section { display: inline-block; vertical-align: top; margin: 0 2rem 2rem 0; }
        h2 { font-size: 1.1rem; }
        img { vertical-align: top; margin-right: 0.75rem; border-radius: 20px; }
        </style>
        </head>
        <body>
        <h1>\(escaped(title))</h1>
        \(zip(states, names).map(section).joined(separator: "\n"))
        </body>
        </html>

        """
    }

    private func section(_ state: DrawnState, _ name: String) -> String {
        let title = escaped(state.name)
        return """
            <section>
            <h2>\(title)</h2>
            <img src="\(name).svg" alt="\(title), light"><img src="\(name)-dark.svg" alt="\(title), dark">
            </section>
            """
    }

    private func escaped(_ text: String) -> String {
        text.replacing("&", with: "&amp;").replacing("<", with: "&lt;").replacing(">", with: "&gt;")
            .replacing("\"", with: "&quot;")
    }
}
