import Foundation
import KataBase
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

        _ = try write(try fixture.setup(step: 2))

        let manifest = try manifest()
        #expect(
            manifest.contains(
                #"path: "tests", sources: ["1/Clock.swift", "0/My \"\\(name)\" \\test.swift", "0/MyTests.swift", "0/Step1-Hello.swift", "0/Step2-Name.swift", "KataImports.swift"]"#
            ), "\(manifest)")
        #expect(manifest.contains(#".define("STEP_1"), .define("STEP_2")]"#))
    }

    @Test func `a link that leads elsewhere is made anew`() throws {
        _ = try write(try fixture.setup(step: 1))
        let link = fixture.root.appending(path: ".kata/packages/Greeting/Stringline/chapter").path
        try FileManager.default.removeItem(atPath: link)
        try FileManager.default.createSymbolicLink(atPath: link, withDestinationPath: "/nowhere")

        _ = try write(try fixture.setup(step: 1))

        #expect(
            try FileManager.default.destinationOfSymbolicLink(atPath: link)
                == fixture.root.appending(path: "Sources/Greeting").path)
    }

    // MARK: What chapters lean on

    @Test func `what is imported is built, and stays for those that import less`() async throws {
        try fixture.solve("Greeting", step: 1)
        let modules = [
            "PaperUI": "", "TestSupport": "", "PaperUITesting": "import PaperUI\nimport TestSupport\n",
        ]
        for (module, imports) in modules {
            try fixture.write("\(imports)public let of\(module) = 1\n", to: "Sources/\(module)/One.swift")
        }
        let engine = try engine()
        let list = {
            let file = ".kata/packages/Support/Stringline/Package.swift"
            guard let text = try? fixture.read(file) else { return [String]() }
            return modules.keys.filter { text.contains(".target(name: \"\($0)\"") }.sorted()
        }
        let found = { (imported: [String]) in
            try fixture.write(
                imported.map { "import \($0)\n" }.joined() + "import Testing\n\n@Test func sum() { #expect("
                    + imported.map { "of\($0) + " }.joined() + "0 == \(imported.count)) }\n",
                to: "Tests/GreetingTests/MyTests.swift")
            let outcome = try await engine.run(
                try fixture.setup(step: 1), limits: TimeLimits(build: .seconds(600), tests: .seconds(60)))
            #expect(outcome.diagnostics == [])
            #expect(outcome.run?.tests.map(\.state) == [.passed, .passed])
            return list()
        }

        #expect(try await found([]) == [])
        #expect(try await found(["TestSupport"]) == ["TestSupport"])
        #expect(try await found(["PaperUITesting"]) == ["PaperUI", "PaperUITesting", "TestSupport"])
        #expect(try await found(["PaperUI"]) == ["PaperUI", "PaperUITesting", "TestSupport"])
        #expect(try await found([]) == ["PaperUI", "PaperUITesting", "TestSupport"])
    }

    // MARK: What has to be built

    private func write(_ setup: Setup, after built: BuiltTexts = BuiltTexts()) throws -> BuiltTexts {
        let support = try SupportPackage(of: [], in: fixture.workspace)
        let name = SetupPackage.names(of: setup, in: fixture.workspace, count: 1)[0]
        return try SetupPackage(of: setup, named: name, in: fixture.workspace, leaningOn: support)
            .write(after: built, SupportPackage.Products())
    }

    private func manifest(of name: String = "Greeting") throws -> String {
        try fixture.read(".kata/packages/\(name)/Stringline/Package.swift")
    }

    /// Writes a file as if at some second.
    private func save(_ text: String, second: Double) throws {
        let path = "Sources/Greeting/Greeting.swift"
        try fixture.write(text, to: path)
        try FileManager.default.setAttributes(
            [.modificationDate: Date(timeIntervalSince1970: 1_700_000_000 + second)],
            ofItemAtPath: fixture.root.appending(path: path).path)
    }

    @Test(arguments: [(later: 1.0, isSeen: true), (0.001, true), (0, false), (-60, false)])
    func `a text that differs gets a condition where its time does not tell it`(
        _ later: Double, _ isSeen: Bool
    ) throws {
        try save("// one\n", second: 0)
        let first = try write(try fixture.setup(step: 1))
        let before = try manifest()
        try save("// two\n", second: later)

        _ = try write(try fixture.setup(step: 1), after: first)

        #expect((try manifest() == before) == isSeen)
        #expect(try manifest().contains("TEXTS_") != isSeen)
    }

    @Test func `a condition stays until the next such text`() throws {
        try save("// one\n", second: 0)
        var built = try write(try fixture.setup(step: 1))
        try save("// two\n", second: 0)
        built = try write(try fixture.setup(step: 1), after: built)
        let second = try manifest()
        try save("// three\n", second: 5)
        built = try write(try fixture.setup(step: 1), after: built)
        #expect(try manifest() == second)
        try save("// one\n", second: 5)

        _ = try write(try fixture.setup(step: 1), after: built)

        #expect(try manifest() != second)
    }

    @Test func `what was built and has not changed is not built again`() throws {
        try save("// one\n", second: 0)
        var built = try write(try fixture.setup(step: 1))
        #expect(!built.areWhole)
        built.areWhole = true

        #expect(try write(try fixture.setup(step: 1), after: built).areWhole)
        #expect(try !write(try fixture.setup(step: 2), after: built).areWhole)
        try fixture.write("", to: "Sources/Greeting/Other.swift")
        #expect(try !write(try fixture.setup(step: 1), after: built).areWhole)
        try FileManager.default.removeItem(
            at: fixture.root.appending(path: "Sources/Greeting/Other.swift"))
        try save("// one\n", second: 1)
        #expect(try !write(try fixture.setup(step: 1), after: built).areWhole)
    }

    @Test func `of sources that are not the learner's those are written that differ`() throws {
        try fixture.write("// a\n", to: "Solutions/Greeting/Step1/A.swift")
        try fixture.write("// b\n", to: "Solutions/Greeting/Step1/Part/B.swift")
        _ = try write(try fixture.setup(step: 1, sources: "Solutions/Greeting/Step1"))
        let copy = fixture.root.appending(path: ".kata/packages/Greeting-Snapshot/Stringline/chapter")
        let times = { (path: String) in
            try FileManager.default.attributesOfItem(atPath: copy.appending(path: path).path)[
                .modificationDate] as? Date
        }
        let before = try (times("A.swift"), times("Part/B.swift"))
        try fixture.shell("cp -R Solutions/Greeting/Step1/. Solutions/Greeting/Step2")
        try fixture.write("// c\n", to: "Solutions/Greeting/Step2/Part/B.swift")
        try fixture.write("// d\n", to: "Solutions/Greeting/Step2/D.swift")
        try fixture.shell("rm Solutions/Greeting/Step2/Greeting.swift")

        _ = try write(try fixture.setup(step: 1, sources: "Solutions/Greeting/Step2"))

        #expect(try Files.list(copy) == ["A.swift", "D.swift", "Part/B.swift"])
        #expect(try times("A.swift") == before.0)
        #expect(try times("Part/B.swift") ?? .distantPast > before.1 ?? .distantFuture)
    }
}
