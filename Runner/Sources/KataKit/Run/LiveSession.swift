import Foundation
import KataBase
import KataEngine
import KataText

/// The learner's screen from one save to the next: built, started, played, and built anew.
actor LiveSession {
    /// What is seen at a moment.
    struct Look: Sendable {
        /// Counts what has been seen.
        let version: Int
        let state: LiveState
        let note: LiveNote?
    }

    private let chapter: Chapter
    private let call: Call
    private var process: LiveProcess?
    private var state = LiveState.building { didSet { if state != oldValue { change() } } }
    /// What became of the last deed, where nothing took it.
    private var note: LiveNote? { didSet { if note != oldValue { change() } } }
    private var version = 1
    /// The number of the newest build: an older one that ends later is thrown away.
    private var newest = 0
    /// The deed that is being done, and those before it.
    private var deeds: Task<Void, Never>?
    private var waiting: [Int: CheckedContinuation<Void, Never>] = [:]
    private var lastWaiting = 0
    /// What the app ended with, for the terminal.
    private var fault: String?

    /// So many views one build may number: the numbers of another are then none of its.
    private static let numbersOfABuild = 1_000_000

    init(of chapter: Chapter, in call: Call) {
        (self.chapter, self.call) = (chapter, call)
    }

    // MARK: Building

    /// Builds the app from the files as they are, and starts it.
    ///
    /// - Returns: why it cannot be played; nil where it can.
    @discardableResult
    func build() async -> String? {
        newest += 1
        let number = newest
        if process == nil { state = .building }
        var started: LiveProcess?
        let new: LiveState
        do {
            let begun = try await start(chapter, in: call, build: number)
            started = begun
            new = .playing(try await begun.page(after: LivePage.Deed(kind: "look")))
        } catch let failure as LiveProcess.Failure {
            new = .broken(words(for: failure))
        } catch {
            new = .broken("\(error)")
        }
        guard number == newest else {
            started?.end()
            return nil
        }
        process?.end()
        keepTyped()
        if case .broken(let words) = new {
            started?.end()
            (process, state) = (nil, new)
            return words
        }
        process = started
        // It may have changed since.
        state = started?.latest.map(LiveState.playing) ?? new
        return nil
    }

    private func start(_ chapter: Chapter, in call: Call, build number: Int) async throws -> LiveProcess {
        let folder = try Files.temporaryFolder()
        do {
            let (program, setup) = try await Self.program(of: chapter, into: folder, in: call)
            return try LiveProcess(
                program, of: setup, in: call.workspace, first: number * Self.numbersOfABuild
            ) { [weak self] in
                Task { await self?.hear() }
            }
        } catch {
            try? FileManager.default.removeItem(at: folder)
            throw error
        }
    }

    private static func program(
        of chapter: Chapter, into folder: URL, in call: Call
    ) async throws -> (URL, Setup) {
        let engine = try call.engines.engine()
        return try await call.keeper.whileRead {
            try await untilUnchanged { try await build(chapter, by: engine, into: folder, in: call) }
        }
    }

    private static func build(
        _ chapter: Chapter, by engine: any Engine, into folder: URL, in call: Call
    ) async throws -> (URL, Setup) {
        let workspace = call.workspace
        let setup = try Setup(
            chapter: chapter.name, step: try call.course().chapter(named: chapter.name).step,
            sourcesFolder: workspace.sourcesFolder(of: chapter.name), tests: .starter,
            workspace: workspace)
        guard
            let app = try ScreenProgram(
                of: chapter.name, module: setup.moduleName, sources: setup.sources, in: workspace)
        else {
            throw noScreen(of: chapter)
        }
        do {
            return (try await engine.build(app.text, beside: setup, into: folder), setup)
        } catch let errors as BuildErrors {
            throw app.failure(errors.list[0], in: workspace)
        }
    }

    static func noScreen(of chapter: Chapter) -> KataError {
        KataError("\(chapter.name) has no screen to be played.", next: "Go on with: \(chapter.entrance)")
    }

    private func words(for failure: LiveProcess.Failure) -> String {
        switch failure {
        case .hangs(let seconds):
            return
                "The screen gave no answer in \(seconds) seconds, and was ended. Is there a loop without an end?"
        case .ended(let status): return "The app has ended, with status \(status)."
        case .crashed(let crash):
            let place = crash.place.map { "\($0): " } ?? ""
            let lines = ["The app has crashed.", place + crash.message, crash.excerpt.map { "    \($0)" }]
            return lines.compactMap(\.self).joined(separator: "\n")
        }
    }

    // MARK: Playing

    /// Does a deed, after those that came before it. One that comes while no app runs does nothing.
    func look(after deed: LivePage.Deed) async -> Look {
        let before = deeds
        let task = Task {
            await before?.value
            await perform(deed)
        }
        deeds = task
        await task.value
        return look
    }

    private func perform(_ deed: LivePage.Deed) async {
        let isLook = deed.kind == "look"
        guard let process else {
            if !isLook { note = LiveNote.ofNoApp(typed: deed.text) }
            return
        }
        let result: Result<LivePage, any Error>
        do { result = .success(try await process.page(after: deed)) } catch { result = .failure(error) }
        let typed = typed(in: deed)
        // A save has put another app in its place meanwhile.
        guard self.process === process else {
            if let typed { note = .ofNoApp(typed: typed) }
            return
        }
        switch result {
        case .success(let page):
            state = .playing(process.latest ?? page)
            if !isLook { note = page.refusal.map { LiveNote(words: $0, typed: typed) } }
        case .failure(let error):
            note = .ofNoApp(typed: typed)
            end(process, (error as? LiveProcess.Failure).map(words) ?? "\(error)")
        }
    }

    /// What is to be told of a deed that nothing has taken. No password is.
    private func typed(in deed: LivePage.Deed) -> String? {
        if case .playing(let page) = state, page.field?.isSecret == true { return nil }
        return deed.kind == "slide" ? nil : deed.text
    }

    /// What is seen now.
    var look: Look { Look(version: version, state: state, note: note) }

    /// What is seen once it is another than the version that somebody has seen, or after a time.
    func look(newerThan seen: Int, within limit: Duration) async -> Look {
        guard version == seen else { return look }
        lastWaiting += 1
        let number = lastWaiting
        let alarm = Task {
            try await Task.sleep(for: limit)
            wake(number)
        }
        await withCheckedContinuation { waiting[number] = $0 }
        alarm.cancel()
        return look
    }

    private func wake(_ number: Int) { waiting.removeValue(forKey: number)?.resume() }

    private func change() {
        version += 1
        for number in waiting.keys { wake(number) }
    }

    /// The app has changed by itself, or has ended.
    private func hear() {
        guard let process else { return }
        if process.isOver {
            end(process, words(for: process.ending()))
        } else if let page = process.latest {
            state = .playing(page)
        }
    }

    /// The text that somebody was typing goes with the app, and not in silence.
    private func keepTyped() {
        guard case .playing(let page) = state, let field = page.field, !field.text.isEmpty else { return }
        note = LiveNote(
            words: "“\(field.title)” had the keyboard when the app ended. What was typed there went with it.",
            typed: field.isSecret ? nil : field.text)
    }

    private func end(_ process: LiveProcess, _ words: String) {
        if note == nil { keepTyped() }
        process.end()
        self.process = nil
        state = .broken(words)
        fault = words
    }

    /// The words about an app that has ended since they were last asked for.
    func takeFault() -> String? {
        defer { fault = nil }
        return fault
    }

    /// Ends the app, and removes its program.
    func end() {
        process?.end()
        process = nil
    }
}

/// A sentence about what nothing has taken, and what was typed.
struct LiveNote: Equatable, Codable, Sendable {
    let words: String
    var typed: String?

    static func ofNoApp(typed: String?) -> LiveNote? {
        typed.map { LiveNote(words: "No app was there any more that could take the text.", typed: $0) }
    }
}
