import Foundation
import KataBase
import KataText

/// Calls the compiler itself: support modules once, then the chapter and its tests side by side.
///
/// Every product is keyed by a hash of what went into it, so that nothing is decided by modification times and a
/// verdict is never stale. The chapter's module is emitted with function bodies skipped: after an edit inside a
/// body it is byte for byte what it was, and every object but the edited file's is still good, the tests' too. After
/// an edit of the interface those of the tests are that do not see what has changed: `VisibleInterface` tells.
package struct CompilerEngine: Engine {
    package let name = "compiler"
    /// One more than there are cores: a setup whose tests wait for something needs none.
    package private(set) var setupsAtOnce = ProcessInfo.processInfo.activeProcessorCount + 1

    let workspace: Workspace
    let toolchain: Toolchain
    private(set) var cache: ProductCache
    private(set) var jobs: Int
    /// The other person whose code it works on; nil where it is ours or the learner's own.
    private(set) var guest: Guest?
    let known = KnownProducts()

    /// - Parameters:
    ///   - jobs: how many jobs a module is compiled by. One where several setups run side by side.
    ///   - notify: is told, in a sentence, what a learner should know that is no verdict.
    ///   - progress: the same of what takes long, when it begins.
    package init(
        workspace: Workspace, toolchain: Toolchain,
        jobs: Int = ProcessInfo.processInfo.activeProcessorCount,
        notify: @escaping @Sendable (String) -> Void = { _ in },
        progress: @escaping @Sendable (String) -> Void = { _ in }
    ) {
        self.workspace = workspace
        self.toolchain = toolchain
        self.jobs = jobs
        self.cache = ProductCache(folder: workspace.cacheFolder, notify: notify, progress: progress)
    }

    package var sideBySide: any Engine {
        var engine = self
        engine.jobs = 1
        return engine
    }

    /// The same for another person's code: what is made of that stays in their folder.
    package func receiving(_ guest: Guest) -> CompilerEngine {
        var engine = self
        engine.guest = guest
        engine.cache = ProductCache(folder: guest.cacheFolder, notify: cache.notify, progress: cache.progress)
        // Guests come side by side.
        engine.setupsAtOnce = 1
        return engine
    }

    /// For what is ours and the same for all guests: it is made without their code, and kept for the next one.
    var host: CompilerEngine {
        var engine = self
        engine.guest = nil
        engine.cache = ProductCache(
            folder: workspace.cacheFolder, notify: cache.notify, progress: cache.progress)
        return engine
    }

    /// True where the host compiles some code: the engine works for a guest, and nothing in the code is theirs.
    func isHosts(_ code: Compilation) -> Bool {
        guard let guest else { return false }
        let paths = code.files.map(\.path) + code.imports.folders.map(\.path)
        return !paths.contains(where: guest.owns)
    }

    package func prepare(for texts: [SourceText]) async throws {
        _ = try await supportModules(SupportModule.needed(by: texts, in: workspace))
    }

    package func fingerprint() async throws -> String {
        try known.fingerprint {
            var imports = Imports()
            for module in SupportModule.present(in: workspace) {
                imports.key += key("support", try compilation(of: module, importing: imports))
            }
            return key("engine", [imports.key])
        }
    }

    package func prepare(_ setup: Setup) async throws {
        _ = try await program(of: setup, importing: try await imports(of: setup))
    }

    package func run(_ setup: Setup, limits: TimeLimits) async throws -> Outcome {
        let clock = ContinuousClock()
        let start = clock.now
        var outcome = Outcome(diagnostics: [], run: nil, buildSeconds: 0, runSeconds: 0)
        do {
            // What all chapters share is not the learner's to make faster.
            let imports = try await imports(of: setup)
            let timed = try await working(within: limits.build) {
                try await program(of: setup, importing: imports)
            }
            let built = clock.now
            outcome.buildSeconds = (built - start).seconds
            let binary: TestProgram
            switch timed {
            case .done(let program): binary = program
            case .late(let busy):
                (outcome.exceededBuildLimit, outcome.busy) = (limits.build, busy)
                return outcome
            }
            outcome.run = try await TestProcess(
                executable: binary.program,
                arguments: [
                    "--testing-library", "swift-testing", "--no-parallel",
                    // Silent: what is left on the streams is what the learner's code printed.
                    "--verbosity", String(Int.min),
                ] + setup.skipFlags,
                streamVersion: toolchain.eventStream, workspace: workspace,
                environment: setup.environment.merging(binary.environment) { $1 },
                guest: guest, reading: binary.reading + setup.references(in: workspace)
            ).run(deadline: limits.tests, patience: limits.patience).givingIssues(toTestsIn: setup)
            outcome.runSeconds = (clock.now - built).seconds
        } catch let errors as BuildErrors {
            // A plugin that could not be loaded makes an error with a place in the code.
            if let guest, let fault = MachineFault.error(ofDiskWith: guest.folder) { throw fault }
            try Diagnostic.confirmTesting(errors.list)
            outcome.diagnostics = setup.told(errors.list)
            outcome.buildSeconds = (clock.now - start).seconds
        }
        return outcome
    }

    /// A program that runs the tests.
    private func program(of setup: Setup, importing imports: SetupImports) async throws -> TestProgram {
        defer { cache.prune() }
        if let program = try await programOfSmallChange(of: setup, importing: imports) { return program }
        let (chapter, suite) = compilations(of: setup, importing: imports)
        let linked = try await objects(of: chapter, and: suite) + imports.tests.objects
        return TestProgram(program: try await program(linked, of: setup, importing: imports))
    }

    package func imports(of setup: Setup) async throws -> SetupImports {
        return SetupImports(
            chapter: try await supportModules(SupportModule.needed(by: setup.sources, in: workspace)),
            tests: try await supportModules(SupportModule.needed(by: setup.texts, in: workspace)))
    }

    package func compilations(of setup: Setup, importing imports: SetupImports) -> (
        chapter: Compilation, suite: Compilation
    ) {
        let chapter = Compilation(
            module: setup.moduleName, files: setup.sources,
            isStrict: setup.strictness != .none, imports: imports.chapter)
        let suite = Compilation(
            module: setup.testModuleName, files: setup.tests,
            flags: setup.stepFlags, isStrict: setup.strictness == .all, imports: imports.tests,
            isOff: setup.isOff,
            // In a check, the learner waits to hear of the newest test. Elsewhere two jobs take longer than one.
            isNew: { guest == nil && setup.testSet == .present && setup.isNew($0) })
        return (chapter, suite)
    }

    /// - Parameter kind: what becomes of the objects.
    func program(
        _ objects: [URL], of setup: Setup, importing imports: SetupImports, as kind: LinkedKind = .program
    ) async throws -> URL {
        let name = "tests"
        let product = try await cache.product(key("binary", [kind.rawValue] + objects.map(\.path))) {
            scratch in
            let imports = [imports.tests.key] + setup.stepFlags + (setup.sources + setup.tests).importLines
            try await link(objects, importing: imports, as: scratch.appending(path: name), kind)
        }
        return product.appending(path: name)
    }

    /// The support modules and, for tests, their entry point, built unless they are there already.
    func supportModules(_ modules: [SupportModule], forTests: Bool = true) async throws -> Imports {
        do {
            var imports = try await host.buildSupportModules(modules)
            let entry = guest?.sandbox == nil ? TestEntry.plain : .sealed
            if forTests { imports.objects.append(try await host.object(of: entry)) }
            return imports
        } catch let errors as BuildErrors {
            throw workspace.brokenSupport(errors.list[0])
        }
    }

    private func buildSupportModules(_ modules: [SupportModule]) async throws -> Imports {
        var imports = Imports()
        for (index, support) in modules.enumerated() {
            let names = modules[...index].map(\.name)
            if let known = known.imports(of: names, in: cache) {
                imports = known
                continue
            }
            let code = try compilation(of: support, importing: imports)
            async let pendingObjects = joinedObjects(of: code)
            let folder = try await moduleFolder(of: code)
            imports.objects += try await pendingObjects
            imports.folders.append(folder)
            imports.key += key("support", code)
            known.remember(imports, of: names)
        }
        return imports
    }

    func compilation(of support: SupportModule, importing imports: Imports) throws -> Compilation {
        let sources = workspace.sourcesFolder(of: support.name)
        let files = try Files.list(sources).filter { $0.hasSuffix(".swift") }.map {
            sources.appending(path: $0)
        }
        let optimised = support.optimisedFolder.map { sources.appending(path: $0).path + "/" }
        return Compilation(
            module: support.name, files: try SourceText.read(files), imports: imports,
            isOptimised: { path in optimised.map(path.hasPrefix) ?? false })
    }

    private func object(of entry: TestEntry) async throws -> URL {
        let product = try await cache.product(key("entry", [entry.text])) { scratch in
            let file = scratch.appending(path: "Entry.swift")
            try Files.write(Data(entry.text.utf8), to: file)
            try await swiftc(
                Self.languageFlags + (try await testing()).compiling + [
                    "-module-name", "KataEntry", "-wmo", "-c", file.path,
                ]
                    + ["-o", scratch.appending(path: "module.o").path])
        }
        return product.appending(path: "module.o")
    }
}

/// A program that runs tests, and what it needs.
package struct TestProgram: Sendable {
    let program: URL
    var environment: [String: String] = [:]
    var reading: [URL] = []
}
