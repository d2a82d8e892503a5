import KataBase
import KataText

/// A named state of a view, as the preview's program drew it.
package struct DrawnState: Codable, Equatable, Sendable {
    package let name: String
    /// The screen in text.
    let text: String
    /// The screen as an SVG document.
    let light: String
    let dark: String
    /// The screen as the picture of a text, without the text in it.
    let picture: String

    /// The file of a text's picture.
    package var pictureFile: String { ScreenPicture.adding(text.visible, to: picture) }

    /// The state as `./kata preview` prints it.
    package func text(style: TextStyle) -> String {
        let lines = text.visible.linesBetweenFeeds
        return (["── " + style.bold(name.printable) + " ──", ""] + lines.map { $0.isEmpty ? "" : "  \($0)" })
            .joined(separator: "\n")
    }
}
