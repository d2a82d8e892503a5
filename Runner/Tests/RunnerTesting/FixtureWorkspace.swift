import Foundation
import KataBase
import KataEngine
import KataText
import Testing

/// A copy of the tiny workspace in Fixtures, in a folder of its own, and the real runner over it.
package final class FixtureWorkspace {
    package struct Run {
        package let status: Int32
        package let output: String
        package let errors: String

        package init(status: Int32, output: String, errors: String) {
            (self.status, self.output, self.errors) = (status, output, errors)
        }

        /// The output, without how long anything took.
        package var screen: String {
            output.replacing(/\ \(tests \d+\.\d\d s, build \d+\.\d\d s\)/, with: "")
                .replacing(/\n  Judged in \d+\.\d\d s\.\n/, with: "")
                .replacing(/\n  .* of this round.*\n/, with: "")
        }

        /// What the end says to do.
        package var next: String {
            let end = output.range(of: "\n\n\(NextLine.label) ", options: .backwards)
            return end.map { output[$0.upperBound...].split(separator: "\n").joined(separator: " ") } ?? ""
        }

        /// The first command that the end names.
        package var command: String? {
            next.firstMatch(of: /\.\/kata(?: [^\s,.;:?()]+)*/).map { String($0.output) }
        }
    }

    package private(set) var workspace: Workspace
    private let parent: URL

    /// - Parameters:
    ///   - addition: another folder of Fixtures, whose files are laid over the workspace's.
    ///   - folder: the name of the copy's folder.
    ///   - disk: where it is put; with the other temporary files unless given.
    ///   - isFirst: whether the runner has to find out about the machine what it finds out once; most tests need not
    ///     wait for that.
    package init(
        with addition: String? = nil, folder: String = "workspace", on disk: URL? = nil, isFirst: Bool = false
    ) throws {
        _ = Self.isQuiet
        parent = (disk ?? FileManager.default.temporaryDirectory)
            .appending(path: "kata-tests-\(UUID().uuidString)")
        let root = parent.appending(path: folder)
        try FileManager.default.createDirectory(at: parent, withIntermediateDirectories: true)
        try FileManager.default.copyItem(at: Repository.fixtures.appending(path: "Workspace"), to: root)
        workspace = Workspace(root: root.real)
        if let addition {
            // Links, too.
            try shell("cp -R '\(Repository.fixtures.appending(path: addition).path)/.' .")
        }
        if !isFirst { try KnownMachine.shared.get().put(into: workspace.cacheFolder) }
    }

    deinit {
        try? FileManager.default.removeItem(at: parent)
    }

    package var root: URL { workspace.root }

    /// Runs `kata` in the workspace.
    ///
    /// - Parameters:
    ///   - environment: on top of the environment of the tests. An empty KATA_ENGINE leaves the engine to the toolchain.
    ///   - folder: the folder to run in, relative to the workspace.
    package func kata(
        _ arguments: String..., environment: [String: String] = [:], in folder: String = "."
    ) async throws -> Run {
        try await kata(arguments, environment: environment, in: folder)
    }

    package func kata(
        _ arguments: [String], environment: [String: String] = [:], in folder: String = "."
    ) async throws -> Run {
        var merged = Self.environment.merging(environment) { $1 }
        merged["KATA_WORKSPACE"] = environment["KATA_WORKSPACE"]
        let directory = root.appending(path: folder)
        let environment = merged
        let result = try await Turnstile.shared.pass {
            try await ChildProcess.runDetached(
                Self.binary, arguments, environment: environment, directory: directory)
        }
        guard case .exited(let status) = result.termination else {
            throw KataError("kata ended with \(result.termination)")
        }
        return Run(
            status: status, output: String(decoding: result.standardOutput, as: UTF8.self),
            errors: String(decoding: result.standardError, as: UTF8.self))
    }

    /// Renames the workspace's folder.
    package func move(to folder: String) throws {
        let place = root.deletingLastPathComponent().appending(path: folder)
        try FileManager.default.moveItem(at: root, to: place)
        workspace = Workspace(root: place)
    }

    package func read(_ path: String) throws -> String {
        try String(contentsOf: root.appending(path: path), encoding: .utf8)
    }

    package func write(_ text: String, to path: String) throws {
        let file = root.appending(path: path)
        try FileManager.default.createDirectory(
            at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
        try Data(text.utf8).write(to: file)
    }

    package func edit(
        _ path: String, _ old: String, _ new: String, sourceLocation: SourceLocation = #_sourceLocation
    ) throws {
        let text = try read(path)
        try #require(text.contains(old), sourceLocation: sourceLocation)
        try write(text.replacing(old, with: new), to: path)
    }

    /// Ends the lines as on Windows, as git does in a clone where it is told to.
    ///
    /// - Parameter places: files and folders; all of the workspace unless given.
    package func endLinesAsOnWindows(in places: [String] = []) throws {
        for path in try Files.list(root)
        where places.isEmpty || places.contains(where: { path == $0 || path.hasPrefix("\($0)/") }) {
            try write(try read(path).replacing("\n", with: "\r\n"), to: path)
        }
    }

    /// Runs a line of the shell in the workspace.
    package func shell(_ line: String) throws {
        _ = try ChildProcess.run(URL(fileURLWithPath: "/bin/sh"), ["-c", line], directory: root)
    }

    /// A shell script in a folder that a test may put on PATH.
    ///
    /// A file that this process has just written may still be open in a child that another test is starting, and
    /// what is open for writing cannot be run; so a shell writes it.
    package func program(_ name: String, _ script: String) throws {
        try write("#!/bin/sh\n\(script)\n", to: "bin/\(name).text")
        try shell("cp 'bin/\(name).text' 'bin/\(name)' && chmod 755 'bin/\(name)'")
    }

    /// Puts a snapshot of the reference solution in the learner's place.
    package func solve(_ chapter: String, step: Int) throws {
        let work = try Work.snapshot("Step\(step)", of: chapter, ownTests: [:], in: workspace)
        for (path, data) in work.files { try data.write(to: root.appending(path: path)) }
    }

    package func setup(_ chapter: String = "Greeting", step: Int, sources: String? = nil) throws -> Setup {
        try Setup(
            chapter: chapter, step: step,
            sourcesFolder: root.appending(path: sources ?? "Sources/\(chapter)"),
            tests: .present, workspace: workspace)
    }

    package func toolchain() throws -> Toolchain {
        try Toolchain.find(
            environment: RunnerEnvironment.forChildren, in: root,
            cache: workspace.stateFolder.appending(path: "cache"))
    }

    /// The runner that SwiftPM built beside these tests.
    package static let binary = Supervisor.executable ?? URL(fileURLWithPath: "/no/kata/beside/the/tests")

    /// The engines that are at home here, by their names.
    #if os(Linux) && !DARWIN_BRANCHES
    package static let engines = ["compiler", "package"]
    #else
    package static let engines = ["package"]
    #endif

    /// What the runner is started with: the tests' own environment, no engine on trial, and a machine that has nothing else
    /// to do.
    package static let environment = ProcessInfo.processInfo.environment.merging([
        "KATA_ENGINE": engines[0], quiet: "0",
    ]) { $1 }

    private static let quiet = "KATA_LOAD"
    /// The same for what runs in the tests' own process.
    private static let isQuiet = setenv(quiet, "0", 1) == 0

    /// The engine that a learner has here.
    package func engine() throws -> any Engine { try engine(Self.engines[0]) }

    package func engine(_ name: String) throws -> any Engine {
        name == "compiler"
            ? CompilerEngine(workspace: workspace, toolchain: try toolchain())
            : PackageEngine(workspace: workspace, toolchain: try toolchain())
    }
}
