/// The folds of a text that is read as a file, on the web or in an editor. A terminal and the book have ways of their
/// own.
extension FencedLines {
    /// The line that a reader clicks to unfold.
    package static let foldTitle = "What is promised: for afterwards"
    /// A fold's first line. Without a blank one behind it, what follows would not be Markdown.
    package static let foldStart = "<details><summary>\(foldTitle)</summary>"
    /// A fold's last line.
    package static let foldEnd = "</details>"

    /// Each from its first line to its last. Other tags are no folds.
    package var folds: [ClosedRange<Int>] {
        var folds: [ClosedRange<Int>] = []
        var start: Int?
        for (index, line) in lines.enumerated() where !line.isFenced {
            if line.text == Self.foldStart { start = index }
            if line.text == Self.foldEnd, let first = start {
                folds.append(first...index)
                start = nil
            }
        }
        return folds
    }
}
