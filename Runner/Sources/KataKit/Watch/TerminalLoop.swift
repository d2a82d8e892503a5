import Foundation
import KataBase
import KataText

/// A command that fills a terminal: it draws, and acts on keys; a `TerminalLoop` does the rest.
package protocol TerminalScreen: AnyObject {
    /// The milliseconds after which the loop has to look around again.
    var patience: Int32 { get }
    /// True where a key has ended it.
    var isOver: Bool { get }
    /// True where something of it still runs that was stopped.
    var isBusy: Bool { get }

    /// The terminal is taken.
    func begin()
    func draw()
    /// Looks around, once a turn.
    ///
    /// - Returns: whether there is something else to be seen.
    func look() -> Bool
    func press(_ key: Key)
    /// Takes the news from what runs beside, which has woken the loop.
    func takeNews()
    /// The terminal may be another size, and what is on it may not be ours.
    func forget()
    /// The terminal is given back: whatever runs has to end.
    func stop()
    /// Nothing of it runs any more.
    func end()
}

extension TerminalScreen {
    package var isBusy: Bool { false }

    package func stop() {}
}

/// Holds a terminal for a command: waits for keys, signals and what runs beside, draws, and gives the terminal back.
package final class TerminalLoop {
    package enum Ending: Equatable {
        case key
        case signal(Int32)
        /// The workspace's folder is gone.
        case loss(KataError)
    }

    private let workspace: Workspace
    private let terminal: TerminalSession?
    private let wake: Int32
    /// The descriptor that keys are read from; -1 where there is no terminal.
    private var keys: Int32
    private var reader = KeyReader()
    private var ending: Ending?

    /// The milliseconds after which the beginning of a longer key is taken for a whole one.
    private static let keyPatience: Int32 = 10

    /// - Parameter terminal: nil takes no keys.
    package init(on terminal: TerminalSession?, in workspace: Workspace) throws {
        self.workspace = workspace
        self.terminal = terminal
        wake = try Signals.listenToTerminal()
        keys = terminal == nil ? -1 : STDIN_FILENO
    }

    package func run(_ screen: some TerminalScreen) -> Ending {
        terminal?.enter()
        screen.begin()
        var isStale = true
        while ending == nil {
            if isStale { screen.draw() }
            isStale = wait(for: screen)
            if let loss = workspace.loss {
                ending = .loss(loss)
            } else if screen.look() {
                isStale = true
            }
        }
        // The terminal first: whoever leaves should not wait for a compiler to die.
        terminal?.leave()
        screen.stop()
        let end = ContinuousClock.now + .seconds(3)
        while screen.isBusy, ContinuousClock.now < end {
            var polled = pollfd(fd: wake, events: Int16(POLLIN), revents: 0)
            poll(&polled, 1, 20)
            _ = PipeEnds.bytes(from: wake)
        }
        ProcessGroups.shared.killAll()
        screen.end()
        return ending ?? .key
    }

    /// Waits for something to happen, but no longer than the screen can.
    ///
    /// - Returns: whether something did.
    private func wait(for screen: some TerminalScreen) -> Bool {
        var polled = [
            pollfd(fd: wake, events: Int16(POLLIN), revents: 0),
            pollfd(fd: keys, events: Int16(POLLIN), revents: 0),
        ]
        let timeout = reader.isPending ? Self.keyPatience : screen.patience
        guard poll(&polled, nfds_t(polled.count), timeout) > 0 else {
            let keys = reader.flush()
            press(keys, on: screen)
            return !keys.isEmpty
        }
        if polled[0].revents != 0 { for byte in PipeEnds.bytes(from: wake) { receive(byte, for: screen) } }
        if polled[1].revents & Int16(POLLNVAL) != 0 {
            // As a Mac may say of a terminal; poll(2) there: it "does not support devices". A read would wait for a key.
            keys = Self.relay(from: keys)
        } else if polled[1].revents != 0 {
            let typed = PipeEnds.bytes(from: keys)
            // A terminal that is gone reads as empty for ever.
            if typed.isEmpty { ending = .signal(SIGHUP) }
            press(reader.feed(typed), on: screen)
        }
        return true
    }

    private func press(_ keys: [Key], on screen: some TerminalScreen) {
        for key in keys where ending == nil {
            screen.press(key)
            if screen.isOver { ending = .key }
        }
    }

    private func receive(_ byte: UInt8, for screen: some TerminalScreen) {
        switch Int32(byte) {
        case Int32(Signals.news): screen.takeNews()
        case SIGWINCH: screen.forget()
        case SIGTSTP:
            terminal?.leave()
            kill(getpid(), SIGSTOP)
        case SIGCONT:
            terminal?.enter()
            screen.forget()
        default:
            if Signals.isEnding(byte) { ending = .signal(Int32(byte)) }
        }
    }

    /// Reads on a thread of its own, which waits, and hands on what comes.
    ///
    /// - Returns: a pipe that can be polled. It ends with what is read; it is at its end where there can be none.
    static func relay(from descriptor: Int32) -> Int32 {
        var ends: [Int32] = [-1, -1]
        guard pipe(&ends) == 0 else { return open("/dev/null", O_RDONLY | O_CLOEXEC) }
        for end in ends { _ = fcntl(end, F_SETFD, FD_CLOEXEC) }
        WaitingThread.start { [sink = ends[1]] in
            while case let typed = PipeEnds.bytes(from: descriptor), !typed.isEmpty {
                guard write(sink, typed, typed.count) == typed.count else { break }
            }
            close(sink)
        }
        return ends[0]
    }
}

extension TerminalLoop.Ending {
    /// The exit status of a command whose loop ended like this. After a signal the process exits here; a loss
    /// is thrown.
    package func status() throws -> ExitStatus {
        switch self {
        case .key: return .done
        case .signal(let number): exit(128 + number)
        case .loss(let error): throw error
        }
    }
}
