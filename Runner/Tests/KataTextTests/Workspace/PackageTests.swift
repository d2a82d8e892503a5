import Foundation
import RunnerTesting
import Testing

@testable import KataBase
@testable import KataText

/// The workspace's own Package.swift, as SwiftPM reads it: whose tests a plain `swift test` runs.
struct PackageTests {
    private static let support = ["PaperUITestingTests", "PaperUITests", "TestSupportTests"]

    struct Call: CustomTestStringConvertible, Sendable {
        let testDescription: String
        var step = 0
        var environment: [String: String] = [:]
        let hasSupport: Bool
    }

    static let calls = [
        Call(testDescription: "nobody has begun", hasSupport: true),
        Call(testDescription: "a chapter is begun", step: 1, hasSupport: false),
        Call(
            testDescription: "a chapter is begun, and they are asked for", step: 1,
            environment: ["KATA_SUPPORT": "1"], hasSupport: true),
        Call(testDescription: "one chapter", environment: ["KATA_CHAPTER": "Movies"], hasSupport: false),
        Call(testDescription: "the solutions", environment: ["KATA_SOLUTIONS": "1"], hasSupport: false),
    ]

    @Test(arguments: calls)
    func `the tests of PaperUI and of the helpers`(_ call: Call) throws {
        let folder = try Files.temporaryFolder()
        defer { try? FileManager.default.removeItem(at: folder) }
        let manifest = try Manifest(parsing: Files.text(Repository.root.appending(path: "Package.swift")))
        var text = try manifest.lines.reduce(manifest) { try $0.settingStep(0, of: $1.name) }
        text = try text.settingStep(call.step, of: "Films")
        try Files.write(Data(text.text.utf8), to: folder.appending(path: "Package.swift"))

        let dump = try ChildProcess.run(
            try #require(Executable.find("swift", environment: RunnerEnvironment.forChildren)),
            ["package", "dump-package"],
            environment: RunnerEnvironment.forChildren.merging(call.environment) { $1 }, directory: folder)

        let words = String(decoding: dump.standardError, as: UTF8.self)
        let package = try #require(
            try? JSONDecoder().decode(Dump.self, from: dump.standardOutput), "\(words)")
        let tests = package.targets.filter { $0.type == "test" }.map(\.name)
        #expect(tests.filter(Self.support.contains).sorted() == (call.hasSupport ? Self.support : []))
    }

    private struct Dump: Decodable {
        struct Target: Decodable {
            let name: String
            let type: String
        }

        let targets: [Target]
    }
}
