import Foundation

/// The signals of this process, and how it ends by them: its children end with it, and the terminal is as it was.
///
/// A handler may do next to nothing. Where a loop listens, it writes the signal's number into a pipe and no more. Three cases
/// cannot wait for a loop: there is none, it did not help and the signal comes once more, and a crash of ours.
package enum Signals {
    /// What runs beside the loop has news; no signal has this number.
    package static let news: UInt8 = 0

    private static let ending = [SIGINT, SIGTERM, SIGHUP, SIGQUIT]
    private static let fatal = [SIGSEGV, SIGBUS, SIGILL, SIGABRT, SIGTRAP, SIGFPE]

    package static func isEnding(_ byte: UInt8) -> Bool { ending.contains(Int32(byte)) }

    /// From now on the children end with the process: they run in groups of their own, which the terminal's Ctrl-C does not
    /// reach.
    package static func endChildren() {
        // The handlers may need the children's table, and must not be the first to ask for it.
        _ = ProcessGroups.shared
        for number in ending where number != SIGQUIT { handle(number, by: endingHandler) }
    }

    /// From now on a loop ends the process.
    ///
    /// - Returns: a pipe's reading end, which says which signal came.
    package static func listen() throws -> Int32 {
        let pipe = try PipeEnds()
        for end in [pipe.reading, pipe.writing] { _ = fcntl(end, F_SETFL, fcntl(end, F_GETFL) | O_NONBLOCK) }
        shared.pointee.pipe = pipe.writing
        _ = ProcessGroups.shared
        for number in ending { handle(number, by: endingHandler) }
        return pipe.reading
    }

    /// The loop is told what happens to the terminal, too, and a crash of ours gives it back.
    package static func listenToTerminal() throws -> Int32 {
        let pipe = try listen()
        for number in fatal { shared.pointee.previous[Int(number)] = handle(number, by: fatalHandler) }
        for number in [SIGWINCH, SIGTSTP, SIGCONT] { handle(number, by: tellingHandler) }
        return pipe
    }

    /// Wakes the loop.
    package static func wake() { tell(news) }

    /// From now on the terminal is not as it was, and this is how it was.
    package static func restoreAtEnd(_ settings: termios) {
        shared.pointee.settings = settings
        shared.pointee.isTaken = true
    }

    /// Gives the terminal back. Safe in a signal handler.
    package static func restoreNow() {
        guard shared.pointee.isTaken else { return }
        shared.pointee.isTaken = false
        _ = write(STDOUT_FILENO, shared.pointee.farewell, shared.pointee.farewellLength)
        tcsetattr(STDIN_FILENO, TCSANOW, &shared.pointee.settings)
    }

    /// The last words of the process where a signal ends it at once; nothing until then. Others may take their place.
    ///
    /// - Parameter descriptor: where they go.
    package static func sayAtEnd(_ words: String, on descriptor: Int32 = STDOUT_FILENO) {
        guard let copy = strdup(words) else { return }
        // A handler that comes in between says nothing, and one that is at the words of before finds them: they stay.
        shared.pointee.lastWordsLength = 0
        shared.pointee.lastWordsPlace = descriptor
        shared.pointee.lastWords = copy
        shared.pointee.lastWordsLength = strlen(copy)
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
        var lastWords: UnsafeMutablePointer<CChar>?
        var lastWordsLength = 0
        var lastWordsPlace = STDOUT_FILENO
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

private func tellingHandler(_ number: Int32) { Signals.tell(UInt8(number)) }

private func endingHandler(_ number: Int32) {
    guard Signals.shared.pointee.pipe < 0 || Signals.shared.pointee.isEnding else {
        Signals.shared.pointee.isEnding = true
        Signals.tell(UInt8(number))
        return
    }
    Signals.restoreNow()
    if let words = Signals.shared.pointee.lastWords {
        _ = write(Signals.shared.pointee.lastWordsPlace, words, Signals.shared.pointee.lastWordsLength)
    }
    ProcessGroups.shared.killAll()
    _exit(128 + number)
}

private func fatalHandler(_ number: Int32) {
    Signals.restoreNow()
    ProcessGroups.shared.killAll()
    sigaction(number, Signals.shared.pointee.previous + Int(number), nil)
    raise(number)
}
