import Foundation

/// Calls the compiler itself: support modules once, then the chapter and its tests side by side.
///
/// Every product is keyed by a hash of what went into it, so that nothing is decided by modification times and a
/// verdict is never stale. The chapter's module is emitted with function bodies skipped: after an edit inside a
/// body it is byte for byte what it was, and every object but the edited file's is still good, the tests' too.
struct CompilerEngine: Engine {
    let name = "compiler"
    let benchesAtOnce = ProcessInfo.processInfo.activeProcessorCount

    let workspace: Workspace
    let toolchain: Toolchain
    let cache: ProductCache
    let jobs: Int
    private let known = KnownSupport()

    /// - Parameters:
    ///   - jobs: how many jobs a module is compiled by. One where several benches run side by side.
    ///   - notify: is told, in a sentence, what a learner should know that is no verdict.
    init(
        workspace: Workspace, toolchain: Toolchain,
        jobs: Int = ProcessInfo.processInfo.activeProcessorCount,
        notify: @escaping @Sendable (String) -> Void = { _ in }
    ) {
        self.workspace = workspace
        self.toolchain = toolchain
        self.jobs = jobs
        self.cache = ProductCache(folder: workspace.cacheFolder, notify: notify)
    }

    func prepare() async throws { _ = try await supportModules(SupportModule.present(in: workspace)) }

    func fingerprint() async throws -> String {
        key("engine", [try await supportModules(SupportModule.present(in: workspace)).key])
    }

    func run(_ bench: Bench, limits: TimeLimits) async throws -> Outcome {
        let clock = ContinuousClock()
        let start = clock.now
        var outcome = Outcome(diagnostics: [], run: nil, buildSeconds: 0, runSeconds: 0)
        do {
            let binary = try await within(limits.build) { try await program(of: bench) }
            let built = clock.now
            outcome.buildSeconds = (built - start).seconds
            guard let binary else {
                outcome.exceededBuildLimit = limits.build
                return outcome
            }
            outcome.run = try await TestProcess(
                executable: binary.program,
                arguments: [
                    "--testing-library", "swift-testing", "--no-parallel",
                    // Silent: what is left on the streams is what the learner's code printed.
                    "--verbosity", String(Int.min),
                ] + bench.skipFlags,
                workspace: workspace, environment: bench.environment.merging(binary.environment) { $1 }
            ).run(deadline: limits.tests, patience: limits.patience)
            outcome.runSeconds = (clock.now - built).seconds
        } catch let errors as BuildErrors {
            outcome.diagnostics = bench.told(errors.list)
            outcome.buildSeconds = (clock.now - start).seconds
        }
        return outcome
    }

    /// A program that runs the tests, and what it needs in its environment.
    private func program(of bench: Bench) async throws -> (program: URL, environment: [String: String]) {
        let imports = try await imports(of: bench)
        defer { cache.prune() }
        if let trial = try await trial(of: bench, importing: imports) { return trial }
        let (chapter, suite) = compilations(of: bench, importing: imports)
        let linked = try await objects(of: chapter, and: suite) + imports.tests.objects
        return (try await program(linked, of: bench, importing: imports), [:])
    }

    private func imports(of bench: Bench) async throws -> BenchImports {
        let tests = bench.tests.filter { !bench.isOff($0.path) }
        let present = SupportModule.present(in: workspace)
        return BenchImports(
            chapter: try await supportModules(SupportModule.needed(by: bench.sources, of: present)),
            tests: try await supportModules(SupportModule.needed(by: bench.sources + tests, of: present)))
    }

    func compilations(of bench: Bench, importing imports: BenchImports) -> (
        chapter: Compilation, suite: Compilation
    ) {
        let strict = ["-warnings-as-errors"]
        let chapter = Compilation(
            module: bench.moduleName, files: bench.sources,
            flags: bench.strictness == .none ? [] : strict, imports: imports.chapter)
        let suite = Compilation(
            module: bench.testModuleName, files: bench.tests,
            flags: (bench.strictness == .all ? strict : []) + bench.stepFlags, imports: imports.tests,
            isOff: bench.isOff, isNew: bench.isNew)
        return (chapter, suite)
    }

    /// - Parameter kind: what becomes of the objects.
    func program(
        _ objects: [URL], of bench: Bench, importing imports: BenchImports, as kind: LinkedKind = .program
    ) async throws -> URL {
        let name = "tests"
        let product = try await cache.product(key("binary", [kind.rawValue] + objects.map(\.path))) {
            scratch in
            let imports =
                [imports.tests.key] + bench.stepFlags + (bench.sources + bench.tests).flatMap(\.importLines)
            try await link(objects, importing: imports, as: scratch.appending(path: name), kind)
        }
        return product.appending(path: name)
    }

    /// The support modules and, for tests, their entry point, built unless they are there already.
    func supportModules(_ modules: [SupportModule], forTests: Bool = true) async throws -> Imports {
        do {
            var imports = try await buildSupportModules(modules)
            if forTests { imports.objects.append(try await testEntry()) }
            return imports
        } catch let errors as BuildErrors {
            throw workspace.brokenSupport(errors.list[0])
        }
    }

    private func buildSupportModules(_ modules: [SupportModule]) async throws -> Imports {
        var imports = Imports()
        for (index, support) in modules.enumerated() {
            let names = modules[...index].map(\.name)
            // What is not used for long is thrown away, so it is used here, and made again where it is gone.
            if let known = known.imports(of: names), known.products.allSatisfy(cache.holds) {
                imports = known
                continue
            }
            let sources = workspace.sourcesFolder(of: support.name)
            let files = try Files.list(sources).filter { $0.hasSuffix(".swift") }.map {
                sources.appending(path: $0)
            }
            let code = Compilation(module: support.name, files: try SourceText.read(files), imports: imports)
            async let pendingObjects = objects(of: code)
            let folder = try await moduleFolder(of: code)
            imports.objects += try await pendingObjects
            imports.folders.append(folder)
            imports.key += key("support", code)
            known.remember(imports, of: names)
        }
        return imports
    }

    private func testEntry() async throws -> URL {
        let entry = try await cache.product(key("entry", [Self.entryPoint])) { scratch in
            let file = scratch.appending(path: "Entry.swift")
            try Files.write(Data(Self.entryPoint.utf8), to: file)
            try await swiftc(
                Self.languageFlags + ["-module-name", "KataEntry", "-wmo", "-c", file.path]
                    + ["-o", scratch.appending(path: "module.o").path])
        }
        return entry.appending(path: "module.o")
    }

    private static let entryPoint = """
        import Testing

        @main struct Entry {
            static func main() async { await Testing.__swiftPMEntryPoint() as Never }
        }
        """
}

extension Duration {
    /// The duration in seconds.
    var seconds: Double { Double(components.seconds) + Double(components.attoseconds) / 1e18 }
}
