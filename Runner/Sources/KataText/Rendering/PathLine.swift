import KataBase

/// A line that ends with a path, on a terminal: a path that does not fit behind its words stands below them, as far to the
/// left as it has to. It is in one piece however long it is, so that it can be copied.
///
///     PathLine(width: 30).lines("  reference: Tests/__Snapshots__/a.txt")
///     // ["  reference:", "  Tests/__Snapshots__/a.txt"]
package struct PathLine {
    let width: Int

    package init(width: Int) { self.width = width }

    /// - Returns: the line as it is where it fits, or where its last word is no path.
    package func lines(_ line: String) -> [String] {
        guard displayWidth(of: line) > width, let blank = line.lastIndex(of: " ") else { return [line] }
        let path = line[line.index(after: blank)...]
        guard path.contains("/") else { return [line] }
        let indent = line.prefix { $0 == " " }.count
        let words = line[..<blank].trimmingTrailingBlanks
        let room = max(0, min(indent, width - displayWidth(of: String(path))))
        return (words.isEmpty ? [] : [words]) + [String(repeating: " ", count: room) + path]
    }
}
