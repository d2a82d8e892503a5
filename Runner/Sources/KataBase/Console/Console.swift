import Foundation
import Synchronization

/// The streams to which a command prints.
///
/// Whatever is in a text, a learner's program's words or the name of a file: a terminal gets nothing to obey but the
/// colours and links of our own, and nothing that it would hide.
package struct Console: Sendable {
    package let style: TextStyle
    /// The terminal's width in columns, or 80 where there is no terminal.
    package let width: Int
    /// True where standard output is a terminal.
    package let isTerminal: Bool
    private let write: @Sendable (String) -> Void
    private let writeError: @Sendable (String) -> Void
    private let writePassing: @Sendable (String) -> Void
    private let readLine: (@Sendable () -> String?)?

    /// - Parameters:
    ///   - writePassing: what goes on, which is no news once it is over; standard error unless given.
    ///   - readLine: gives what the user types, a line at a time; nil where no user can be asked.
    package init(
        style: TextStyle, width: Int, isTerminal: Bool, write: @escaping @Sendable (String) -> Void,
        writeError: @escaping @Sendable (String) -> Void,
        writePassing: (@Sendable (String) -> Void)? = nil, readLine: (@Sendable () -> String?)? = nil
    ) {
        self.writePassing = writePassing ?? writeError
        self.readLine = readLine
        self.style = style
        self.width = width
        self.isTerminal = isTerminal
        self.write = write
        self.writeError = writeError
    }

    /// The process's own streams. The process ends where its answer cannot be written.
    package static func standard(
        environment: [String: String] = ProcessInfo.processInfo.environment
    ) -> Console {
        let isTerminal = isatty(STDOUT_FILENO) == 1
        let reader: @Sendable () -> String? = { Swift.readLine() }
        return Console(
            style: .detect(isTerminal: isTerminal, environment: environment),
            width: isTerminal ? terminalWidth() ?? 80 : 80, isTerminal: isTerminal,
            write: StandardStreams.answer, writeError: StandardStreams.error,
            readLine: isTerminal && isatty(STDIN_FILENO) == 1 ? reader : nil)
    }

    /// Prints a line, or several.
    package func print(_ text: String = "") {
        write((style == .plain ? text.visible : TextStyle.visible(text)) + "\n")
    }

    /// Prints an object on one line.
    package func print(json value: some Encodable) throws {
        write(try JSONLine.encode(value).escapedInJSON + "\n")
    }

    /// Asks, and waits for a line.
    ///
    /// - Returns: nil where no user can be asked, or where they do not answer.
    package func ask(_ question: String) -> String? {
        guard let readLine else { return nil }
        write(TextStyle.visible(question) + " ")
        return readLine()
    }

    /// Prints a line on standard error, where nothing is coloured.
    package func printError(_ text: String) { writeError(fitted(text)) }

    /// Prints a line on standard error that says what goes on, where there is a screen only as long as it does.
    package func printPassing(_ text: String) { writePassing(fitted(text)) }

    private func fitted(_ text: String) -> String { NarrowText(width: width).fitted(text.visible) + "\n" }

    /// Writes to standard error as it is: a progress bar that redraws itself.
    package func drawProgress(_ text: String) { writeError(text) }

    /// The columns of the terminal on standard output; nil where it does not tell.
    static func terminalWidth() -> Int? {
        var size = winsize()
        guard ioctl(STDOUT_FILENO, UInt(TIOCGWINSZ), &size) == 0, size.ws_col > 0 else { return nil }
        return Int(size.ws_col)
    }
}
