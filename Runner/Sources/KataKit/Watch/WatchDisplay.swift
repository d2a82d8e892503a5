import KataBase
import KataText
import Synchronization

/// What `./kata watch` shows, as screens on a terminal or as plain lines.
struct WatchDisplay {
    private let runner: Runner
    private let query: String?
    private let terminal: TerminalSession?
    private let notices = Notices()
    private var size = TerminalSession.Size(width: 80, height: 24)
    private var page: WatchPage?
    private var failedPage: String?
    private var result: WatchResult?
    /// Whether the first part of what runs now was told already.
    private var isTold = false
    /// What the page or the answer says at the present width; nil where it has to be asked for again.
    private var report: Report?
    private var frame: [String] = []

    init(runner: Runner, query: String?, terminal: TerminalSession?) {
        self.runner = runner
        self.query = query
        self.terminal = terminal
    }

    /// A runner that prints nothing: whatever has to be said is asked of it as a text.
    var quietRunner: Runner {
        var quiet = runner
        quiet.controls = terminal == nil ? .commands : .keys
        quiet.console = Console(
            style: runner.style, width: terminal == nil ? runner.console.width : size.width,
            // The screen is ours: no bar is drawn over it.
            isTerminal: false, write: { _ in },
            writeError: { [notices] in notices.add($0) })
        return quiet
    }

    mutating func begin(chapter: String) {
        if let terminal {
            size = terminal.size
            terminal.enter()
        } else {
            runner.console.print("Watching \(chapter): every save is checked. Ctrl-C ends it.")
        }
    }

    /// Says on standard error what could not be said while the screen was ours.
    func end() {
        for notice in notices.all { runner.console.printError(notice) }
    }

    mutating func starting(chapter: String) {
        // What came of a run that a save stopped is nobody's beginning.
        isTold = false
        notices.forgetNewest()
        if terminal == nil { runner.console.print("\nChecking \(chapter) …") }
    }

    /// - Parameter isEarly: whether there is more to come.
    mutating func answer(_ result: WatchResult, isEarly: Bool = false) {
        self.result = result
        report = nil
        defer { isTold = isEarly }
        guard terminal == nil else { return }
        do {
            let part: WatchResult.Part = isEarly ? .beginning : isTold ? .end : .whole
            runner.print(try result.report(part, by: quietRunner))
        } catch {
            runner.console.print("\(error)")
        }
    }

    mutating func open(_ opening: WatchState.Opening) {
        report = nil
        failedPage = nil
        switch opening {
        case .overview: page = .overview
        case .text: page = .text
        case .solution: page = .solution
        case .hint:
            do { page = .hint(try HintCommand(chapter: query).nextHint(by: quietRunner)) } catch {
                failedPage = "\(error)"
            }
        }
    }

    /// The terminal may be another size, and what is on it may not be ours.
    mutating func forget() {
        guard let terminal else { return }
        size = terminal.size
        report = nil
        frame = []
    }

    mutating func extent(of state: WatchState, chapter: String) -> (lines: Int, room: Int) {
        screen.extent(of: scene(state, chapter: chapter))
    }

    mutating func draw(_ state: WatchState, chapter: String) {
        guard let terminal else { return }
        let drawn = screen.frame(scene(state, chapter: chapter))
        guard drawn != frame else { return }
        frame = drawn
        terminal.show(drawn)
    }

    private var screen: WatchScreen {
        WatchScreen(style: runner.style, width: size.width, height: size.height)
    }

    private mutating func scene(_ state: WatchState, chapter: String) -> WatchScreen.Scene {
        if !state.hasPage, page != nil || failedPage != nil { (page, failedPage, report) = (nil, nil, nil) }
        let report = report ?? report(of: page)
        self.report = report
        return WatchScreen.Scene(
            heading: "Watching \(chapter)", body: report.body,
            next: Report("", next: report.next).text(style: runner.style, width: size.width),
            offset: state.offset,
            status: [notices.newest, state.status].compactMap(\.self).joined(separator: "\n"),
            keys: state.keys)
    }

    private func report(of page: WatchPage?) -> Report {
        if let failedPage { return Report(failedPage) }
        do {
            return try page?.report(by: quietRunner, chapter: query) ?? result?.report(by: quietRunner)
                ?? Report("")
        } catch {
            return Report("\(error)")
        }
    }
}

/// What a run had to say on standard error.
private final class Notices: Sendable {
    private let texts = Mutex<(all: [String], newest: String?)>(([], nil))

    func add(_ text: String) {
        texts.withLock { texts in
            texts.newest = text.trimmed
            texts.all.append(text.trimmed)
        }
    }

    /// A run has begun since.
    func forgetNewest() { texts.withLock { $0.newest = nil } }

    /// Of the last run.
    var newest: String? { texts.withLock { $0.newest } }

    var all: [String] { texts.withLock { $0.all } }
}
