import Foundation
import KataBase

/// The signals of `./kata watch`, as bytes in a pipe that its loop reads.
///
/// A handler may do next to nothing, so it writes the signal's number and no more. Two cases cannot wait for the
/// loop: a crash of ours, and a second Ctrl-C because the first did not help. They give the terminal back, end the
/// children and let the process end as it would have.
package enum WatchSignals {
    /// A job has ended; no signal has this number.
    package static let jobEnded: UInt8 = 0

    private static let ending = [SIGINT, SIGTERM, SIGHUP, SIGQUIT]
    private static let fatal = [SIGSEGV, SIGBUS, SIGILL, SIGABRT, SIGTRAP, SIGFPE]

    package static func isEnding(_ byte: UInt8) -> Bool { ending.contains(Int32(byte)) }

    /// Begins to listen.
    ///
    /// - Returns: the pipe's reading end.
    package static func listen() throws -> Int32 {
        let pipe = try PipeEnds()
        for end in [pipe.reading, pipe.writing] { _ = fcntl(end, F_SETFL, fcntl(end, F_GETFL) | O_NONBLOCK) }
        shared.pointee.pipe = pipe.writing
        // The handlers may need the children's table, and must not be the first to ask for it.
        _ = ProcessGroups.shared
        for number in ending { handle(number, by: endingHandler) }
        for number in fatal { shared.pointee.previous[Int(number)] = handle(number, by: fatalHandler) }
        for number in [SIGWINCH, SIGTSTP, SIGCONT] { handle(number, by: tellingHandler) }
        return pipe.reading
    }

    /// Wakes the loop.
    package static func wake() { tell(jobEnded) }

    /// From now on the terminal is not as it was, and this is how it was.
    static func restoreAtEnd(_ settings: termios) {
        shared.pointee.settings = settings
        shared.pointee.isTaken = true
    }

    /// Gives the terminal back. Safe in a signal handler.
    static func restoreNow() {
        guard shared.pointee.isTaken else { return }
        shared.pointee.isTaken = false
        _ = write(STDOUT_FILENO, shared.pointee.farewell, shared.pointee.farewellLength)
        tcsetattr(STDIN_FILENO, TCSANOW, &shared.pointee.settings)
    }

    @discardableResult
    private static func handle(_ number: Int32, by handler: @escaping @convention(c) (Int32) -> Void)
        -> sigaction
    {
        var action = sigaction()
        #if canImport(Darwin)
        action.__sigaction_u.__sa_handler = handler
        #else
        action.__sigaction_handler.sa_handler = handler
        #endif
        action.sa_flags = SA_RESTART
        var previous = sigaction()
        sigaction(number, &action, &previous)
        return previous
    }

    fileprivate static func tell(_ byte: UInt8) {
        var byte = byte
        let code = errno
        _ = write(shared.pointee.pipe, &byte, 1)
        errno = code
    }

    /// Memory of its own, made before the first handler is installed: a handler must not wait for anything.
    fileprivate struct Memory {
        var pipe: Int32 = -1
        var isTaken = false
        var isEnding = false
        var settings = termios()
        let previous: UnsafeMutablePointer<sigaction>
        let farewell: UnsafeMutablePointer<CChar>
        let farewellLength: Int

        init() {
            previous = .allocate(capacity: 64)
            previous.initialize(repeating: sigaction(), count: 64)
            farewell = strdup("\u{1B}[0m\u{1B}[?25h\u{1B}[?1049l")
            farewellLength = strlen(farewell)
        }
    }

    /// Signal handlers get no context, so what they need has to be global. Only the loop's thread writes it.
    fileprivate nonisolated(unsafe) static let shared: UnsafeMutablePointer<Memory> = {
        let memory = UnsafeMutablePointer<Memory>.allocate(capacity: 1)
        memory.initialize(to: Memory())
        return memory
    }()
}

private func tellingHandler(_ number: Int32) { WatchSignals.tell(UInt8(number)) }

private func endingHandler(_ number: Int32) {
    if WatchSignals.shared.pointee.isEnding {
        WatchSignals.restoreNow()
        ProcessGroups.shared.killAll()
        _exit(128 + number)
    }
    WatchSignals.shared.pointee.isEnding = true
    WatchSignals.tell(UInt8(number))
}

private func fatalHandler(_ number: Int32) {
    WatchSignals.restoreNow()
    ProcessGroups.shared.killAll()
    sigaction(number, WatchSignals.shared.pointee.previous + Int(number), nil)
    raise(number)
}
