import Foundation
import RunnerTesting
import Testing

@testable import KataEngine

/// The package that SwiftPM builds for a check.
struct SetupPackageTests {
    private let fixture: FixtureWorkspace

    init() throws { fixture = try FixtureWorkspace(folder: "a workspace") }

    private func engine() throws -> PackageEngine {
        PackageEngine(workspace: fixture.workspace, toolchain: try fixture.toolchain())
    }

    @Test func `a path that a test tells is the learner's`() async throws {
        try fixture.solve("Greeting", step: 1)
        try fixture.write(
            """
            import Testing

            @Test func place() {
                print(#filePath)
                Issue.record("see \\(#filePath)")
            }
            """, to: "Tests/GreetingTests/MyTests.swift")

        let run = try #require(
            try await engine().run(try fixture.setup(step: 1), limits: TimeLimits(build: .seconds(600))).run)

        let path = fixture.root.path + "/Tests/GreetingTests/MyTests.swift"
        #expect(run.output == path + "\n")
        #expect(run.issues.map(\.file) == [path])
        #expect(run.issues.map(\.message) == ["Issue recorded"])
        #expect(run.issues.map(\.details) == [["see \(path)"]])
        #expect(run.tests.map(\.file).contains(path))
    }

    @Test func `an error's path is the learner's`() async throws {
        try fixture.write("func greeting() -> String { 1 }\n", to: "Sources/Greeting/Greeting.swift")

        let outcome = try await engine().run(
            try fixture.setup(step: 1), limits: TimeLimits(build: .seconds(600)))

        #expect(
            outcome.diagnostics.map(\.file) == [fixture.root.path + "/Sources/Greeting/Greeting.swift"])
    }

    @Test func `Package.swift names each file that takes part, whatever it is called`() throws {
        let name = #"My "\(name)" \test.swift"#
        try fixture.write("", to: "Tests/GreetingTests/\(name)")
        try fixture.write("", to: "Tests/GreetingTests/Helpers/Clock.swift")

        let sut = SetupPackage(of: try fixture.setup(step: 2), in: fixture.workspace)
        try sut.write()

        let manifest = try fixture.read(".kata/package/Greeting/Package.swift")
        #expect(
            manifest.contains(
                #"path: "tests", sources: ["1/Clock.swift", "0/My \"\\(name)\" \\test.swift", "0/MyTests.swift", "0/Step1-Hello.swift", "0/Step2-Name.swift"]"#
            ), "\(manifest)")
        #expect(manifest.contains(#".define("STEP_1"), .define("STEP_2")]"#))
    }

    @Test func `a link that leads elsewhere is made anew`() throws {
        try SetupPackage(of: try fixture.setup(step: 1), in: fixture.workspace).write()
        let other = try fixture.setup(step: 1, sources: "Solutions/Greeting/Step1")

        try SetupPackage(of: other, in: fixture.workspace).write()

        let link = fixture.root.appending(path: ".kata/package/Greeting/chapter")
        #expect(
            try FileManager.default.destinationOfSymbolicLink(atPath: link.path)
                == fixture.root.appending(path: "Solutions/Greeting/Step1").path)
    }
}
