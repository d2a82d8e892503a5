import Foundation
import KataBase
import KataKit
import Synchronization

/// `./kata board` on a terminal: fetches beside, every few seconds, and draws what is there until `q`.
final class LiveBoard: TerminalScreen {
    private let console: Console
    private let source: BoardSource
    private let terminal: TerminalSession
    private let interval: Duration
    private let show: (Board) throws -> Void
    private let fetched = Fetched()
    private var size: TerminalSession.Size
    private var board: Board?
    private var problem: String?
    private var offset = 0
    private var isFetching = false
    private var nextFetch = ContinuousClock.now
    private var frame: [String] = []
    private(set) var isOver = false

    /// - Parameter show: is given each board that was fetched.
    init(
        _ source: BoardSource, telling console: Console, on terminal: TerminalSession,
        every interval: Duration,
        show: @escaping (Board) throws -> Void
    ) {
        (self.source, self.console, self.terminal) = (source, console, terminal)
        (self.interval, self.show) = (interval, show)
        size = terminal.size
        board = source.lastBoard()
    }

    var patience: Int32 { 200 }

    func begin() { _ = look() }

    func look() -> Bool {
        guard !isFetching, ContinuousClock.now >= nextFetch else { return false }
        isFetching = true
        WaitingThread.start { [source, fetched] in
            let result = Result { try source.board() }
            fetched.result.withLock { $0 = result }
            Signals.wake()
        }
        return true
    }

    func takeNews() {
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

    func draw() {
        let scene = scene
        let (lines, room) = screen.extent(of: scene)
        offset = max(0, min(offset, lines - room))
        let drawn = screen.frame(scene)
        guard drawn != frame else { return }
        frame = drawn
        terminal.show(drawn)
    }

    func press(_ key: Key) {
        if key == .character("q") { isOver = true }
        let (lines, room) = screen.extent(of: scene)
        offset = key.scrolled(from: offset, of: lines, room: room) ?? offset
    }

    func forget() { (size, frame) = (terminal.size, []) }

    func end() { if let problem { console.printError(problem) } }

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
}

/// The result of the fetch that ran beside.
private final class Fetched: Sendable {
    let result = Mutex<Result<Board, any Error>?>(nil)
}
