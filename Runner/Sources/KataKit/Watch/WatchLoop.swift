import Foundation
import KataBase
import KataText

/// `./kata watch`: waits for keys, saves, signals and the end of what runs, on a thread of its own.
package final class WatchLoop {
    private let call: Call
    private let query: String?
    private let terminal: TerminalSession?
    private let wake: Int32
    /// Where keys come from; nobody's where there is no terminal.
    private var keys: Int32
    private var reader = KeyReader()
    private var detector: SaveDetector
    private var watched: String
    private var job: WatchJob?
    private var preparation: WatchPreparation?
    private var state = WatchState()
    private var display: WatchDisplay
    /// The byte of the signal that ends the loop, or the key's.
    private var ending: Ending?

    package enum Ending: Equatable {
        case key
        case signal(Int32)
        /// The workspace's folder is gone.
        case loss(KataError)
    }

    /// How often the files are looked at, in milliseconds; and how soon again while a save is under way.
    private static let interval: Int32 = 50
    private static let settlingInterval: Int32 = 10

    /// - Parameters:
    ///   - query: the chapter; the one last worked on, whichever that is, where nil.
    ///   - terminal: nil prints plain lines and takes no keys.
    ///   - showsProblems: whether plain lines end with those for an editor.
    package init(
        call: Call, query: String?, terminal: TerminalSession?, showsProblems: Bool = false
    ) throws {
        self.call = call
        self.query = query
        self.terminal = terminal
        wake = try WatchSignals.listen()
        keys = terminal == nil ? -1 : STDIN_FILENO
        watched = try call.course().startedChapter(query).name
        detector = SaveDetector(
            chapter: watched, followsOthers: query == nil, workspace: call.workspace)
        display = WatchDisplay(
            call: call, query: query, terminal: terminal, showsProblems: showsProblems)
    }

    func run() -> Ending {
        display.begin(chapter: watched)
        carryOut(state.press(.character("r"), lines: 0, room: 0))
        var isStale = true
        while ending == nil {
            if isStale { display.draw(state, chapter: watched) }
            isStale = wait()
            if let loss = call.workspace.loss {
                ending = .loss(loss)
                break
            }
            // What is half back is neither what was there nor a save.
            if job?.restoring == nil, detector.changes(besides: job?.switching) != nil {
                carryOut(state.saved())
                isStale = true
            }
        }
        // The terminal first: whoever leaves should not wait for a compiler to die.
        terminal?.leave()
        endJob()
        display.end()
        return ending ?? .key
    }

    /// Waits for something to happen, but not past the next look at the files.
    ///
    /// - Returns: whether something did.
    private func wait() -> Bool {
        var polled = [
            pollfd(fd: wake, events: Int16(POLLIN), revents: 0),
            pollfd(fd: keys, events: Int16(POLLIN), revents: 0),
        ]
        let timeout = detector.isUnsettled || reader.isPending ? Self.settlingInterval : Self.interval
        let count = poll(&polled, nfds_t(polled.count), timeout)
        guard count > 0 else {
            let keys = reader.flush()
            press(keys)
            return !keys.isEmpty
        }
        if polled[0].revents != 0 { Self.bytes(from: wake).forEach(receive) }
        if polled[1].revents & Int16(POLLNVAL) != 0 {
            // As a Mac may say of a terminal; poll(2) there: it "does not support devices". A read would wait for a key.
            keys = Self.relay(from: keys)
        } else if polled[1].revents != 0 {
            let typed = Self.bytes(from: keys)
            // A terminal that is gone reads as empty for ever.
            if typed.isEmpty { ending = .signal(SIGHUP) }
            press(reader.feed(typed))
        }
        return true
    }

    /// Reads on a thread of its own, which waits, and hands on what comes.
    ///
    /// - Returns: a pipe that can be polled. It ends with what is read; it is at its end where there can be none.
    static func relay(from descriptor: Int32) -> Int32 {
        var ends: [Int32] = [-1, -1]
        guard pipe(&ends) == 0 else { return open("/dev/null", O_RDONLY | O_CLOEXEC) }
        for end in ends { _ = fcntl(end, F_SETFD, FD_CLOEXEC) }
        WaitingThread.start { [sink = ends[1]] in
            while case let typed = bytes(from: descriptor), !typed.isEmpty {
                guard write(sink, typed, typed.count) == typed.count else { break }
            }
            close(sink)
        }
        return ends[0]
    }

    package static func bytes(from descriptor: Int32) -> [UInt8] {
        var buffer = [UInt8](repeating: 0, count: 1024)
        while true {
            let count = read(descriptor, &buffer, buffer.count)
            if count >= 0 { return Array(buffer.prefix(count)) }
            if errno != EINTR { return [] }
        }
    }

    private func press(_ keys: [Key]) {
        for key in keys where ending == nil {
            let (lines, room) = display.extent(of: state, chapter: watched)
            carryOut(state.press(key, lines: lines, room: room))
        }
    }

    private func receive(_ byte: UInt8) {
        switch Int32(byte) {
        case Int32(WatchSignals.jobEnded): takeAnswer()
        case SIGWINCH: display.forget()
        case SIGTSTP:
            terminal?.leave()
            kill(getpid(), SIGSTOP)
        case SIGCONT:
            terminal?.enter()
            display.forget()
        default:
            if WatchSignals.isEnding(byte) { ending = .signal(Int32(byte)) }
        }
    }

    private func takeAnswer() {
        if let progress = job?.takeProgress() { state.judging(progress) }
        if let early = job?.takeEarly(), job?.answer == nil, let color = early.color {
            if state.found(color, at: Self.time()) { display.answer(early, on: watched, isEarly: true) }
            return
        }
        guard let result = job?.answer else { return }
        // It has written what it had to.
        if let switched = job?.switching { detector.accept(switched) }
        if let restored = job?.restoring {
            if case .advance(.repeated) = result.answer {
                detector.accept(restored)
            } else {
                // What could not be brought back is no save either.
                detector = SaveDetector(
                    chapter: watched, followsOthers: query == nil, workspace: call.workspace)
            }
        }
        job = nil
        let (shows, order) = state.ended(result, time: Self.time())
        if shows { display.answer(result, on: watched) }
        carryOut(order)
        // Nobody waits now.
        if job == nil {
            preparation = WatchPreparation(
                call: display.silentCall, chapter: query, after: display.quietCall.engines)
        }
    }

    private func carryOut(_ order: WatchState.Order?) {
        switch order {
        case nil: break
        case .quit: ending = .key
        case .open(let opening): display.open(opening)
        case .run(.stop): job?.stop()
        case .run(.start(let name)):
            preparation?.stop()
            let call = display.quietCall
            let chapter = Result { try call.memory.takeUp(query) }
            follow(try? chapter.get())
            display.starting(chapter: watched)
            job = WatchJob(name, on: chapter, in: call)
        }
    }

    /// Another chapter may have been started in another window.
    private func follow(_ chapter: Chapter?) {
        guard let chapter, chapter.name != watched else { return }
        watched = chapter.name
        detector = SaveDetector(chapter: watched, followsOthers: true, workspace: call.workspace)
    }

    /// Stops what runs and waits until nothing of it is left.
    private func endJob() {
        job?.stop()
        preparation?.stop()
        let isRunning = { self.job?.answer == nil && self.job != nil || self.preparation?.isOver == false }
        let end = ContinuousClock.now + .seconds(3)
        while isRunning(), ContinuousClock.now < end {
            var polled = pollfd(fd: wake, events: Int16(POLLIN), revents: 0)
            poll(&polled, 1, 20)
            _ = Self.bytes(from: wake)
        }
        ProcessGroups.shared.killAll()
    }

    private static func time() -> String {
        var now = Foundation.time(nil)
        var parts = tm()
        localtime_r(&now, &parts)
        return String(format: "%02d:%02d:%02d", parts.tm_hour, parts.tm_min, parts.tm_sec)
    }
}

extension WatchLoop.Ending {
    /// How a command ends whose loop ended so: as the signal would have ended it, or with what was lost.
    package func status() throws -> ExitStatus {
        switch self {
        case .key: return .done
        case .signal(let number): exit(128 + number)
        case .loss(let error): throw error
        }
    }
}
