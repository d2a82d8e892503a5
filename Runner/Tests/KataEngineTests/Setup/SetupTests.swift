import Foundation
import RunnerTesting
import Testing

@testable import KataEngine

struct SetupTests {
    @Test func `the tests up to the step are on, and those that belong to no step`() throws {
        let sut = try FixtureWorkspace().setup(step: 1)
        let files = ["Step1-Hello.swift", "Step2-Name.swift", "MyTests.swift", "Steps.swift"]

        #expect(files.filter(sut.isOff) == ["Step2-Name.swift"])
        #expect(sut.stepFlags == ["-DSTEP_1"])
    }

    @Test func `tests that were read already are not read again`() throws {
        let fixture = try FixtureWorkspace()
        let texts = try fixture.setup(step: 1).tests
        try FileManager.default.removeItem(at: fixture.workspace.testsFolder(of: "Greeting"))

        let sut = try Setup(
            chapter: "Greeting", step: 1, sourcesFolder: fixture.workspace.sourcesFolder(of: "Greeting"),
            tests: .learners, texts: texts, workspace: fixture.workspace)

        #expect(sut.tests == texts)
    }

    @Test func `before the first step none is on`() throws {
        let sut = try FixtureWorkspace().setup(step: 0)

        #expect(sut.isOff("Step1-Hello.swift"))
        #expect(sut.stepFlags == [])
    }

    @Test func `all that is left out stands in one pattern, and nothing else`() throws {
        var sut = try FixtureWorkspace().setup(step: 1)
        #expect(sut.skipFlags == [])

        sut.skipped = ["Tests.A/b()/A.swift:1:2", "Tests.`a | b`/c(_:)/A.swift:3:4"]

        #expect(sut.skipFlags.first == "--skip")
        let pattern = try Regex(try #require(sut.skipFlags.last))
        let ids =
            sut.skipped.sorted() + [
                "Tests.A/b()/A.swift:1:20", "XTests.A/b()/A.swift:1:2", "b`/c(_:)/A.swift:3:4",
            ]
        #expect(ids.map { $0.contains(pattern) } == [true, true, false, false, false])
        #expect(sut.skipFlags.count == 2)
    }

    @Test func `no argument is too long for a program`() throws {
        var sut = try FixtureWorkspace().setup(step: 1)
        sut.skipped = Set(
            (1...1000).map { "Tests.A/aTestWithQuiteALongNameAsPeopleGiveThem\($0)()/A.swift:\($0):2" })

        #expect(sut.skipFlags.allSatisfy { $0.utf8.count < 100_000 })
        #expect(sut.skipFlags.count < 20)
        #expect(sut.skipFlags.joined().matches(of: /aTest/).count == 1000)
    }
}
