import Foundation
import RunnerTesting
import Testing

@testable import KataBase
@testable import KataEngine
@testable import KataKit
@testable import KataText
@testable import KataWork

#if os(Linux)
/// For every mistake of a gallery, the tests' objects that are taken again are held against those that an empty cache makes.
/// `.ci/full` runs it with all; `KATA_GALLERIES=Movies` with one.
@Suite("Objects that are taken again", .serialized, .enabled(if: !chapters.isEmpty))
struct GalleryReuseTests {
    @Test(arguments: chapters)
    func `under every mistake the tests are what an empty cache makes of them`(_ name: String) async throws {
        let chapter = try await GalleryChapter(name)
        var compared = 0
        for bug in chapter.bugs {
            let result = try await chapter.compare(bug)
            compared += result.compared
            #expect(result.different == [], "\(bug.title)")
        }
        // Most mistakes are made in a body.
        #expect(compared > 0)
    }
}

/// What `KATA_GALLERIES` names, or all chapters that have one.
private let chapters: [String] = {
    let names = (ProcessInfo.processInfo.environment["KATA_GALLERIES"] ?? "").split(separator: " ").map(
        String.init)
    guard names == ["all"] else { return names }
    let solutions = Repository.root.appending(path: "Solutions")
    let all = (try? FileManager.default.contentsOfDirectory(atPath: solutions.path)) ?? []
    return all.filter { Files.exists(solutions.appending(path: "\($0)/Bugs.md")) }.sorted()
}()

/// A chapter of this repository, in a folder of its own.
private final class GalleryChapter {
    let bugs: [BugGallery.Bug]
    private let chapter: Chapter
    private let workspace: Workspace
    private let toolchain: Toolchain
    private let snapshot: BugPlanting.Snapshot
    private let origin: Setup
    private let imports: SetupImports
    /// What is made of none of the chapter's code.
    private let shared: Set<String>
    private let originals: [Data]

    init(_ name: String) async throws {
        workspace = try Repository.copy(of: name)
        chapter = try #require(try Course(workspace).chapters.first { $0.name == name })
        bugs = try #require(try BugGallery(of: name, in: workspace)).bugs
        toolchain = try FixtureWorkspace().toolchain()
        let folder = try workspace.existingSnapshotFolder(of: name, named: "Step\(chapter.steps)")
        snapshot = try BugPlanting.Snapshot(reading: folder)
        origin = try Setup(
            chapter: name, step: chapter.steps, sourcesFolder: folder, tests: .reference,
            workspace: workspace)

        let engine = CompilerEngine(workspace: workspace, toolchain: toolchain)
        imports = try await engine.imports(of: origin)
        shared = Set(engine.cache.keys())
        let (code, suite) = engine.compilations(of: origin, importing: imports)
        originals = try await engine.objects(ofTests: suite, of: code).map { try Files.data($0) }
    }

    deinit { try? FileManager.default.removeItem(at: workspace.root) }

    /// - Returns: the tests whose objects are not those of an empty cache, and how many were held against these. Where the
    ///   mistake is tried as a library, the tests are those of the origin.
    func compare(_ bug: BugGallery.Bug) async throws -> (different: [String], compared: Int) {
        let engine = CompilerEngine(workspace: workspace, toolchain: toolchain)
        let planting = BugPlanting(
            workspace: workspace, environment: ProcessInfo.processInfo.environment, cache: engine.cache)
        let planted = workspace.root.appending(path: "Mistake")
        try? FileManager.default.removeItem(at: planted)
        try FileManager.default.copyItem(at: try await planting.plant(bug, into: snapshot), to: planted)
        var setup = try Setup(
            chapter: chapter.name, step: chapter.steps, sourcesFolder: planted, tests: .reference,
            workspace: workspace)
        setup.origin = origin.sources

        // What is not edited stays where it is, so that its object has the same path in it.
        let old = Dictionary(uniqueKeysWithValues: origin.sources.map { ($0.name, $0) })
        let files = setup.sources.map { new in
            old[new.name].flatMap { $0.bytes == new.bytes ? $0 : nil } ?? new
        }
        let suite = engine.compilations(of: origin, importing: imports).suite
        let code = Compilation(module: chapter.name, files: files, imports: imports.chapter)
        // The tests read nothing of the chapter but its module.
        guard try await module(of: code, by: engine) != module(of: originCode, by: engine) else {
            return ([], 0)
        }
        let isTrial = try await engine.programOfSmallChange(of: setup, importing: imports) != nil

        let reused = try await objects(of: suite, testing: code)
        let made = try await withEmptyCache { try await objects(of: suite, testing: code) }
        var different: [String] = []
        for (index, file) in suite.files.enumerated() {
            if try !isTheSame(reused[index], made[index]) { different.append(file.name) }
            if isTrial, try !isTheSame(originals[index], made[index]) {
                different.append("\(file.name), tried")
            }
        }
        return (different, made.count)
    }

    /// Whether two objects hold the same code and data. What else there is depends on what the compiler was called with
    /// besides: the order of the symbols, lines for a debugger, a hash of what was read.
    private func isTheSame(_ one: Data, _ other: Data) throws -> Bool {
        try one == other || contents(of: one) == contents(of: other)
    }

    private func contents(of object: Data) throws -> String {
        let file = workspace.stateFolder.appending(path: "object.o")
        try Files.write(object, to: file)
        let tools = toolchain.swiftc.real.deletingLastPathComponent()
        func run(_ tool: String, _ words: String...) throws -> String {
            let result = try ChildProcess.run(
                tools.appending(path: tool), words + [file.path], environment: RunnerEnvironment.forChildren)
            try #require(result.succeeded)
            return String(decoding: result.standardOutput, as: UTF8.self)
        }
        _ = try run("llvm-objcopy", "--strip-debug", "--remove-section=.swift_modhash")
        return try run("llvm-objdump", "--full-contents", "--reloc")
    }

    private func objects(of suite: Compilation, testing code: Compilation) async throws -> [Data] {
        try await CompilerEngine(workspace: workspace, toolchain: toolchain).objects(ofTests: suite, of: code)
            .map { try Files.data($0) }
    }

    private var originCode: Compilation {
        Compilation(module: chapter.name, files: origin.sources, imports: imports.chapter)
    }

    private func module(of code: Compilation, by engine: CompilerEngine) async throws -> String {
        try await engine.moduleForTests(of: code, try await engine.module(of: code)).interface
    }

    /// Sets aside what was made of the chapter, for as long as the body takes.
    private func withEmptyCache<Value>(_ body: () async throws -> Value) async throws -> Value {
        let aside = workspace.stateFolder.appending(path: "aside")
        try FileManager.default.createDirectory(at: aside, withIntermediateDirectories: true)
        func own() throws -> [String] {
            try FileManager.default.contentsOfDirectory(atPath: workspace.cacheFolder.path)
                .filter { !shared.contains($0) }
        }
        func move(_ name: String, from: URL, to: URL) throws {
            try FileManager.default.moveItem(at: from.appending(path: name), to: to.appending(path: name))
        }
        for name in try own() { try move(name, from: workspace.cacheFolder, to: aside) }
        let result = try await body()
        for name in try own() {
            try FileManager.default.removeItem(at: workspace.cacheFolder.appending(path: name))
        }
        for name in try FileManager.default.contentsOfDirectory(atPath: aside.path) {
            try move(name, from: aside, to: workspace.cacheFolder)
        }
        return result
    }
}
#endif
