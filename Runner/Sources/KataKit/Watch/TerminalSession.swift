import Foundation
import KataBase

/// The terminal while `./kata watch` has it: its other screen, without a cursor, keys coming one by one.
///
/// The signal handlers know, too, what has to be undone, so that it is undone however the process ends.
package final class TerminalSession {
    /// The terminal's columns and rows.
    package struct Size: Equatable {
        package var width: Int
        package var height: Int
    }

    private let original: termios

    /// - Returns: nil where standard input and output are not both a terminal that can show a screen.
    package init?(environment: [String: String]) {
        let kind = environment["TERM"] ?? ""
        var settings = termios()
        guard !kind.isEmpty, kind != "dumb", isatty(STDIN_FILENO) == 1, isatty(STDOUT_FILENO) == 1,
            tcgetattr(STDIN_FILENO, &settings) == 0
        else { return nil }
        original = settings
    }

    package var size: Size {
        var size = winsize()
        guard ioctl(STDOUT_FILENO, UInt(TIOCGWINSZ), &size) == 0, size.ws_col > 0, size.ws_row > 0 else {
            return Size(width: 80, height: 24)
        }
        return Size(width: Int(size.ws_col), height: Int(size.ws_row))
    }

    package func enter() {
        Signals.restoreAtEnd(original)
        var raw = original
        // Signals stay on: Ctrl-C has to work even if the keys are not read.
        raw.c_lflag &= ~tcflag_t(ICANON | ECHO | IEXTEN)
        raw.c_iflag &= ~tcflag_t(IXON)
        tcsetattr(STDIN_FILENO, TCSANOW, &raw)
        write("\u{1B}[?1049h\u{1B}[?25l\u{1B}[2J")
    }

    package func leave() { Signals.restoreNow() }

    /// Shows a frame. One write, so that it appears at once.
    package func show(_ frame: [String]) {
        var text = ""
        for (row, line) in frame.enumerated() { text += "\u{1B}[\(row + 1);1H\(line)\u{1B}[0m\u{1B}[K" }
        write(text + "\u{1B}[J")
    }

    private func write(_ text: String) {
        var rest = Array(text.utf8)[...]
        while !rest.isEmpty {
            let count = rest.withUnsafeBytes { Foundation.write(STDOUT_FILENO, $0.baseAddress, $0.count) }
            if count > 0 {
                rest = rest.dropFirst(count)
            } else if errno == EAGAIN {
                var waiting = pollfd(fd: STDOUT_FILENO, events: Int16(POLLOUT), revents: 0)
                poll(&waiting, 1, 100)
            } else if errno != EINTR {
                return
            }
        }
    }
}
