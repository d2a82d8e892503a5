import Foundation
import Testing

@testable import KataKit

@Suite("What an engine knows of the support modules")
struct KnownSupportTests {
    @Test func `what was thrown away meanwhile is made again`() async throws {
        let fixture = try FixtureWorkspace()
        try fixture.write("public let greeted = \"world\"\n", to: "Sources/TestSupport/Greeted.swift")
        let test = try fixture.read("Tests/GreetingTests/Step1-Hello.swift")
        try fixture.write(
            test.replacing("import Testing\n", with: "import TestSupport\nimport Testing\n"),
            to: "Tests/GreetingTests/Step1-Hello.swift")
        try fixture.solve("Greeting", step: 1)
        let engine = CompilerEngine(workspace: fixture.workspace, toolchain: try fixture.toolchain(), jobs: 1)
        let first = try await engine.run(fixture.bench(step: 1), limits: TimeLimits())
        try #require(first.diagnostics.isEmpty, "\(first.diagnostics)")

        let cache = fixture.workspace.cacheFolder
        for name in try Files.names(in: cache) where !name.hasPrefix("toolchain-") {
            try FileManager.default.removeItem(at: cache.appending(path: name))
        }
        let second = try await engine.run(fixture.bench(step: 1), limits: TimeLimits())

        #expect(second.diagnostics.isEmpty)
        #expect(second.run?.tests.isEmpty == false)
    }
}
