import Foundation
import KataBase
import KataKit
import Synchronization

/// `./kata board` on a terminal: fetches beside, every few seconds, and draws what is there until `q`.
final class BoardLoop {
    private let console: Console
    private let source: BoardSource
    private let terminal: TerminalSession
    private let wake: Int32
    private let interval: Duration
    private let show: (Board) throws -> Void
    private let fetched = Fetched()
    private var reader = KeyReader()
    private var size: TerminalSession.Size
    private var board: Board?
    private var problem: String?
    private var offset = 0
    private var isFetching = false
    private var nextFetch = ContinuousClock.now
    private var ending: WatchLoop.Ending?
    private var frame: [String] = []

    /// - Parameter show: is given each board that was fetched.
    init(
        _ source: BoardSource, telling console: Console, on terminal: TerminalSession,
        every interval: Duration,
        show: @escaping (Board) throws -> Void
    ) throws {
        (self.source, self.console, self.terminal) = (source, console, terminal)
        (self.interval, self.show) = (interval, show)
        size = terminal.size
        wake = try WatchSignals.listen()
        board = source.lastBoard()
    }

    func run() -> WatchLoop.Ending {
        terminal.enter()
        while ending == nil {
            if !isFetching, ContinuousClock.now >= nextFetch { fetch() }
            draw()
            wait()
            if let loss = source.workspace.loss { ending = .loss(loss) }
        }
        terminal.leave()
        ProcessGroups.shared.killAll()
        if let problem { console.printError(problem) }
        return ending ?? .key
    }

    private func fetch() {
        isFetching = true
        WaitingThread.start { [source, fetched] in
            let result = Result { try source.board() }
            fetched.result.withLock { $0 = result }
            WatchSignals.wake()
        }
    }

    private func takeBoard() {
        guard let result = fetched.result.withLock({ $0.take() }) else { return }
        isFetching = false
        nextFetch = .now + interval
        do {
            let board = try result.get()
            self.board = board
            problem = nil
            try show(board)
        } catch { problem = "\(error)" }
    }

    private func draw() {
        let scene = scene
        let (lines, room) = screen.extent(of: scene)
        offset = max(0, min(offset, lines - room))
        let drawn = screen.frame(scene)
        guard drawn != frame else { return }
        frame = drawn
        terminal.show(drawn)
    }

    private var screen: WatchScreen {
        WatchScreen(style: console.style, width: size.width, height: size.height)
    }

    private var scene: WatchScreen.Scene {
        guard let board else {
            return WatchScreen.Scene(
                heading: "Board", body: problem ?? "", status: isFetching ? "Fetching …" : "", keys: keys)
        }
        let report = BoardReport(board: board, style: console.style, width: size.width)
        return WatchScreen.Scene(
            heading: report.heading.cut(to: size.width), body: report.table,
            next: [report.summary, problem.map { $0.printable }].compactMap(\.self).filter { !$0.isEmpty }
                .joined(separator: "\n"),
            offset: offset, status: "As of \(board.now.timestamp.suffix(8)).", keys: keys)
    }

    private var keys: [String] { ["q quit"] }

    private func wait() {
        var polled = [
            pollfd(fd: wake, events: Int16(POLLIN), revents: 0),
            pollfd(fd: STDIN_FILENO, events: Int16(POLLIN), revents: 0),
        ]
        guard poll(&polled, nfds_t(polled.count), reader.isPending ? 10 : 200) > 0 else {
            return reader.flush().forEach(press)
        }
        if polled[0].revents != 0 { WatchLoop.bytes(from: wake).forEach(receive) }
        if polled[1].revents != 0 {
            let typed = WatchLoop.bytes(from: STDIN_FILENO)
            // A terminal that is gone reads as empty for ever.
            if typed.isEmpty { ending = .signal(SIGHUP) }
            reader.feed(typed).forEach(press)
        }
    }

    private func press(_ key: Key) {
        if key == .character("q") { ending = .key }
        let (lines, room) = screen.extent(of: scene)
        offset = key.scrolled(from: offset, of: lines, room: room) ?? offset
    }

    private func receive(_ byte: UInt8) {
        switch Int32(byte) {
        case Int32(WatchSignals.jobEnded): takeBoard()
        case SIGWINCH: (size, frame) = (terminal.size, [])
        case SIGTSTP:
            terminal.leave()
            kill(getpid(), SIGSTOP)
        case SIGCONT:
            terminal.enter()
            (size, frame) = (terminal.size, [])
        default:
            if WatchSignals.isEnding(byte) { ending = .signal(Int32(byte)) }
        }
    }
}

/// The result of the fetch that ran beside.
private final class Fetched: Sendable {
    let result = Mutex<Result<Board, any Error>?>(nil)
}
