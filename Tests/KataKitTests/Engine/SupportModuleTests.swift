import Foundation
import Testing

@testable import KataKit

struct SupportModuleTests {
    @Test(arguments: [
        ("import Testing", []),
        ("import TestSupport", ["TestSupport"]),
        ("@testable import PaperUITesting", ["PaperUI", "TestSupport", "PaperUITesting"]),
        ("import PaperUI\nimport Testing", ["PaperUI"]),
    ])
    func `only what is imported is linked, with what that imports`(_ source: String, _ names: [String]) {
        let text = SourceText(path: "A.swift", bytes: Data(source.utf8))

        #expect(SupportModule.needed(by: [text], of: SupportModule.all).map(\.name) == names)
    }

    #if os(Linux)
    @Test func `a module's objects are joined into one, and the tests are linked with that`() async throws {
        let fixture = try FixtureWorkspace()
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
        let engine = CompilerEngine(workspace: fixture.workspace, toolchain: try fixture.toolchain(), jobs: 1)
        try #require(engine.toolchain.linker != nil)

        let outcome = try await engine.run(fixture.bench(step: 1), limits: TimeLimits())

        #expect(outcome.run?.tests.map(\.state) == [.passed, .passed])
        let joined = try #require(engine.cache.keys().first { $0.hasPrefix("joined-") })
        let files = try FileManager.default.contentsOfDirectory(
            atPath: engine.cache.folder.appending(path: joined).path)
        #expect(files.sorted() == ["module.o", "seal"])
    }
    #endif
}
