import Foundation
import RunnerTesting

@testable import KataBase
@testable import KataEngine
@testable import KataKit
@testable import KataText
@testable import KataWork

extension FixtureWorkspace {
    /// - Parameters:
    ///   - engine: the learner's unless given.
    ///   - progress: is told what the judge tells.
    func judge(
        _ chapter: String = "Thanks", by engine: (any Engine)? = nil,
        progress: @escaping @Sendable (Judge.Progress) -> Void = { _ in }
    ) throws -> Judge {
        let chapter = try Course(workspace).chapter(chapter)
        return Judge(
            chapter: chapter, text: try chapter.agreeingText(), workspace: workspace,
            engine: try engine ?? self.engine(),
            cache: ProductCache(folder: workspace.cacheFolder, notify: { _ in }),
            environment: RunnerEnvironment.forChildren, progress: progress)
    }

    /// Judges the tests by all promises up to step 2.
    func judgement(by engine: (any Engine)? = nil) async throws -> Judgement {
        let judge = try judge(by: engine)
        return try await Turnstile.shared.pass { try await judge.judgement(of: [1, 2], namesIdle: true) }
    }
}

extension Judgement {
    /// Of a test by its name.
    func standing(of name: String) -> Test.Standing? { tests.first { $0.name == name }?.standing }

    /// Of a mistake by its title.
    func fate(of title: String) -> Mistake.Fate? { mistakes.first { $0.title == title }?.fate }
}
