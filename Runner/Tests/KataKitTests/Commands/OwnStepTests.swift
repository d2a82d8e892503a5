import Foundation
import RunnerTesting
import Testing

@testable import KataBase
@testable import KataEngine
@testable import KataKit
@testable import KataText
@testable import KataWork

/// The real runner over a chapter with a step whose test is the learner's.
struct OwnStepTests {
    private let fixture: FixtureWorkspace
    private static let stepFile = "Tests/ThanksTests/MyStep2.swift"
    private static let otherFile = "Tests/ThanksTests/MyTests.swift"
    /// Compiles at no step: nobody declares it.
    private static let nonsense = "let nobody = nowhere\n"

    init() throws {
        fixture = try FixtureWorkspace(with: "OwnStep")
    }

    // MARK: Red

    @Test func `the step is red by itself, and says whose turn it is`() async throws {
        try await reachStep2()
        try fixture.solve("Thanks", step: 2)

        let run = try await fixture.kata("check")

        #expect(run.status == 1)
        #expect(run.output.contains("This step's test is yours: ./kata read promises"), "\(run.output)")
        #expect(run.output.contains("at \(Self.stepFile):"), "\(run.output)")
    }

    @Test func `the step before does not know of it`() async throws {
        try await reachStep2(solving: false)

        #expect(try await fixture.kata("check").output.hasPrefix("GREEN  Step 1 of 2"))
    }

    @Test(arguments: FixtureWorkspace.engines)
    func `a helper that does not compile is told like the newest test`(_ name: String) async throws {
        try fixture.solve("Thanks", step: 2)
        try fixture.write("#if STEP_1\n\(Self.nonsense)#endif\n", to: "Tests/ThanksTests/Step1-Nowhere.swift")
        let helper = "Tests/ThanksTests/Helpers/Step2-Guests.swift"
        try fixture.write("#if STEP_2\nlet guests = somewhere\n#endif\n", to: helper)
        let setup = try fixture.setup("Thanks", step: 2)

        let verdict = try await fixture.verdict(of: setup, by: try fixture.engine(name))

        #expect(verdict.problems.map(\.file) == [helper])
        #expect(verdict.problems.first?.message == "cannot find 'somewhere' in scope")
        #expect(!verdict.isRegression)
        #expect(!setup.isOff(helper))
        #expect(try fixture.setup("Thanks", step: 1).isOff(helper))
    }

    @Test(arguments: FixtureWorkspace.engines)
    func `what nothing imports of what chapters lean on is not built`(_ engine: String) async throws {
        try await reachStep2()
        try fixture.solve("Thanks", step: 2)
        try fixture.writeOwnTests(FixtureWorkspace.soundTests)
        for module in ["PaperUI", "TestSupport"] {
            try fixture.write("let nobody = nowhere\n", to: "Sources/\(module)/Broken.swift")
        }

        let run = try await fixture.kata("check", "--engine", engine, "--build-limit", "600")

        #expect(run.output.hasPrefix("GREEN"), "\(run.output)\(run.errors)")
        #expect(run.output.contains("mistakes of this step are caught"), "\(run.output)")
    }

    // MARK: Ours in its place

    @Test func `solution names our test, and a short one where there is one`() async throws {
        let ours = "Solutions/Thanks/Tests/MyStep2.swift"
        let short = "Solutions/Thanks/ShortTests/MyStep2.swift"
        try await reachStep2()
        let alone = try await fixture.kata("solution", "3")
        #expect(alone.output.contains("Our test of this step, where yours is asked for: \(ours)\n"))

        try fixture.write("", to: short)
        let both = try await fixture.kata("solution", "3")

        #expect(
            both.output.contains(
                """
                A short test of this step, as a learner may write it: \(short)
                Our test, which has to see every mistake of the gallery: \(ours)

                """), "\(both.output)")
    }

    @Test func `the solution comes with our test, and the learner's are in the history`() async throws {
        try await reachStep2()
        try fixture.write("// my step\n", to: Self.stepFile)
        try fixture.write("// my tests\n", to: Self.otherFile)
        try fixture.write("// my third\n", to: "Tests/ThanksTests/MyStep3.swift")

        let run = try await fixture.kata("solution", "--apply")

        let kept = run.output.part(with: "The reference solution").replacing(
            /restore [0-9a-f]+/, with: "restore <id>")
        expectRecorded(kept, as: "solution-applied")
        #expect(try fixture.read(Self.stepFile) == fixture.read("Solutions/Thanks/Tests/MyStep2.swift"))
        #expect(try fixture.read(Self.otherFile) == "// my tests\n")
        #expect(try fixture.read("Tests/ThanksTests/MyStep3.swift") == "// my third\n")
        #expect(try await fixture.kata("check").output.hasPrefix("GREEN  Step 2 of 2"))

        try await restore(from: run)
        #expect(try fixture.read(Self.stepFile) == "// my step\n")
    }

    @Test func `the solution of an earlier step leaves the learner's test alone`() async throws {
        try await reachStep2()
        try fixture.write("// my step\n", to: Self.stepFile)

        let run = try await fixture.kata("solution", "3", "1", "--apply")

        #expect(run.status == 0)
        #expect(!run.output.contains("Our tests"))
        #expect(try fixture.read(Self.stepFile) == "// my step\n")
    }

    // MARK: Over again

    @Test(arguments: [1, 2])
    func `the end of a step is green, whatever the learner's tests name`(_ step: Int) async throws {
        let notes = "Tests/ThanksTests/MyNotes.swift"
        for path in [Self.stepFile, Self.otherFile, notes] { try fixture.write(Self.nonsense, to: path) }

        let run = try await fixture.kata("reset", "3", "--to", String(step))

        #expect(
            run.output.hasPrefix(
                "3 · A thank-you stands at the end of step \(step).\n"
                    + (step == 2 ? "Our tests are in MyStep2.swift.\n" : "")
                    + "Your work before this is kept: ./kata restore "), "\(run.output)")
        #expect(try await fixture.kata("check").output.hasPrefix("GREEN  Step \(step) of 2"))
        #expect(!Files.exists(fixture.root.appending(path: notes)))

        try await restore(from: run)
        for path in [Self.stepFile, Self.otherFile, notes] {
            #expect(try fixture.read(path) == Self.nonsense, "\(path)")
        }
    }

    @Test func `a chapter that was reset is as in a fresh clone`() async throws {
        try await reachStep2()
        for name in ["MyStep2", "MyStep3", "MyTests", "MyNotes", "Mine/MyOwn"] {
            try fixture.write(Self.nonsense, to: "Tests/ThanksTests/\(name).swift")
        }
        _ = try await fixture.kata("check")

        let run = try await fixture.kata("reset", "3")

        #expect(
            run.output.hasPrefix("3 · A thank-you is as in a fresh clone.\nYour work before this is kept: "))
        let clone = try FixtureWorkspace(with: "OwnStep")
        try fixture.shell("rm -rf .kata && find . -type d -empty -delete")
        #expect(try contents(of: fixture) == contents(of: clone))
    }

    // MARK: The history

    @Test func `a check keeps every file of the learner's, and restore brings it back`() async throws {
        try await reachStep2()
        let paths = [Self.stepFile, Self.otherFile, "Tests/ThanksTests/Mine/MyOwn.swift"]
        for path in paths { try fixture.write("// mine\n", to: path) }
        _ = try await fixture.kata("check")
        let kept = try #require(try fixture.history().entries(chapter: "Thanks").first)
        for path in paths { try fixture.write("// gone\n", to: path) }

        #expect(try await fixture.kata("restore", kept.id).status == 0)

        for path in paths { #expect(try fixture.read(path) == "// mine\n", "\(path)") }
    }

    @Test func `what was kept before the step had a file gets the one that is shipped`() async throws {
        let shipped = try fixture.read(Self.stepFile)
        let work = try Work.snapshot("Step1", of: "Thanks", ownTests: [:], in: fixture.workspace)
        let old = try fixture.history().record(
            chapter: "Thanks", step: 1, files: work.files, kind: .check(.green)
        ).entry
        try fixture.write("// mine\n", to: Self.stepFile)

        #expect(try await fixture.kata("restore", old.id).status == 0)

        #expect(try fixture.read(Self.stepFile) == shipped)
    }

    // MARK: Helpers

    private func reachStep2(solving isSolved: Bool = true) async throws {
        _ = try await fixture.kata("start", "3")
        try fixture.solve("Thanks", step: 1)
        if isSolved { _ = try await fixture.kata("next") }
    }

    private func restore(
        from run: FixtureWorkspace.Run, sourceLocation: SourceLocation = #_sourceLocation
    ) async throws {
        let id = try #require(
            run.output.firstMatch(of: /\.\/kata restore ([0-9a-f]+)/)?.1, sourceLocation: sourceLocation)
        #expect(try await fixture.kata("restore", String(id)).status == 0, sourceLocation: sourceLocation)
    }

    private func contents(of fixture: FixtureWorkspace) throws -> [String: String] {
        let paths = try Files.list(fixture.root)
        return Dictionary(uniqueKeysWithValues: try paths.map { ($0, try fixture.read($0)) })
    }
}

extension FixtureWorkspace {
    fileprivate func history() throws -> History {
        History(directory: workspace.stateFolder.appending(path: "history.git"), git: try HistoryFolder.git())
    }
}
