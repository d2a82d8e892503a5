/// A bar on standard error that redraws itself; nothing where there is no terminal.
package struct ProgressBar {
    private let total: Int
    private let console: Console
    private var done = 0

    private static let width = 24

    package init(total: Int, console: Console) {
        self.total = total
        self.console = console
        draw("")
    }

    package mutating func advance(_ title: String) {
        done += 1
        draw(title)
    }

    /// Shows how far it is, in words that say the number of what is done.
    package func show(_ words: String, done: Int, of total: Int) {
        draw(words, done: done, of: total)
    }

    /// Takes the bar away.
    package func finish() {
        guard console.isTerminal else { return }
        console.drawProgress("\r\u{1B}[K")
    }

    private func draw(_ title: String) {
        let room = max(0, console.width - Self.width - 16)
        draw("\(done)/\(total)  \(title.printable.prefix(room))", done: done, of: total)
    }

    private func draw(_ words: String, done: Int, of total: Int) {
        guard console.isTerminal, total > 0 else { return }
        let filled = Self.width * done / total
        let bar = String(repeating: "▰", count: filled) + String(repeating: "▱", count: Self.width - filled)
        console.drawProgress("\r\u{1B}[K\(bar) \(words)")
    }
}
