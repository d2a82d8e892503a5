import Foundation

/// Calls `swiftc` itself: support modules once, then the chapter and its tests side by side.
///
/// Every product is keyed by a hash of what went into it, so that nothing is decided by modification times and a
/// verdict is never stale. The chapter's module is emitted with function bodies skipped: after an edit inside a
/// body it is byte for byte what it was, and the tests' object is still good.
public struct CompilerEngine: Engine {
    public let name = "compiler"

    let workspace: Workspace
    let toolchain: Toolchain
    let cache: ProductCache
    private let jobs: Int

    /// - Parameters:
    ///   - jobs: how many files are compiled at once. One where several benches run side by side.
    ///   - notify: is told, in a sentence, what a learner should know that is no verdict.
    public init(
        workspace: Workspace, toolchain: Toolchain,
        jobs: Int = ProcessInfo.processInfo.activeProcessorCount,
        notify: @escaping @Sendable (String) -> Void = { _ in }
    ) {
        self.workspace = workspace
        self.toolchain = toolchain
        self.jobs = jobs
        self.cache = ProductCache(folder: workspace.stateFolder.appending(path: "cache"), notify: notify)
    }

    public func prepare() async throws { _ = try await supportModules(SupportModule.present(in: workspace)) }

    public func run(_ bench: Bench, deadline: Duration) async throws -> Outcome {
        let clock = ContinuousClock()
        let start = clock.now
        let build = try await build(bench)
        let built = clock.now
        guard case .success(let binary) = build else {
            guard case .failure(let errors) = build else { fatalError("a build succeeds or fails") }
            return Outcome(
                diagnostics: errors.list, run: nil, buildSeconds: (built - start).seconds, runSeconds: 0)
        }
        let run = try await TestBinary(
            executable: binary, workspace: workspace, environment: bench.environment
        ).run(deadline: deadline)
        return Outcome(
            diagnostics: [], run: run, buildSeconds: (built - start).seconds,
            runSeconds: (clock.now - built).seconds)
    }

    private func build(_ bench: Bench) async throws -> Result<URL, BuildErrors> {
        while true {
            do {
                return .success(try await buildOnce(bench))
            } catch is SourceText.Changed {
                continue
            } catch let errors as BuildErrors {
                return .failure(errors)
            }
        }
    }

    private func buildOnce(_ bench: Bench) async throws -> URL {
        let sources = try SourceText.read(bench.sources)
        let tests = try SourceText.read(bench.tests)
        let support = try await supportModules(
            SupportModule.needed(
                by: sources + tests.filter { !bench.isOff($0.path) }, of: SupportModule.present(in: workspace)
            ))
        let strict = ["-warnings-as-errors"]
        let chapterFlags = languageFlags + (bench.strictness == .none ? [] : strict)
        let testFlags = languageFlags + (bench.strictness == .all ? strict : []) + bench.stepFlags
        let sourceKey = key("chapter", chapterFlags + [bench.moduleName], sources, support)

        // The module alone is what the tests wait for; the chapter's code is compiled meanwhile.
        async let pendingObjects = result {
            try await objects(sourceKey, module: bench.moduleName, sources, support, chapterFlags)
        }
        let testObjects = await result {
            let module = try await module(sourceKey, module: bench.moduleName, sources, support, chapterFlags)
            var imports = support
            imports.folders.append(module)
            imports.key += try interfaceHash(module)
            let testKey = key("tests", testFlags + [bench.testModuleName], tests, imports)
            return try await objects(testKey, module: bench.testModuleName, tests, imports, testFlags)
        }
        // The chapter's own errors come first: the tests' may only follow from them.
        let code = try await pendingObjects.get() + testObjects.get()

        let linkKey = key("binary", code.map(\.path), [], support)
        let binary = try await cache.product(linkKey) { scratch in
            // The driver leaves a list of libraries beside its first input, which must not be a shared folder.
            let first = scratch.appending(path: "chapter.o")
            try FileManager.default.createSymbolicLink(at: first, withDestinationURL: code[0])
            try await swiftc(
                ["-o", scratch.appending(path: "tests").path]
                    + ([first] + code.dropFirst() + support.objects).map(\.path) + ["-lTesting"])
            try FileManager.default.removeItem(at: first)
        }
        cache.prune()
        return binary.appending(path: "tests")
    }

    /// The support modules and, for tests, their entry point, built unless they are there already.
    func supportModules(_ modules: [SupportModule], forTests: Bool = true) async throws -> Imports {
        do {
            var imports = try await buildSupportModules(modules)
            if forTests { imports.objects.append(try await testEntry()) }
            return imports
        } catch let errors as BuildErrors {
            let error = errors.list[0]
            let place = error.file.map { "\(workspace.displayPath($0)):\(error.line ?? 0): " } ?? ""
            throw KataError.engineFailed(
                "The workspace's own modules do not compile: \(place)\(error.message). If Sources was edited there, bring it back with git checkout; after a change of toolchain, delete .kata and run the command again."
            )
        }
    }

    private func buildSupportModules(_ modules: [SupportModule]) async throws -> Imports {
        var imports = Imports()
        for support in modules {
            let folder = workspace.sourcesFolder(of: support.name)
            let files = try Files.list(folder).filter { $0.hasSuffix(".swift") }.map {
                folder.appending(path: $0)
            }
            let sources = try SourceText.read(files)
            let known = imports
            let key = key("support", languageFlags + [support.name], sources, known)
            async let pendingObjects = objects(key, module: support.name, sources, known, languageFlags)
            let module = try await module(key, module: support.name, sources, known, languageFlags)
            imports.objects += try await pendingObjects
            imports.folders.append(module)
            imports.key += key
        }
        return imports
    }

    private func testEntry() async throws -> URL {
        let entryKey = key("entry", [Self.entryPoint], [], Imports())
        let entry = try await cache.product(entryKey) { scratch in
            let file = scratch.appending(path: "Entry.swift")
            try Files.write(Data(Self.entryPoint.utf8), to: file)
            try await swiftc(
                languageFlags + ["-module-name", "KataEntry", "-wmo", "-c", file.path]
                    + ["-o", scratch.appending(path: "module.o").path])
        }
        return entry.appending(path: "module.o")
    }

    func module(
        _ key: String, module: String, _ files: [SourceText], _ imports: Imports, _ flags: [String]
    ) async throws -> URL {
        try await cache.product("interface-" + key) { scratch in
            try await swiftc(
                flags + imports.flags + ["-module-name", module, "-wmo"]
                    + [
                        "-emit-module", "-emit-module-path",
                        scratch.appending(path: "\(module).swiftmodule").path,
                    ]
                    + ["-avoid-emit-module-source-info"]
                    + ["-Xfrontend", "-experimental-skip-non-inlinable-function-bodies-without-types"]
                    + files.map(\.path))
            try files.checkUnchanged()
        }
    }

    /// A module's code, compiled by as many jobs as there is width for. One job is less work in all.
    func objects(
        _ key: String, module: String, _ files: [SourceText], _ imports: Imports, _ flags: [String]
    ) async throws -> [URL] {
        let jobs = min(jobs, files.count)
        let product = try await cache.product("object-" + key) { scratch in
            let outputs = files.indices.map { scratch.appending(path: "\($0).o").path }
            let output: [String]
            if jobs > 1 {
                let map = Dictionary(
                    uniqueKeysWithValues: zip(files.map(\.path), outputs.map { ["object": $0] }))
                let file = scratch.appending(path: "outputs.json")
                try Files.write(try JSONEncoder().encode(map), to: file)
                output = ["-enable-batch-mode", "-j", String(jobs), "-output-file-map", file.path]
            } else {
                output = ["-wmo", "-o", outputs[0]]
            }
            try await swiftc(
                flags + imports.flags + ["-module-name", module, "-c"] + output + files.map(\.path))
            try files.checkUnchanged()
        }
        return try Files.list(product).filter { $0.hasSuffix(".o") }.map { product.appending(path: $0) }
    }

    func swiftc(_ arguments: [String]) async throws {
        let result: ChildProcess.Result
        do { result = try await ChildProcess.runDetached(toolchain.swiftc, arguments) } catch {
            throw KataError.engineFailed("The compiler could not be started. \(error)")
        }
        guard !result.succeeded else { return }
        if result.termination == .cancelled { throw CancellationError() }
        let text = String(decoding: result.standardError + result.standardOutput, as: UTF8.self)
        let errors = Diagnostic.errors(in: text)
        guard errors.isEmpty else { throw BuildErrors(list: errors) }
        throw KataError.engineFailed(
            "The compiler ended without saying what is wrong. Its last words: \(text.suffix(300))")
    }

    // MARK: Keys and flags

    /// What a compilation needs to know of the modules it imports.
    struct Imports {
        var folders: [URL] = []
        var objects: [URL] = []
        var key = ""

        var flags: [String] { folders.flatMap { ["-I", $0.path] } }
    }

    struct BuildErrors: Error {
        let list: [Diagnostic]
    }

    var languageFlags: [String] {
        [
            "-swift-version", "6", "-Onone", "-enable-testing", "-parse-as-library", "-package-name",
            "stringline",
        ]
            + ["-diagnostic-style", "llvm", "-no-color-diagnostics"]
    }

    /// Ends by itself some time after its deadline, so that it cannot outlive a runner that was killed.
    private static let entryPoint = """
        import Foundation
        import Testing

        @main struct Entry {
            static func main() async {
                alarm(ProcessInfo.processInfo.environment["KATA_ALARM"].flatMap(UInt32.init) ?? 0)
                await Testing.__swiftPMEntryPoint() as Never
            }
        }
        """

    func key(_ kind: String, _ words: [String], _ files: [SourceText], _ imports: Imports) -> String {
        var hash = SHA256()
        for word in [kind, toolchain.identity, toolchain.swiftc.path, imports.key] + words {
            hash.update(part: word)
        }
        for file in files {
            hash.update(part: file.path)
            hash.update(part: file.bytes)
        }
        return "\(kind)-\(hash.finish().prefix(32))"
    }

    private func interfaceHash(_ folder: URL) throws -> String {
        let name = try Files.list(folder).first { $0.hasSuffix(".swiftmodule") } ?? ""
        return SHA256.hex(try Files.data(folder.appending(path: name)))
    }
}

private func result<Value: Sendable>(
    _ body: @Sendable () async throws -> Value
) async -> Result<Value, any Error> {
    do { return .success(try await body()) } catch { return .failure(error) }
}

extension Duration {
    /// The duration in seconds.
    var seconds: Double { Double(components.seconds) + Double(components.attoseconds) / 1e18 }
}
