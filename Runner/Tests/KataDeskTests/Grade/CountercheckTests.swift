import Foundation
import RunnerTesting
import Synchronization
import Testing

@testable import KataBase
@testable import KataDesk
@testable import KataEngine
@testable import KataText

/// Which wrong expectations count, and what is said of a copy that meets one.
struct CountercheckTests {
    private let fixture: FixtureWorkspace
    private let chapter: Chapter

    init() throws {
        fixture = try FixtureWorkspace(with: "OwnStep")
        chapter = try #require(try Course(fixture.workspace).chapters.first { $0.name == "Thanks" })
    }

    private var step1: WrongTests.Place { .init(file: "Step1-TwoWords.swift", line: 8) }
    private var step2: [WrongTests.Place] { [10, 14].map { .init(file: "MyStep2.swift", line: $0) } }

    private func sut(_ engine: PlayedEngine) throws -> Countercheck {
        try Countercheck(of: chapter, in: fixture.workspace, by: engine, limits: TimeLimits())
    }

    private func finding(of sut: Countercheck, at step: Int = 2, by copy: PlayedEngine) async throws
        -> Countercheck.Finding
    {
        try await sut.finding(
            on: fixture.workspace.snapshotFolder(of: "Thanks", named: "Step\(step)"), at: step, by: copy,
            in: fixture.root.appending(path: "copy"))
    }

    @Test func `what failed on our own code, each at its own line, has to fail on a copy`() async throws {
        let sut = try sut(PlayedEngine(failing: [step1] + step2))
        let honest = PlayedEngine(failing: [step1] + step2)

        let all = try await finding(of: sut, by: honest)
        let some = try await finding(of: sut, by: PlayedEngine(failing: [step2[1]]))

        #expect(all == Countercheck.Finding(count: 3))
        #expect(all.distrust == nil)
        #expect(some.met.map(\.place) == [step1, step2[0]])
        let words = try #require(some.distrust)
        let pattern =
            #/Its result is not to be trusted: our tests ran once more, with wrong expectations, and 2 of 3 were met all the same\. Step1-TwoWords\.swift:8, test aTest\(\), took "[A-Za-z]+ [a-z]+\.", too\. Read its code\./#
        #expect(words.wholeMatch(of: pattern) != nil, "\(words)")
    }

    @Test func `a type that rightly leaves a value out accuses nobody, and its row says where`() async throws
    {
        try fixture.edit(
            "Tests/ThanksTests/Step1-TwoWords.swift", "Thanks().text == \"Thank you.\"",
            "Thanks().word == Word(\"Thank you.\")")
        let sut = try sut(PlayedEngine(failing: [step1] + step2))

        let one = try await finding(of: sut, by: PlayedEngine(failing: step2))
        let more = try await finding(of: sut, by: PlayedEngine(failing: [step2[1]]))

        #expect(one.distrust == nil && one.count == 3)
        let gap = try #require(one.gap)
        let pattern =
            #/Values of its types are equal where ours differ: Step1-TwoWords\.swift:8, test aTest\(\), took ".+", too\. Read what its '==' compares\./#
        #expect(gap.wholeMatch(of: pattern) != nil, "\(gap)")
        #expect(
            more.distrust?.contains("2 of 3 were met all the same") == true, "a written value is one of them")
    }

    @Test func `what does not fail on our own code accuses nobody`() async throws {
        let sut = try sut(PlayedEngine(failing: [step1]))

        #expect(
            try await finding(of: sut, by: PlayedEngine(failing: [step1])) == Countercheck.Finding(count: 1))
        #expect(try await finding(of: sut, by: PlayedEngine(failing: [])).met.map(\.place) == [step1])
    }

    @Test func `what does not compile on our own code is left out for all`() async throws {
        let ours = PlayedEngine(failing: [step1] + step2, errors: [step2[0]])
        let sut = try sut(ours)
        let copy = PlayedEngine(failing: [step1, step2[1]])

        let finding = try await finding(of: sut, by: copy)

        #expect(try await sut.proof(at: 2).left == [step2[0]])
        #expect(finding == Countercheck.Finding(count: 2))
        #expect(ours.runs == 2 && copy.runs == 1)
    }

    @Test func `what does not compile with a copy alone is said, and does not count`() async throws {
        let sut = try sut(PlayedEngine(failing: [step1] + step2))

        let one = try await finding(
            of: sut, by: PlayedEngine(failing: [step1, step2[1]], errors: [step2[0]]))
        let file = try await finding(
            of: sut, by: PlayedEngine(failing: [step1], errors: [.init(file: "MyStep2.swift", line: 1)]))

        #expect(
            one
                == Countercheck.Finding(
                    count: 2,
                    gap: "With its code 1 wrong expectation of our tests does not compile, and was left out.")
        )
        #expect(
            file
                == Countercheck.Finding(
                    count: 1,
                    gap: "With its code 2 wrong expectations of our tests do not compile, and were left out.")
        )
    }

    @Test(arguments: [TestRun.Ending.timedOut, .crashed("Fatal error")])
    func `what did not run to its end accuses nobody, and is found out again`(_ ending: TestRun.Ending)
        async throws
    {
        let sut = try sut(PlayedEngine(failing: [step1] + step2))

        let finding = try await finding(of: sut, by: PlayedEngine(failing: [], ending: ending))

        #expect(finding.distrust == nil && !finding.isCertain)
        #expect(
            finding.gap
                == "Our tests with wrong expectations did not come to their end, so it is not known whether its code fails where it ought to."
        )
    }

    @Test func `of a step only the tests up to it count, and our own code is run once for the workspace`()
        async throws
    {
        let ours = PlayedEngine(failing: [step1] + step2)
        let sut = try sut(ours)

        #expect(try await finding(of: sut, at: 1, by: PlayedEngine(failing: [step1])).count == 1)
        #expect(try await finding(of: sut, at: 1, by: PlayedEngine(failing: [step1])).count == 1)
        let other = try self.sut(ours)
        #expect(try await finding(of: other, at: 1, by: PlayedEngine(failing: [step1])).count == 1)

        #expect(ours.runs == 1)
    }

    @Test func `the values are chance, and the same as long as the workspace keeps the seed`() async throws {
        func texts(_ sut: Countercheck) async throws -> Set<String> {
            let copy = PlayedEngine(failing: [])
            _ = try await finding(of: sut, by: copy)
            return copy.texts
        }
        let ours = PlayedEngine(failing: [])
        let first = try await texts(sut(ours))

        #expect(try await texts(sut(ours)) == first)
        try FileManager.default.removeItem(at: fixture.workspace.gradeFolder.appending(path: "seed"))
        #expect(try await texts(sut(ours)) != first)
    }
}

/// Builds nothing, and finds in each wrong test what it is told to, as far as its step is on.
private final class PlayedEngine: Engine {
    let name = "played"
    let setupsAtOnce = 1
    private let failing: [WrongTests.Place]
    private let errors: [WrongTests.Place]
    private let ending: TestRun.Ending
    private let setups = Mutex<[Setup]>([])

    init(
        failing: [WrongTests.Place], errors: [WrongTests.Place] = [], ending: TestRun.Ending = .complete
    ) {
        (self.failing, self.errors, self.ending) = (failing, errors, ending)
    }

    var runs: Int { setups.withLock { $0.count } }
    var texts: Set<String> {
        Set(setups.withLock { $0.flatMap(\.tests).map { String(decoding: $0.bytes, as: UTF8.self) } })
    }

    func prepare(for texts: [SourceText]) async throws {}
    func prepare(_ setup: Setup) async throws {}
    func fingerprint() async throws -> String { "" }

    func run(_ setup: Setup, limits: TimeLimits) async throws -> Outcome {
        let isFirst = setups.withLock {
            $0.append(setup)
            return $0.count == 1
        }
        func path(_ place: WrongTests.Place) -> String? {
            setup.tests.map(\.path).first { $0.hasSuffix("/\(place.file)") && !setup.isOff($0) }
        }
        if isFirst, !errors.isEmpty {
            let list = errors.map {
                Diagnostic(file: path($0), line: $0.line, column: 1, message: "cannot convert")
            }
            return Outcome(diagnostics: list, run: nil, buildSeconds: 0, runSeconds: 0)
        }
        let issues = failing.compactMap { place in
            path(place).map {
                TestRun.Issue(
                    test: nil, testID: nil, arguments: nil, file: $0, line: place.line, column: 1,
                    message: "",
                    details: [])
            }
        }
        let tests = setup.tests.map {
            TestRun.Test(id: $0.path, name: "aTest()", file: $0.path, line: 5, column: 1, state: .failed)
        }
        return Outcome(
            diagnostics: [], run: TestRun(tests: tests, issues: issues, ending: ending, output: ""),
            buildSeconds: 0, runSeconds: 0)
    }

    func build(_ program: String, beside setup: Setup, into folder: URL) async throws -> URL { folder }
}
