import Foundation
import KataText

/// The named states as files: an SVG a state, its dark twin, and a page that shows them side by side.
package struct PreviewGallery {
    package let title: String
    package let states: [DrawnState]

    package init(title: String, states: [DrawnState]) {
        self.title = title
        self.states = states
    }

    /// The files' texts by their names.
    package var files: [String: String] {
        var files = ["index.html": page]
        for (state, name) in zip(states, names) {
            files["\(name).svg"] = state.light
            files["\(name)-dark.svg"] = state.dark
        }
        return files
    }

    /// The files' names without what comes after the dot: "loading"; a second one of that name is "loading-2".
    private var names: [String] {
        var taken: Set<String> = []
        return states.map { state in
            let base = ScreenPicture.fileName(of: state.name)
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
        let sections = zip(states, names).map(section).joined(separator: "\n")
        return HTMLPage(title: title, content: "<div class=\"states\">\n\(sections)\n</div>").text
    }

    private func section(_ state: DrawnState, _ name: String) -> String {
        let title = HTML.escaped(state.name)
        return """
            <section>
            <h2>\(title)</h2>
            <div class="looks"><img src="\(name).svg" alt="\(title), light"><img src="\(name)-dark.svg" alt="\(title), dark"></div>
            </section>
            """
    }
}
