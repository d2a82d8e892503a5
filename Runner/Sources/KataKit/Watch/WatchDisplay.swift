import KataBase
import KataText
import Synchronization

/// The display of `./kata watch`, as screens on a terminal or as plain lines.
struct WatchDisplay {
    private let call: Call
    private let query: String?
    private let terminal: TerminalSession?
    private let notices = Notices()
    /// Tells an editor, where one reads.
    private var problems: ProblemPrinter?
    private var size = TerminalSession.Size(width: 80, height: 24)
    private var page: WatchPage?
    private var failedPage: String?
    private var result: WatchResult?
    /// True where the first part of the present run's answer was told already.
    private var isTold = false
    /// The report of the page or the answer at the present width; nil where it has to be asked for again.
    private var report: Report?
    private var frame: [String] = []

    init(call: Call, query: String?, terminal: TerminalSession?, showsProblems: Bool = false) {
        self.call = call
        self.query = query
        self.terminal = terminal
        problems = showsProblems ? ProblemPrinter(call.teller) : nil
    }

    /// A runner that prints nothing: whatever has to be said is asked of it as a text.
    var quietCall: Call {
        let console = Console(
            style: call.teller.style, width: terminal == nil ? call.console.width : size.width,
            // The screen is ours: no bar is drawn over it.
            isTerminal: false, write: { _ in },
            writeError: { [notices] in notices.add($0) },
            writePassing: { [notices, terminal = terminal != nil, call] in
                guard terminal else { return call.console.printPassing($0.trimmed) }
                notices.passing = $0.trimmed
                Signals.wake()
            })
        return call.answering(on: console, terminal == nil ? .commands : .keys)
    }

    /// A runner that says nothing at all, for work that nobody waits for.
    var silentCall: Call {
        let console = Console(
            style: call.teller.style, width: size.width, isTerminal: false, write: { _ in },
            writeError: { [notices] in notices.add($0) }, writePassing: { _ in })
        return call.answering(on: console, terminal == nil ? .commands : .keys)
    }

    mutating func begin(chapter: String) {
        if let terminal {
            size = terminal.size
        } else {
            call.console.print("Watching \(chapter): every save is checked. Ctrl-C ends it.")
        }
    }

    /// Says on standard error what could not be said while the screen was ours.
    mutating func end() {
        problems?.endStopped()
        for notice in notices.all { call.console.printError(notice) }
    }

    mutating func starting(chapter: String) {
        // What came of a run that a save stopped begins nothing.
        isTold = false
        notices.forgetNewest()
        problems?.begin()
        if terminal == nil { call.console.print("\nChecking \(chapter) …") }
    }

    /// - Parameters:
    ///   - chapter: the one that is watched.
    ///   - isEarly: whether there is more to come.
    mutating func answer(_ result: WatchResult, on chapter: String, isEarly: Bool = false) {
        self.result = result
        report = nil
        if !isEarly { notices.passing = nil }
        defer { isTold = isEarly }
        guard terminal == nil else { return }
        do {
            let part: WatchResult.Part = isEarly ? .beginning : isTold ? .end : .whole
            call.teller.print(try result.report(part, by: quietCall.teller))
        } catch {
            call.console.print("\(error)")
        }
        tellProblems(of: result, on: chapter, isEarly: isEarly)
    }

    private mutating func tellProblems(of result: WatchResult, on chapter: String, isEarly: Bool) {
        switch result.answer {
        case .verdict(let verdict) where isEarly: problems?.tell(verdict)
        case .verdict(let verdict): problems?.end(verdict)
        case .failure(let words): problems?.end(after: words, in: chapter)
        // Without keys nobody asks for these.
        case .judgement, .advance, .stopped: break
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
            do { page = .hint(try HintCommand(chapter: query).nextHint(in: quietCall)) } catch {
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
        WatchScreen(style: call.teller.style, width: size.width, height: size.height)
    }

    private mutating func scene(_ state: WatchState, chapter: String) -> WatchScreen.Scene {
        if !state.hasPage, page != nil || failedPage != nil { (page, failedPage, report) = (nil, nil, nil) }
        let report = report ?? report(of: page)
        self.report = report
        return WatchScreen.Scene(
            heading: "Watching \(chapter)", body: report.body,
            next: report.nextLine(style: call.teller.style, width: size.width),
            offset: state.offset,
            status: (notices.inSight + [state.status]).joined(separator: "\n"),
            keys: state.keys)
    }

    private func report(of page: WatchPage?) -> Report {
        if let failedPage { return Report(failedPage) }
        do {
            return try page?.report(in: quietCall, chapter: query) ?? result?.report(by: quietCall.teller)
                ?? Report("")
        } catch {
            return Report("\(error)")
        }
    }
}

/// The notices of the runs, which they would have printed on standard error.
final class Notices: Sendable {
    private let texts = Mutex<(all: [String], newest: String?, passing: String?)>(([], nil, nil))

    func add(_ text: String) {
        texts.withLock { texts in
            texts.newest = text.trimmed
            texts.all.append(text.trimmed)
        }
    }

    /// Begins a new run: the notices of the last one go out of sight.
    func forgetNewest() { texts.withLock { ($0.newest, $0.passing) = (nil, nil) } }

    /// A notice that counts only while this run goes on; nobody is told of it afterwards.
    var passing: String? {
        get { texts.withLock { $0.passing } }
        set { texts.withLock { $0.passing = newValue } }
    }

    /// The notices of the last run.
    var inSight: [String] { texts.withLock { [$0.newest, $0.passing].compactMap(\.self) } }

    var all: [String] { texts.withLock { $0.all } }
}
