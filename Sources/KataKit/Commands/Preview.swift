import Foundation

extension Runner {
    /// `./kata preview`: every named state of a chapter's view, in the terminal or as pictures in a folder.
    func preview(_ query: String?, svg folder: String?) async throws -> Status {
        let course = try course()
        let chapter = try chapter(query, in: course)
        let states = try await drawPreviews(of: chapter, by: try engine())
        let title = "\(chapter.number) · \(try chapter.title())"

        if let folder {
            let place = URL(filePath: folder)
            try PreviewGallery(title: title, states: states).write(to: place)
            let page = workspace.displayPath(place.appending(path: "index.html").path)
            console.print("\(count(states)) in light and dark: open \(page) in a browser.")
        } else {
            console.print(
                ([style.bold(title) + "  \(count(states))"] + states.map(drawing)).joined(separator: "\n\n"))
            console.print(
                "\n"
                    + console.next(
                        "draw them as pictures, light and dark: ./kata preview \(chapter.number) --svg previews"
                    )
            )
        }
        return .done
    }

    func drawing(of state: DrawnState) -> String {
        let lines = state.text.visible.linesBetweenFeeds
        return
            (["── " + style.bold(state.name.printable) + " ──", ""]
            + lines.map { $0.isEmpty ? "" : "  \($0)" })
            .joined(separator: "\n")
    }

    private func drawPreviews(of chapter: Chapter, by engine: any Engine) async throws -> [DrawnState] {
        try await untilUnchanged {
            try await engine.drawPreviews(
                of: try Bench(
                    chapter: chapter.name, step: chapter.step,
                    sourcesFolder: workspace.sourcesFolder(of: chapter.name), includesOwnTests: false,
                    workspace: workspace))
        }
    }

    private func count(_ states: [DrawnState]) -> String {
        "\(states.count) state\(states.count == 1 ? "" : "s")"
    }
}
