import KataBase

/// A command's text, and the one thing to do next.
package struct Report: Equatable, Sendable {
    package var body: String
    /// The sentence of the `NextLine`; nil where a command has none.
    package var next: String?

    package init(_ body: String, next: String? = nil) {
        self.body = body
        self.next = next
    }

    /// - Parameter parts: with a blank line between them; nil for one that is not there.
    package init(_ parts: [String?], next: String? = nil) {
        self.init(parts.compactMap(\.self).joined(separator: "\n\n"), next: next)
    }

    package func text(style: TextStyle, width: Int) -> String {
        [body, nextLine(style: style, width: width)].filter { !$0.isEmpty }.joined(separator: "\n\n")
    }

    /// The end of the text; empty where there is none.
    package func nextLine(style: TextStyle, width: Int) -> String {
        next.map { NextLine(style: style, width: width).text($0) } ?? ""
    }
}
