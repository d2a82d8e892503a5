import Foundation
import Testing

@testable import KataKit

/// A copy of the tiny workspace in Fixtures, in a folder of its own, and the real runner over it.
final class FixtureWorkspace {
    struct Run {
        let status: Int32
        let output: String
        let errors: String
    }

    private(set) var workspace: Workspace
    private let parent: URL

    /// - Parameters:
    ///   - folder: the name of the copy's folder.
    ///   - disk: where it is put; with the other temporary files unless given.
    init(folder: String = "workspace", on disk: URL? = nil) throws {
        parent = (disk ?? FileManager.default.temporaryDirectory)
            .appending(path: "kata-tests-\(UUID().uuidString)")
        let root = parent.appending(path: folder)
        try FileManager.default.createDirectory(at: parent, withIntermediateDirectories: true)
        let fixture = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
            .appending(path: "Fixtures/Workspace")
        try FileManager.default.copyItem(at: fixture, to: root)
        workspace = Workspace(root: root.resolvingSymlinksInPath())
    }

    deinit {
        try? FileManager.default.removeItem(at: parent)
    }

    var root: URL { workspace.root }

    /// Runs `kata` in the workspace.
    ///
    /// - Parameters:
    ///   - environment: on top of the environment of the tests.
    ///   - folder: the folder to run in, relative to the workspace.
    func kata(
        _ arguments: String..., environment: [String: String] = [:], in folder: String = "."
    ) async throws -> Run {
        try await kata(arguments, environment: environment, in: folder)
    }

    func kata(
        _ arguments: [String], environment: [String: String] = [:], in folder: String = "."
    ) async throws -> Run {
        var merged = ProcessInfo.processInfo.environment.merging(environment) { $1 }
        merged["KATA_WORKSPACE"] = environment["KATA_WORKSPACE"]
        let directory = root.appending(path: folder)
        let environment = merged
        let result = try await Turnstile.shared.pass {
            try await ChildProcess.runDetached(
                Self.binary, arguments, environment: environment, directory: directory)
        }
        guard case .exited(let status) = result.termination else {
            throw KataError.engineFailed("kata ended with \(result.termination)")
        }
        return Run(
            status: status, output: String(decoding: result.standardOutput, as: UTF8.self),
            errors: String(decoding: result.standardError, as: UTF8.self))
    }

    /// Renames the workspace's folder.
    func move(to folder: String) throws {
        let place = root.deletingLastPathComponent().appending(path: folder)
        try FileManager.default.moveItem(at: root, to: place)
        workspace = Workspace(root: place)
    }

    func read(_ path: String) throws -> String {
        try String(contentsOf: root.appending(path: path), encoding: .utf8)
    }

    func write(_ text: String, to path: String) throws {
        let file = root.appending(path: path)
        try FileManager.default.createDirectory(
            at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
        try Data(text.utf8).write(to: file)
    }

    /// Puts a snapshot of the reference solution in the learner's place.
    func solve(_ chapter: String, step: Int) throws {
        let work = try Work.snapshot("Step\(step)", of: chapter, ownTests: nil, in: workspace)
        for (path, data) in work.files { try data.write(to: root.appending(path: path)) }
    }

    func bench(_ chapter: String = "Greeting", step: Int, sources: String? = nil) throws -> Bench {
        try Bench(
            chapter: chapter, step: step,
            sourcesFolder: root.appending(path: sources ?? "Sources/\(chapter)"),
            includesOwnTests: true, workspace: workspace)
    }

    func toolchain() throws -> Toolchain {
        try Toolchain.find(cache: workspace.stateFolder.appending(path: "cache"))
    }

    func verdict(of bench: Bench, by engine: any Engine, deadline: Duration = .seconds(10)) async throws
        -> Verdict
    {
        let outcome = try await Turnstile.shared.pass { try await engine.run(bench, deadline: deadline) }
        return Verdict(
            bench: bench, outcome: outcome, title: "A title",
            steps: 2,
            differingTests: [], workspace: workspace)
    }

    /// The runner that SwiftPM built beside these tests.
    static let binary: URL = {
        var folder = URL(fileURLWithPath: CommandLine.arguments[0]).deletingLastPathComponent()
        while folder.path != "/" {
            let candidate = folder.appending(path: "kata")
            if FileManager.default.isExecutableFile(atPath: candidate.path),
                !folder.path.hasSuffix("/Sources")
            {
                return candidate
            }
            folder = folder.deletingLastPathComponent()
        }
        return folder.appending(path: "kata")
    }()
}
