import Foundation
import KataBase
import KataText

/// `./kata watch`: looks for saves, and checks each.
package final class Watcher: TerminalScreen {
    private let call: Call
    private let query: String?
    private var detector: SaveDetector
    private var watched: String
    private var job: WatchJob?
    private var preparation: WatchPreparation?
    private var state = WatchState()
    private var display: WatchDisplay
    package private(set) var isOver = false

    /// The milliseconds between two looks at the files; the second number holds while a save is under way.
    private static let interval: Int32 = 50
    private static let settlingInterval: Int32 = 10

    /// - Parameters:
    ///   - query: the chapter; the one last worked on, whichever that is, where nil.
    ///   - terminal: nil prints plain lines and takes no keys.
    ///   - showsProblems: whether plain lines end with those for an editor.
    init(call: Call, query: String?, terminal: TerminalSession?, showsProblems: Bool = false) throws {
        self.call = call
        self.query = query
        watched = try call.course().startedChapter(query).name
        detector = SaveDetector(
            chapter: watched, followsOthers: query == nil, workspace: call.workspace)
        display = WatchDisplay(
            call: call, query: query, terminal: terminal, showsProblems: showsProblems)
    }

    package var patience: Int32 { detector.isUnsettled ? Self.settlingInterval : Self.interval }

    package var isBusy: Bool { job?.answer == nil && job != nil || preparation?.isOver == false }

    package func begin() {
        display.begin(chapter: watched)
        carryOut(state.press(.character("r"), lines: 0, room: 0))
    }

    package func draw() { display.draw(state, chapter: watched) }

    package func look() -> Bool {
        // Work that is half restored is neither the old one nor a save.
        guard job?.restoring == nil, detector.changes(besides: job?.switching) != nil else { return false }
        carryOut(state.saved())
        return true
    }

    package func press(_ key: Key) {
        let (lines, room) = display.extent(of: state, chapter: watched)
        carryOut(state.press(key, lines: lines, room: room))
    }

    package func forget() { display.forget() }

    package func stop() {
        job?.stop()
        preparation?.stop()
    }

    package func end() { display.end() }

    package func takeNews() {
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
        case .quit: isOver = true
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

    private static func time() -> String {
        var now = Foundation.time(nil)
        var parts = tm()
        localtime_r(&now, &parts)
        return String(format: "%02d:%02d:%02d", parts.tm_hour, parts.tm_min, parts.tm_sec)
    }
}
