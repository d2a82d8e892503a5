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

        let package = try dump(folder, call.environment)

        let tests = package.targets.filter { $0.type == "test" }.map(\.name)
        #expect(tests.filter(Self.support.contains).sorted() == (call.hasSupport ? Self.support : []))
    }

    struct Place: CustomTestStringConvertible, Sendable {
        let testDescription: String
        var environment: [String: String] = [:]
        let place: StepPlace
        /// What is to be defined.
        let defined: StepPlace
    }

    static let places = [
        Place(testDescription: "nothing", place: StepPlace(step: 0), defined: StepPlace(step: 0)),
        Place(
            testDescription: "a first test", place: StepPlace(step: 2, test: 1),
            defined: StepPlace(step: 2, test: 1)),
        Place(
            testDescription: "a third test", place: StepPlace(step: 1, test: 3),
            defined: StepPlace(step: 1, test: 3)),
        Place(testDescription: "a step", place: StepPlace(step: 2), defined: StepPlace(step: 2)),
        Place(
            testDescription: "the solutions", environment: ["KATA_SOLUTIONS": "1"],
            place: StepPlace(step: 2, test: 1), defined: StepPlace(step: 14)),
    ]

    /// The runner reckons by the same rule.
    @Test(arguments: places)
    func `the conditions are those that the runner takes for on`(_ place: Place) throws {
        let folder = try Files.temporaryFolder()
        defer { try? FileManager.default.removeItem(at: folder) }
        let manifest = try Manifest(parsing: Files.text(Repository.root.appending(path: "Package.swift")))
        let text = try manifest.setting(place.place, of: "Films").text
        try Files.write(Data(text.utf8), to: folder.appending(path: "Package.swift"))
        let test = folder.appending(path: "Tests/FilmsTests/Step1-A.swift")
        try Files.write(Data(), to: test)

        let package = try dump(folder, place.environment)

        let target = try #require(package.targets.first { $0.name == "FilmsTests" })
        #expect(target.settings.compactMap(\.kind.define?.name) == place.defined.conditions)
    }

    private func dump(_ folder: URL, _ environment: [String: String]) throws -> Dump {
        let dump = try ChildProcess.run(
            try #require(Executable.find("swift", environment: RunnerEnvironment.forChildren)),
            ["package", "dump-package"],
            environment: RunnerEnvironment.forChildren.merging(environment) { $1 }, directory: folder)

        let words = String(decoding: dump.standardError, as: UTF8.self)
        return try #require(try? JSONDecoder().decode(Dump.self, from: dump.standardOutput), "\(words)")
    }

    private struct Dump: Decodable {
        struct Target: Decodable {
            let name: String
            let type: String
            let settings: [Setting]
        }

        struct Setting: Decodable {
            struct Kind: Decodable {
                struct Define: Decodable {
                    let name: String

                    private enum CodingKeys: String, CodingKey { case name = "_0" }
                }

                let define: Define?
            }

            let kind: Kind
        }

        let targets: [Target]
    }
}
