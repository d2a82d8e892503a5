import KataBase

/// The runner's knowledge of the terminal that it prints on.
struct TerminalHealth {
    let console: Console
    let environment: [String: String]

    /// A line of code with its place does not fit on fewer.
    private static let comfortableWidth = 60

    var finding: Finding {
        let subject = "Terminal"
        guard console.isTerminal else { return .fine(subject, "none; plain text for 80 columns") }
        let words = "\(console.width) columns, \(color), \(links)"
        guard console.width >= Self.comfortableWidth else {
            return .remark(
                subject, words, mend: "Widen the window to \(Self.comfortableWidth) columns or more.")
        }
        return .fine(subject, words)
    }

    private var color: String {
        if console.style.isColored { return "colour" }
        if !(environment["NO_COLOR"] ?? "").isEmpty { return "no colour (NO_COLOR is set)" }
        return "no colour (TERM is '\(environment["TERM"] ?? "")')"
    }

    private var links: String { console.style.hasLinks ? "links" : "no links" }
}
