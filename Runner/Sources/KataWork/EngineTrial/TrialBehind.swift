import Foundation
import KataBase
import KataEngine
import KataText
import Synchronization

/// The one process of a workspace that tries the compiler's engine, while the learner goes on.
///
/// A check does not wait for it: at first the engine compiles all that the chapters lean on, which takes minutes. It makes the
/// check anew by both engines, of what is in the files then, and leaves word for the next check.
package enum TrialBehind {
    /// The hidden command of `kata` that this is.
    package static let command = "try-engine"

    /// - Parameter words: the workspace's folder and the chapter.
    package static func run(_ words: [String]) async {
        guard words.count == 2 else { return }
        let workspace = Workspace(root: URL(filePath: words[0]))
        // A limit that it ran into would be a difference, and a busy machine is none. Nobody waits for it.
        let limits = TimeLimits(build: .seconds(1800), tests: .seconds(60))
        let engines = Behind.engines(of: workspace, limits)
        await Behind.work(command, in: workspace) { try await engines.tryAnew(words[1]) }
    }
}

extension Engines {
    /// Tells what the last process has found out, where an engine is on trial, and leaves the next check to another one.
    package func leaveTrial() {
        guard let toolchain = try? toolchain(), let store = trialStore(of: toolchain) else { return }
        if let news = store.takeNews() { console.printPassing(news) }
        guard let check = checksToTry.takeAll().last, store.load().isOpen,
            Behind.start(
                TrialBehind.command, [check.setup.chapter], of: workspace, environment: environment)
        else { return }
        console.printPassing(
            "SwiftPM has made this check. The compiler's engine, which is quicker, is tried in the background."
        )
    }

    /// Makes a check of a chapter by both engines, where one is on trial.
    fileprivate func tryAnew(_ name: String) async throws {
        let news = LastWords()
        guard let engine = tried(of: try toolchain(), say: { news.take($0) }), engine.store.load().isOpen
        else { return }
        let chapter = try Course(workspace).startedChapter(name)
        let setup = try Setup(
            chapter: chapter.name, step: chapter.step, test: chapter.place.test,
            sourcesFolder: workspace.sourcesFolder(of: chapter.name), tests: .present, workspace: workspace)
        _ = try await engine.run(setup, limits: limits)
        try await engine.tryBeside()
        if let news = news.last { engine.store.leave(news: news) }
    }
}

/// The last sentence that was said.
private final class LastWords: Sendable {
    private let words = Mutex<String?>(nil)

    var last: String? { words.withLock(\.self) }

    func take(_ words: String) { self.words.withLock { $0 = words } }
}
