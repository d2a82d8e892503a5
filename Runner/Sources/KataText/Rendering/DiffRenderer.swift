import KataBase

/// Colours a unified diff. Only colour is added: every `+` and `-` stays, so that it reads the same without.
package struct DiffRenderer: Sendable {
    private let style: TextStyle

    package init(style: TextStyle) {
        self.style = style
    }

    /// - Parameter diff: what `git diff` or `diff -u` prints, or a part of it without headers.
    package func render(_ diff: String) -> String {
        DiffLines(diff).lines.map { line, kind in
            switch kind {
            case .header: style.bold(line)
            case .added: style.green(line)
            case .removed: style.red(line)
            case .place: style.cyan(line)
            case .context: line
            case .note: style.dim(line)
            }
        }.joined(separator: "\n")
    }
}
