import Foundation
import KataBase
import KataEngine
import KataText

/// The learner's screen from one save to the next: built, started, played, and built anew.
actor LiveSession {
    private let chapter: Chapter
    private let call: Call
    private var process: LiveProcess?
    private var state = LiveState.building
    /// The number of the newest build: an older one that ends later is thrown away.
    private var newest = 0

    init(of chapter: Chapter, in call: Call) {
        (self.chapter, self.call) = (chapter, call)
    }

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
            let begun = try await Self.start(chapter, in: call)
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
        if case .broken(let words) = new {
            started?.end()
            (process, state) = (nil, new)
            return words
        }
        (process, state) = (started, new)
        return nil
    }

    private static func start(_ chapter: Chapter, in call: Call) async throws -> LiveProcess {
        let folder = try Files.temporaryFolder()
        do {
            return try LiveProcess(
                try await program(of: chapter, into: folder, in: call), in: call.workspace.root)
        } catch {
            try? FileManager.default.removeItem(at: folder)
            throw error
        }
    }

    private static func program(of chapter: Chapter, into folder: URL, in call: Call) async throws -> URL {
        let engine = try call.engines.engine()
        return try await call.keeper.whileRead {
            try await untilUnchanged { try await build(chapter, by: engine, into: folder, in: call) }
        }
    }

    private static func build(
        _ chapter: Chapter, by engine: any Engine, into folder: URL, in call: Call
    ) async throws -> URL {
        let workspace = call.workspace
        let setup = try Setup(
            chapter: chapter.name, step: try call.course().chapter(named: chapter.name).step,
            sourcesFolder: workspace.sourcesFolder(of: chapter.name), tests: .starter,
            workspace: workspace)
        guard let app = try ScreenProgram(of: chapter.name, module: setup.moduleName, in: workspace) else {
            throw noScreen(of: chapter)
        }
        do {
            return try await engine.build(app.text, beside: setup, into: folder)
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
            "The screen gave no answer in \(seconds) seconds, and was ended. Is there a loop without an end?"
        case .ended(let how): "The app has ended, with \(how). If it gave a reason, the terminal has it."
        }
    }

    /// The state to show after a deed. A deed that comes while no app runs does nothing.
    func state(after deed: LivePage.Deed) async -> LiveState {
        guard let process else { return state }
        do {
            let page = try await process.page(after: deed)
            if self.process === process { state = .playing(page) }
        } catch {
            guard self.process === process else { return state }
            process.end()
            self.process = nil
            state = .broken((error as? LiveProcess.Failure).map(words) ?? "\(error)")
        }
        return state
    }

    /// Ends the app, and removes its program.
    func end() { process = nil }
}
