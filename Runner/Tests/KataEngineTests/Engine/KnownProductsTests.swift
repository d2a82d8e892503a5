import Foundation
import RunnerTesting
import Testing

@testable import KataBase
@testable import KataEngine

@Suite("What an engine has found out already")
struct KnownProductsTests {
    @Test func `what was thrown away meanwhile is made again`() async throws {
        let fixture = try FixtureWorkspace()
        try fixture.write("public let greeted = \"world\"\n", to: "Sources/TestSupport/Greeted.swift")
        let test = try fixture.read("Tests/GreetingTests/Step1-Hello.swift")
        try fixture.write(
            test.replacing("import Testing\n", with: "import TestSupport\nimport Testing\n"),
            to: "Tests/GreetingTests/Step1-Hello.swift")
        try fixture.solve("Greeting", step: 1)
        let engine = CompilerEngine(workspace: fixture.workspace, toolchain: try fixture.toolchain(), jobs: 1)
        let first = try await engine.run(fixture.setup(step: 1), limits: TimeLimits())
        try #require(first.diagnostics.isEmpty, "\(first.diagnostics)")

        let cache = fixture.workspace.cacheFolder
        for name in try Files.names(in: cache) where !name.hasPrefix("toolchain-") {
            try FileManager.default.removeItem(at: cache.appending(path: name))
        }
        let second = try await engine.run(fixture.setup(step: 1), limits: TimeLimits())

        #expect(second.diagnostics.isEmpty)
        #expect(second.run?.tests.isEmpty == false)
    }

    @Test func `a program is made once for each cache, and again where it is gone`() async throws {
        let fixture = try FixtureWorkspace()
        let known = KnownProducts()
        let caches = ["one", "two"].map {
            ProductCache(folder: fixture.root.appending(path: $0), notify: { _ in })
        }
        var made = 0
        func program(in cache: ProductCache) async throws -> URL {
            try await known.program(["origin", "tests"], in: cache) {
                made += 1
                let product = try await cache.product("binary-1") { scratch in
                    try Files.write(Data("program".utf8), to: scratch.appending(path: "tests"))
                }
                return product.appending(path: "tests")
            }
        }

        for cache in caches + caches {
            #expect(try await program(in: cache) == cache.folder.appending(path: "binary-1/tests"))
        }
        #expect(made == 2)
        try FileManager.default.removeItem(at: caches[0].folder.appending(path: "binary-1"))
        #expect(Files.exists(try await program(in: caches[0])))
        #expect(made == 3)
    }
}
