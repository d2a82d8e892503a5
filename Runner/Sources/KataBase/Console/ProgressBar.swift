/// A bar on standard error that redraws itself; nothing where there is no terminal.
package struct ProgressBar {
    private var total: Int
    private let console: Console
    private var done = 0

    private static let width = 24

    package init(total: Int, console: Console) {
        self.total = total
        self.console = console
        draw("")
    }

    /// There is more to do.
    package mutating func expect(_ count: Int) {
        total += count
        draw("")
    }

    package mutating func advance(_ title: String) {
        done += 1
        draw(title)
    }

    /// Takes the bar away.
    package func finish() {
        guard console.isTerminal else { return }
        console.drawProgress("\r\u{1B}[K")
    }

    private func draw(_ title: String) {
        guard console.isTerminal, total > 0 else { return }
        let filled = Self.width * done / total
        let bar = String(repeating: "▰", count: filled) + String(repeating: "▱", count: Self.width - filled)
        let room = max(0, console.width - Self.width - 16)
        console.drawProgress("\r\u{1B}[K\(bar) \(done)/\(total)  \(title.printable.prefix(room))")
    }
}
