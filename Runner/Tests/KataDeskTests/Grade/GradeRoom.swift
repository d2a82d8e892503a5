#if os(Linux)
import Foundation
import RunnerTesting
import Testing

@testable import KataBase
@testable import KataDesk
@testable import KataEngine
@testable import KataText

/// A teacher's workspace, and what was handed in.
struct GradeRoom: Sendable {
    @TaskLocal static var current: GradeRoom?

    /// What the suite's tests share; what was built once is there for all.
    static func here() throws -> GradeRoom { try #require(current) }

    let workspace: Workspace
    /// Where a test puts its copies; no other test's.
    let submission: URL

    /// The same with a place for one test's copies.
    func place() throws -> GradeRoom {
        let folder = submission.appending(path: UUID().uuidString)
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        return GradeRoom(workspace: workspace, submission: folder)
    }

    /// nil where code cannot be locked up.
    static let sandbox: Sandbox? = {
        let workspace = Workspace(root: FileManager.default.temporaryDirectory)
        let environment = RunnerEnvironment.forChildren
        guard
            let toolchain = try? Toolchain.find(
                environment: environment, in: workspace.root, cache: workspace.cacheFolder)
        else { return nil }
        return try? Sandbox.find(
            toolchain: toolchain.folder(environment: environment), hiding: [], environment: environment)
    }()

    // MARK: Copies

    /// A file of a copy's.
    func write(_ text: String, to path: String) throws {
        try Files.write(Data(text.utf8), to: submission.appending(path: path))
    }

    /// A copy of the first chapter whose first step is done.
    ///
    /// - Parameters:
    ///   - body: of the function that the step asks for.
    ///   - declarations: what else is in its file.
    func handIn(_ name: String, _ body: String = "\"Hello\"", declarations: String = "") throws {
        // No two copies are alike: what is known of one says nothing of another.
        try write(
            "import Foundation\n// \(UUID().uuidString)\n\(declarations)\nfunc greeting() -> String {\n\(body)\n}\n",
            to: "\(name)/Sources/Greeting/Greeting.swift")
        let manifest = try Files.text(workspace.manifestFile)
        try write(
            Manifest(parsing: manifest).settingStep(1, of: "Greeting").text, to: "\(name)/Package.swift")
    }

    func shell(_ line: String) throws {
        let run = try ChildProcess.run(URL(fileURLWithPath: "/bin/sh"), ["-c", line], directory: submission)
        try #require(run.succeeded, "\(String(decoding: run.standardError, as: UTF8.self))")
    }

    // MARK: Grading

    struct Grading {
        let status: Int32
        let output: String
        let errors: String
        /// By their copies' names.
        var rows: [String: GradeRow] {
            let lines = output.split(separator: "\n").map { Data($0.utf8) }
            let rows = lines.compactMap { try? JSONDecoder().decode(GradeRow.self, from: $0) }
            return Dictionary(rows.map { ($0.copy, $0) }, uniquingKeysWith: { $1 })
        }
    }

    /// Runs `kata grade` on copies.
    ///
    /// - Parameter folder: where the command is given, among the copies.
    func kata(
        _ chapter: String, _ copies: [String], _ options: [String] = ["--json"],
        environment: [String: String] = [:], from folder: String = ""
    ) async throws -> Grading {
        let base = FixtureWorkspace.environment.merging(environment) { $1 }
        let merged = base.merging(["KATA_WORKSPACE": workspace.root.path]) { $1 }
        let words = ["grade", chapter] + copies + ["--build-limit", "600"] + options
        let result = try await Turnstile.shared.pass {
            try await ChildProcess.runDetached(
                FixtureWorkspace.binary, words, environment: merged,
                directory: submission.appending(path: folder))
        }
        guard case .exited(let status) = result.termination else {
            throw KataError("kata ended with \(result.termination)")
        }
        return Grading(
            status: status, output: String(decoding: result.standardOutput, as: UTF8.self),
            errors: String(decoding: result.standardError, as: UTF8.self))
    }

    /// Grades a copy beside one that is as it should be, and sees to it that this one is graded as ever, and that nothing
    /// has changed outside of the runner's own folder.
    ///
    /// - Returns: the copy's row.
    func row(
        of copy: String, _ options: String..., sourceLocation: SourceLocation = #_sourceLocation
    ) async throws -> GradeRow {
        try handIn("an honest one")
        let before = try [submission, workspace.root].map(state)

        let grading = try await kata("1", [copy, "an honest one"], ["--json"] + options)

        #expect(grading.errors == "", sourceLocation: sourceLocation)
        #expect(grading.status == 0, sourceLocation: sourceLocation)
        let honest = grading.rows["an honest one"]
        #expect(honest?.green == 1, "\(grading.output)", sourceLocation: sourceLocation)
        #expect(honest?.red?.reason == "doesNotCompile", sourceLocation: sourceLocation)
        #expect(honest?.remark == nil, sourceLocation: sourceLocation)
        #expect(try [submission, workspace.root].map(state) == before, sourceLocation: sourceLocation)
        return try #require(
            grading.rows[copy.lastComponent], "\(grading.output)", sourceLocation: sourceLocation)
    }

    /// What is in a folder, but for the runner's own: names, kinds, sizes and times.
    private func state(of folder: URL) throws -> [String] {
        let paths = FileManager.default.enumerator(atPath: folder.path)?.compactMap { $0 as? String } ?? []
        return paths.filter { !$0.hasPrefix(".kata") }.sorted().map { path in
            var status = stat()
            _ = lstat(folder.appending(path: path).path, &status)
            return
                "\(path) \(status.st_mode) \(status.st_size) \(status.st_mtim.tv_sec).\(status.st_mtim.tv_nsec)"
        }
    }
}

/// Gives a suite a room of its own, and looks behind it at the end.
struct GradeRoomTrait: SuiteTrait, TestScoping {
    func provideScope(
        for test: Test, testCase: Test.Case?, performing function: @Sendable () async throws -> Void
    ) async throws {
        let fixture = try FixtureWorkspace(with: "OwnStep")
        let parent = fixture.root.deletingLastPathComponent()
        let room = GradeRoom(workspace: fixture.workspace, submission: parent.appending(path: "handed in"))
        try await GradeRoom.$current.withValue(room, operation: function)
        let left = try Files.list(fixture.workspace.stateFolder).filter { $0.hasPrefix("grade/work-") }
        #expect(left == [])
        withExtendedLifetime(fixture) {}
    }
}

extension Trait where Self == GradeRoomTrait {
    static var gradeRoom: GradeRoomTrait { GradeRoomTrait() }
}

extension Trait where Self == ConditionTrait {
    static var needsSandbox: ConditionTrait {
        .enabled(if: GradeRoom.sandbox != nil, "bubblewrap is not installed, or may not make namespaces here")
    }
}
#endif
