import Foundation

@testable import KataBase
@testable import KataEngine
@testable import KataKit
@testable import KataText

extension FixtureWorkspace {
    static let ownStepFile = "Tests/ThanksTests/MyStep2.swift"
    static let thanksBugs = "Solutions/Thanks/Bugs.md"

    /// The chapter whose second test is the learner's, with that test on, and our code in the learner's place.
    static func thanks(at step: Int = 2) throws -> FixtureWorkspace {
        let fixture = try FixtureWorkspace(with: "OwnStep")
        try fixture.switchOn(step, of: "Thanks")
        if step > 0 { try fixture.solve("Thanks", step: step) }
        return fixture
    }

    /// As if by hand: nothing of it is in the history.
    func switchOn(_ step: Int, of chapter: String) throws {
        try write(
            Manifest(parsing: read("Package.swift")).settingStep(step, of: chapter).text, to: "Package.swift")
    }

    /// Writes the learner's tests of step 2.
    ///
    /// - Parameter tests: what is in the suite.
    func writeOwnTests(_ tests: String, to path: String = ownStepFile, imports: String = "") throws {
        try write(
            "#if STEP_2\n\(imports)import Testing\n\n@testable import Thanks\n\n@MainActor\nstruct \(path.lastComponent.dropLast(6)) {\n\(tests)\n}\n#endif\n",
            to: path)
    }

    /// What our tests of step 2 say, in fewer lines.
    static let soundTests = """
            @Test func byName() {
                #expect(["Ada", "Eve"].map(Thanks().text) == ["Thank you, Ada.", "Thank you, Eve."])
            }
            @Test func nobody() { #expect(Thanks().text(for: "") == "Thank you.") }
        """

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
        return try await Turnstile.shared.pass { try await judge.judgement(of: 1...2) }
    }
}

extension Judgement {
    /// Of a test by its name.
    func standing(of name: String) -> Test.Standing? { tests.first { $0.name == name }?.standing }

    /// Of a mistake by its title.
    func fate(of title: String) -> Mistake.Fate? { mistakes.first { $0.title == title }?.fate }
}
