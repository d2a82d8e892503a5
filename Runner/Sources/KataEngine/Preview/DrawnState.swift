import KataBase

/// A named state of a view, as the preview's program drew it.
package struct DrawnState: Codable, Equatable, Sendable {
    /// The type that lists it: "FilmListPreviews".
    let type: String
    let name: String
    /// The screen in text.
    let text: String
    /// The screen as an SVG document.
    let light: String
    let dark: String

    /// The state as `./kata preview` prints it.
    package func text(style: TextStyle) -> String {
        let lines = text.visible.linesBetweenFeeds
        return (["── " + style.bold(name.printable) + " ──", ""] + lines.map { $0.isEmpty ? "" : "  \($0)" })
            .joined(separator: "\n")
    }
}
