import KataBase
import Synchronization

/// A console whose texts a test can read.
package final class Printer: Sendable {
    private let texts: Texts
    package let style: TextStyle
    private let width: Int
    private let isTerminal: Bool
    private let answers: (@Sendable () -> String?)?

    private final class Texts: Sendable {
        let all = Mutex<(output: String, errors: String)>(("", ""))
    }

    /// - Parameter answers: what somebody types; nil where nobody can be asked.
    package init(
        style: TextStyle, width: Int = 80, isTerminal: Bool = false, sharing other: Printer? = nil,
        answers: (@Sendable () -> String?)? = nil
    ) {
        self.style = style
        self.width = width
        self.isTerminal = isTerminal
        self.answers = answers
        texts = other?.texts ?? Texts()
    }

    package var console: Console {
        Console(
            style: style, width: width, isTerminal: isTerminal,
            write: { [texts] text in texts.all.withLock { $0.output += text } },
            writeError: { [texts] text in texts.all.withLock { $0.errors += text } }, readLine: answers)
    }

    package var output: String { texts.all.withLock { $0.output } }
    package var errors: String { texts.all.withLock { $0.errors } }
}
