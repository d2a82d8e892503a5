import KataBase

/// A picture of a chapter's screen in the texts. Its name says what is drawn: `Chapters/Pictures/7.4-one-card.svg` is the state
/// "One card" that `Solutions/FilmScreens/Screens.swift` names, as the solution of step 4 draws it.
package struct ScreenPicture: Hashable, Sendable {
    /// The folder of all pictures, relative to the workspace.
    package static let folder = "Chapters/Pictures"

    package let chapter: Int
    package let step: Int
    /// The state's name as a file has it: "one-card".
    package let state: String

    /// - Parameter path: a file's; nil where its name is not one of a screen.
    package init?(path: String) {
        guard
            let match = path.lastPathComponent.wholeMatch(
                of: /(?<chapter>[1-9]\d*)\.(?<step>\d+)-(?<state>.+)\.svg/),
            let chapter = Int(match.chapter), let step = Int(match.step)
        else { return nil }
        (self.chapter, self.step, state) = (chapter, step, String(match.state))
    }

    package var path: String { "\(Self.folder)/\(chapter).\(step)-\(state).svg" }

    /// A state's name as a file has it: "Loud & clear" is "loud-clear".
    package static func fileName(of state: String) -> String {
        let words = state.lowercased().split { !($0.isLetter || $0.isNumber) }
        return words.isEmpty ? "state" : words.joined(separator: "-")
    }

    // MARK: The drawing in text

    /// A picture with the same in text in it, for those who do not see it.
    package static func adding(_ text: String, to svg: String) -> String {
        guard let head = svg.firstIndex(of: ">") else { return svg }
        return "\(svg[...head])\n<desc>\n\(HTML.escaped(text))\n</desc>\(svg[svg.index(after: head)...])"
    }

    /// What such a picture shows, in text; nil for any other.
    package static func text(in svg: String) -> String? {
        guard let start = svg.firstRange(of: "<desc>\n")?.upperBound,
            let end = svg.firstRange(of: "\n</desc>")?.lowerBound, start <= end
        else { return nil }
        return HTML.unescaped(String(svg[start..<end]))
    }
}
