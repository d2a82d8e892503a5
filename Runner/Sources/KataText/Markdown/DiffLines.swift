/// A unified diff, line by line.
package struct DiffLines {
    package enum Kind: Equatable {
        /// A file's name, before and after.
        case header
        case added, removed, context
        /// `@@ -1,8 +1,20 @@`.
        case place
        /// A remark, such as that a file has no line end at its end.
        case note
    }

    package let lines: [(text: String, kind: Kind)]

    /// - Parameter diff: what `git diff` or `diff -u` prints, or a part of it without headers.
    package init(_ diff: String) {
        let texts = diff.linesBetweenFeeds.map { ($0.last == "\r" ? $0.dropLast() : $0[...]).visible }
        lines = texts.indices.map { index in
            let line = texts[index]
            // A removed line may begin with `-- `, so a header is known by the other one beside it.
            let isHeader =
                line.hasPrefix("--- ") && texts[safe: index + 1]?.hasPrefix("+++ ") == true
                || line.hasPrefix("+++ ") && texts[safe: index - 1]?.hasPrefix("--- ") == true
            return (line, isHeader ? .header : Self.kind(of: line))
        }
    }

    private static func kind(of line: String) -> Kind {
        switch line.first {
        case "+": .added
        case "-": .removed
        case "@": .place
        case " ", nil: .context
        default: .note
        }
    }
}
