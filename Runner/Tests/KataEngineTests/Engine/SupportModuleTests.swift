import Foundation
import RunnerTesting
import Testing

@testable import KataEngine
@testable import KataText

struct SupportModuleTests {
    @Test(arguments: [
        ("import Testing", []),
        ("import TestSupport", ["TestSupport"]),
        ("@testable import PaperUITesting", ["PaperUI", "TestSupport", "PaperUITesting"]),
        ("import PaperUI\nimport Testing", ["PaperUI"]),
        ("import struct PaperUI.Screen", ["PaperUI"]),
        ("/// It is important: PaperUI draws.", []),
        ("import SwiftUI\nimport PaperUITesting", ["PaperUI", "SwiftUI", "TestSupport", "PaperUITesting"]),
    ])
    func `only what is imported is linked, with what that imports`(_ source: String, _ names: [String]) {
        let text = SourceText(path: "A.swift", bytes: Data(source.utf8))

        #expect(SupportModule.needed(by: [text], of: SupportModule.all).map(\.name) == names)
    }

    #if os(Linux)
    private let fixture: FixtureWorkspace

    init() throws { fixture = try FixtureWorkspace() }

    /// What a test leaves of a module of two files, in which it finds what it asks for.
    private func products(of engine: CompilerEngine) async throws -> [String] {
        for (name, text) in [
            ("Name", "let name = \"world\""), ("Greeted", "public var greeted: String { name }"),
        ] {
            try fixture.write(text, to: "Sources/TestSupport/\(name).swift")
        }
        let test = try fixture.read("Tests/GreetingTests/Step1-Hello.swift")
        try fixture.write(
            test.replacing("import Testing\n", with: "import TestSupport\nimport Testing\n")
                + "@Test func greets() { #expect(greeted == \"world\") }\n",
            to: "Tests/GreetingTests/Step1-Hello.swift")
        try fixture.solve("Greeting", step: 1)

        let outcome = try await engine.run(fixture.setup(step: 1), limits: TimeLimits())

        #expect(outcome.run?.tests.map(\.state) == [.passed, .passed])
        let joined = try #require(engine.cache.keys().first { $0.hasPrefix("joined-") })
        let files = try FileManager.default.contentsOfDirectory(
            atPath: engine.cache.folder.appending(path: joined).path)
        return files.sorted()
    }

    @Test func `a module's objects are joined into one, and the tests are linked with that`() async throws {
        let engine = CompilerEngine(workspace: fixture.workspace, toolchain: try fixture.toolchain(), jobs: 1)
        try #require(engine.toolchain.linker != nil)

        #expect(try await products(of: engine) == ["module.o", "seal"])
    }

    @Test(arguments: [true, false])
    func `where they cannot be joined, the tests are linked with each`(_ hasLinker: Bool) async throws {
        let known = try fixture.toolchain()
        try fixture.program("swiftc", "exec '\(known.swiftc.path)' \"$@\"")
        if hasLinker { try fixture.program("ld.lld", "echo 'ld.lld: error: unknown option -r' >&2; exit 1") }
        let launched = Toolchain(
            swift: known.swift, swiftc: fixture.root.appending(path: "bin/swiftc"), identity: known.identity)
        let engine = CompilerEngine(workspace: fixture.workspace, toolchain: launched, jobs: 1)
        try #require((launched.linker != nil) == hasLinker)

        let files = try await products(of: engine)

        #expect(files.map { $0.split(separator: ".").last } == ["o", "o", "seal"])
        #expect(!files.contains("module.o"))
    }
    #endif
}
