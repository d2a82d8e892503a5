/// Colours a unified diff. Only colour is added: every `+` and `-` stays, so that it reads the same without.
struct DiffRenderer: Sendable {
    private let style: Style

    init(style: Style) {
        self.style = style
    }

    /// - Parameter diff: what `git diff` or `diff -u` prints, or a part of it without headers.
    func render(_ diff: String) -> String {
        let lines = diff.linesBetweenFeeds.map { ($0.last == "\r" ? $0.dropLast() : $0[...]).visible }
        return lines.indices.map { index in
            // A removed line may begin with `-- `, so a header is known by the other one beside it.
            let next = index + 1 < lines.count ? lines[index + 1] : ""
            let previous = index > 0 ? lines[index - 1] : ""
            let isHeader =
                lines[index].hasPrefix("--- ") && next.hasPrefix("+++ ")
                || lines[index].hasPrefix("+++ ") && previous.hasPrefix("--- ")
            return isHeader ? style.bold(lines[index]) : colored(lines[index])
        }.joined(separator: "\n")
    }

    private func colored(_ line: String) -> String {
        switch line.first {
        case "+": style.green(line)
        case "-": style.red(line)
        case "@": style.cyan(line)
        case " ", nil: line
        default: style.dim(line)
        }
    }
}
