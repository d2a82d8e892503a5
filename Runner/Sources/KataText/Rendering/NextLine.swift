import Foundation
import KataBase

/// The end of a text: "Next:" and the one thing to do.
package struct NextLine {
    /// The word that it begins with.
    package static let label = "Next:"

    let style: TextStyle
    let width: Int

    package init(style: TextStyle, width: Int) {
        self.style = style
        self.width = width
    }

    /// The sentence in lines of the width. A command, and what stands in brackets, stays in one piece as long as a
    /// line can hold it; a command ends where its clause does.
    package func text(_ sentence: String) -> String {
        var joined = sentence
        for piece in [/\([^)]*\)/, /\.\/kata(?: [^\s,.;:?()]+)*/] {
            joined = joined.replacing(piece) { (match: Regex<Substring>.Match) -> String in
                let piece = String(match.output)
                return piece.count > width ? piece : piece.replacing(" ", with: Self.joint)
            }
        }
        let runs = [InlineRun(text: Self.label, traits: .bold), InlineRun(text: " " + joined)]
        return TextWrapper(width: width).lines(runs).map { $0.styled(style) }.joined(separator: "\n")
            .replacing(Self.joint, with: " ")
    }

    /// A blank to the eye, and none to `TextWrapper`.
    private static let joint = "\u{A0}"
}
