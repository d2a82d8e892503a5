import Foundation
import KataBase
import KataText

/// Modules and objects, by the compiler's own command line.
extension CompilerEngine {
    /// - Returns: the folder of a module as those see it who import it.
    func moduleFolder(of code: Compilation) async throws -> URL {
        if isHosts(code) { return try await host.moduleFolder(of: code) }
        return try await cache.product(key("interface", code)) { scratch in
            try await emitModule(
                of: code, skipping: "-experimental-skip-non-inlinable-function-bodies-without-types",
                into: scratch)
        }
    }

    /// A module as its own files see each other.
    func module(of code: Compilation) async throws -> Module {
        try Module(of: code, in: try await moduleFolder(of: code))
    }

    /// A module as its tests see it. It does not tell the types behind opaque results, such as that of a view's body, so
    /// they are asked for when the tests run, and an edit in there changes nothing for the tests.
    ///
    /// - Parameter module: the module as its own files see it. Where that changes, the tests' one does, too.
    func moduleForTests(of code: Compilation, _ module: Module) async throws -> Module {
        if isHosts(code) { return try await host.moduleForTests(of: code, module) }
        let words = [VisibleInterface.version, code.module, code.imports.key, module.interface] + code.flags
        let folder = try await cache.product(key("surface", words)) { scratch in
            guard !cache.copy(seenKey(of: code), into: scratch) else { return }
            try await emitModuleForTests(of: code, into: scratch)
        }
        return try Module(of: code, in: folder)
    }

    /// The same of code that the learner does not edit: how it sees itself need not be known.
    func moduleForTests(ofKnown code: Compilation) async throws -> Module {
        let folder = try await cache.product(seenKey(of: code)) { scratch in
            try await emitModuleForTests(of: code, into: scratch)
        }
        return try Module(of: code, in: folder)
    }

    private func seenKey(of code: Compilation) -> String {
        key("seen", [VisibleInterface.version, code.hash])
    }

    private func emitModuleForTests(of code: Compilation, into folder: URL) async throws {
        let graphs = folder.appending(path: "graphs")
        try await emitModule(
            of: code, skipping: "-experimental-skip-non-inlinable-function-bodies", into: folder,
            flags: VisibleInterface.isKnown ? SymbolGraph.flags(writingTo: graphs, downTo: "private") : [])
        guard VisibleInterface.isKnown else { return }
        let surface = try VisibleInterface(
            graphs: try Files.list(graphs).map { try Files.data(graphs.appending(path: $0)) },
            texts: code.files, interface: try Module(of: code, in: folder).interface)
        try Files.write(
            try JSONEncoder().encode(surface), to: folder.appending(path: VisibleInterface.fileName))
        try FileManager.default.removeItem(at: graphs)
    }

    func emitModule(
        of code: Compilation, skipping bodies: String, into folder: URL, flags: [String] = []
    ) async throws {
        try await frontend(
            ["-emit-module"] + code.files.map(\.path) + [bodies] + flags, of: code,
            outputs: [folder.appending(path: code.moduleFileName)])
        try code.files.checkUnchanged()
    }

    /// A module's objects, all of them made again after any change.
    func objects(of code: Compilation) async throws -> [URL] {
        if isHosts(code) { return try await host.objects(of: code) }
        let product = try await cache.product(key("objects", code)) { scratch in
            try await compile(code.files, of: code, jobs: jobs, into: scratch)
        }
        return code.files.map { code.object(of: $0, in: product) }
    }

    /// The same of a module that many programs are linked with: all of them in one, which is linked in three quarters of the
    /// time, where the toolchain has a linker of its own that can do so.
    func joinedObjects(of code: Compilation) async throws -> [URL] {
        let name = "module.o"
        let product = try await cache.product(key("joined", code)) { scratch in
            if SupportModule.takesLong(files: code.files.count) {
                cache.progress("Compiling \(code.module), once for all chapters.")
            }
            try await compile(code.files, of: code, jobs: jobs, into: scratch)
            guard let linker = toolchain.linker else { return }
            let parts = code.files.map { code.object(of: $0, in: scratch) }
            do {
                try await run(linker, ["-r", "-o", scratch.appending(path: name).path] + parts.map(\.path))
            } catch let failure where !(failure is CancellationError) { return }
            for part in parts { try FileManager.default.removeItem(at: part) }
        }
        let joined = product.appending(path: name)
        return Files.exists(joined) ? [joined] : code.files.map { code.object(of: $0, in: product) }
    }

    /// The chapter's objects, each of them kept by itself, and those of its tests.
    ///
    /// At -Onone nothing is inlined across files: what a file compiles to depends on its own text and on what its
    /// module and its imports look like from outside. A text that was never compiled does not wait for that.
    func objects(of chapter: Compilation, and tests: Compilation) async throws -> [URL] {
        if isHosts(chapter) {
            return try await host.objects(of: chapter) + objects(ofTests: tests, of: chapter)
        }
        let keys = chapter.files.map { key("object", chapter.only($0)) }
        let known = Set(
            cache.keys().filter { $0.hasPrefix("object-") }.compactMap { $0.split(separator: ".").first })
        let files = zip(chapter.files, keys).map { (text: $0, key: $1, isKnown: known.contains($1[...])) }

        let pendingModule = Task { try await module(of: chapter) }
        return try await withTaskCancellationHandler {
            try await cache.withScratch { scratch in
                async let pendingNew = result {
                    try await compile(
                        files.filter { !$0.isKnown }.map(\.text), of: chapter, jobs: jobs, into: scratch)
                }
                async let pendingOld = result {
                    // Without a module there is an error somewhere, and every file has its say.
                    let interface = try? await pendingModule.value.interface
                    let stale = files.filter { file in
                        file.isKnown && interface.map { !cache.holds("\(file.key).\($0)") } ?? true
                    }
                    try await compile(stale.map(\.text), of: chapter, jobs: 1, into: scratch)
                }
                async let pendingTests = result {
                    let module = try await moduleForTests(of: chapter, try await pendingModule.value)
                    return try await objects(ofTests: tests, seeing: module)
                }
                // The chapter's own errors come first: the tests' may only follow from them.
                try BuildErrors.check([await pendingNew, await pendingOld])
                let module = try await pendingModule.value
                let own = try await keep(
                    zip(chapter.files, keys.map { "\($0).\(module.interface)" }), of: chapter, madeIn: scratch
                )
                return try await own + pendingTests.get()
            }
        } onCancel: {
            pendingModule.cancel()
        }
    }

    /// The tests' objects where the chapter is known already.
    func objects(ofTests suite: Compilation, of chapter: Compilation) async throws -> [URL] {
        let module = try await moduleForTests(of: chapter, try await module(of: chapter))
        return try await objects(ofTests: suite, seeing: module)
    }

    /// The tests' objects, each of them kept by itself, too: by its own text, and by those that it may lean on. One that
    /// was made where a warning is an error is good where it is none.
    private func objects(ofTests suite: Compilation, seeing module: Module) async throws -> [URL] {
        let files = zip(suite.files, try await keys(ofTests: suite, seeing: module))
        return try await cache.withScratch { scratch in
            let stale = files.filter { holder(of: $1) == nil }.map(\.0)
            try await compile(stale, of: suite.importing(module), jobs: jobs, into: scratch)
            return try await keep(files, of: suite, madeIn: scratch)
        }
    }

    /// The keys of a suite's objects. To find them all of its text is read, so they are kept, too.
    private func keys(ofTests suite: Compilation, seeing module: Module) async throws -> [String] {
        let words = [VisibleInterface.version, suite.importing(module).hash]
        let parts = try await cache.found(key("parts", words)) { _ in
            let importLines = suite.files.importLines
            return zip(suite.files, try suite.parts(of: module)).map { file, part in
                key("", [file.path, part.hash] + importLines)
            }
        }
        return parts.map { part in
            let strict = "strict-test\(part)"
            return suite.isStrict || holder(of: strict) != nil ? strict : "test\(part)"
        }
    }

    /// The cache that has a test's object; nil where it has to be made. A guest to whose tests the chapter looks like
    /// ours gets what we made: under one key is what was made of the same texts.
    private func holder(of key: String) -> ProductCache? {
        (guest == nil ? [cache] : [cache, host.cache]).first { $0.holds(key) }
    }

    /// Compiles a setup's tests, for guests whose code looks the same to them.
    package func compileTests(of setup: Setup) async throws {
        let (chapter, suite) = compilations(of: setup, importing: try await imports(of: setup))
        do {
            _ = try await objects(ofTests: suite, of: chapter)
        } catch is BuildErrors, is SourceText.Changed {
            // The check that needs them says it.
        }
    }

    /// Puts each object that was made under its key.
    private func keep(
        _ files: some Sequence<(SourceText, String)>, of code: Compilation, madeIn scratch: URL
    ) async throws -> [URL] {
        var objects: [URL] = []
        for (file, key) in files {
            let product = try await (holder(of: key) ?? cache).product(key) { folder in
                let made = code.object(of: file, in: scratch)
                // What was there a moment ago was thrown away meanwhile: begin again.
                guard Files.exists(made) else { throw SourceText.Changed() }
                try FileManager.default.moveItem(at: made, to: code.object(of: file, in: folder))
            }
            objects.append(code.object(of: file, in: product))
        }
        return objects
    }

    /// Compiles some of a module's files, by so many jobs at once.
    ///
    /// Where a new file has errors they are the only ones: the other jobs are ended.
    private func compile(_ files: [SourceText], of code: Compilation, jobs: Int, into folder: URL)
        async throws
    {
        let results = await withTaskGroup(of: [Result<Void, any Error>].self) { group in
            for batch in code.batches(jobs, of: files) {
                group.addTask {
                    let new = await result { try await compile(batch.new, of: code, into: folder) }
                    if new.isError(in: code.isNew) { return [new] }
                    return [new, await result { try await compile(batch.rest, of: code, into: folder) }]
                }
            }
            var results: [Result<Void, any Error>] = []
            for await batch in group {
                if batch.contains(where: { $0.isError(in: code.isNew) }) {
                    group.cancelAll()
                    return batch
                }
                results += batch
            }
            return results
        }
        try BuildErrors.check(results)
        try code.files.checkUnchanged()
    }

    private func compile(_ files: [SourceText], of code: Compilation, into folder: URL) async throws {
        guard !files.isEmpty else { return }
        let others = code.files.filter { !files.contains($0) }
        let speed = files.contains { code.isOptimised($0.path) } ? ["-O"] : []
        try await frontend(
            ["-c"] + speed + files.flatMap { ["-primary-file", $0.path] } + others.map(\.path), of: code,
            outputs: files.map { code.object(of: $0, in: folder) })
    }

    // MARK: The command line

    /// - Parameter mode: what is asked of this call. It comes after what all calls have, and so has the last word.
    /// - Returns: what the compiler printed.
    @discardableResult
    func frontend(_ mode: [String], of code: Compilation, outputs: [URL]) async throws -> String {
        let flags = Self.languageFlags + (try await testing()).compiling
        let plan = try await plan(of: "/probe.swift", flags + ["-c"])
        guard let (compiler, flags) = plan.compilation else { throw Self.noPlan }
        var words =
            ["-frontend"] + flags + mode + code.flags + (code.isStrict ? ["-warnings-as-errors"] : [])
            + code.imports.flags
            + ["-module-name", code.module] + outputs.flatMap { ["-o", $0.path] }
        var reading = code.imports.folders
        if guest != nil {
            let modules = try await host.systemModules()
            words += ["-module-cache-path", modules.path]
            reading +=
                code.files.map { URL(fileURLWithPath: $0.path).deletingLastPathComponent() } + [modules]
        }
        do { return try await run(compiler, words, reading: reading) } catch {
            // Of a text that changed, or went, before the compiler came to it, an error says nothing.
            if !(error is CancellationError) { try code.files.checkUnchanged() }
            throw error
        }
    }

    /// The system's modules as the compiler wants them. It compiles them once for each user; guests have no home, and
    /// would do so for every file.
    ///
    /// - Returns: a folder. It is no product of the cache: what is in it knows where it was made.
    func systemModules() async throws -> URL {
        let place = workspace.gradeFolder.appending(path: "modules")
        let folder = workspace.gradeFolder.appending(path: key("modules", [place.path]))
        let note = folder.appending(path: "made")
        guard !Files.exists(note) else { return folder }
        // Two that make them at once, one of which is killed, may leave modules that do not fit each other. Guests can
        // only read them, so no compile of theirs would mend it.
        let lockFile = folder.appendingPathExtension("lock")
        let lock = try await FileLock.wait(
            for: lockFile, shownAs: workspace.displayPath(lockFile.path),
            busy: KataError(
                "Another runner has been making the system's modules for ten minutes.",
                next: "End it, then run the command again."))
        defer { withExtendedLifetime(lock) {} }
        guard !Files.exists(note) else { return folder }
        let probe = "import Foundation\nimport Observation\nimport Synchronization\nimport Testing\n"
        let file = folder.appending(path: "Probe.swift")
        try Files.write(Data(probe.utf8), to: file)
        let code = Compilation(
            module: "Probe", files: try SourceText.read([file]),
            flags: ["-module-cache-path", folder.path], imports: Imports())
        try await frontend(["-typecheck", file.path], of: code, outputs: [])
        try Files.write(Data(), to: note)
        return folder
    }

    static let noPlan = KataError(
        "The compiler's driver does not say how it calls the compiler.",
        next: "Use ./kata check --engine package.")

    /// The jobs that the driver would do for a file: asked once, and kept.
    func plan(of probe: String, _ flags: [String]) async throws -> DriverPlan {
        if guest != nil { return try await host.plan(of: probe, flags) }
        return try await cache.found(key("plan", [probe] + flags)) { _ in
            DriverPlan(try await swiftc(["-###", "-o", Self.output] + flags + [probe]))
        }
    }

    func testing() async throws -> TestingLibrary {
        #if os(macOS)
        return try await cache.found(key("testing", [])) { _ in
            try TestingLibrary.ask(toolchain, environment: RunnerEnvironment.forChildren)
        }
        #else
        return .systems
        #endif
    }

    /// The name of the result in a driver's plans.
    static let output = "/probe.out"

    /// Calls the driver, which leaves a folder among the temporary files each time; it goes with the call. What the
    /// compiler keeps there of macros has one place for all calls: objects have its path in them.
    @discardableResult
    func swiftc(_ arguments: [String]) async throws -> String {
        try await Files.withTemporaryFolder { temporary in
            try await run(toolchain.swiftc, arguments, environment: ["TMPDIR": temporary.path])
        }
    }

    /// - Parameters:
    ///   - reading: what it reads for a guest, besides what is theirs.
    ///   - environment: on top of what every compiler of ours has.
    /// - Returns: what the compiler, or the linker, printed.
    /// - Throws: `BuildErrors` where the code has errors; `KataError` where the machine could not do it.
    @discardableResult
    package func run(
        _ compiler: URL, _ arguments: [String], reading: [URL] = [], environment: [String: String] = [:]
    ) async throws -> String {
        let result: ChildProcess.Completion
        do {
            if let guest {
                result = try await guest.compile(compiler, arguments, reading: reading)
            } else {
                result = try await ChildProcess.runDetached(
                    compiler, arguments,
                    environment: RunnerEnvironment.forCompilers().merging(environment) { $1 })
            }
        } catch {
            if let fault = MachineFault.error(ofStarting: "The compiler", error) { throw fault }
            throw KataError(
                "The compiler could not be started. \(error)",
                next: "If the toolchain was moved, delete .kata/cache and run the command again.")
        }
        if result.termination == .cancelled { throw CancellationError() }
        if result.termination == .signalled(SIGKILL) { throw MachineFault.memory(of: "The compiler") }
        let text =
            String(decoding: result.standardError, as: UTF8.self)
            + String(decoding: result.standardOutput, as: UTF8.self)
        guard !result.succeeded else { return text }
        if let fault = MachineFault.error(of: "The compiler", saying: text) { throw fault }
        let errors = Diagnostic.errors(in: text)
        guard errors.isEmpty else { throw BuildErrors(list: errors) }
        if let fault = MachineFault.error(ofDiskWith: cache.folder) { throw fault }
        throw KataError(
            "The compiler ended without saying what is wrong. Its last words: \(text.suffix(300))")
    }

    static let languageFlags =
        targetFlags + [
            // The lines are for the frame of a crash; they cost nothing that can be measured.
            "-swift-version", "6", "-Onone", "-gline-tables-only", "-enable-testing", "-parse-as-library",
            "-package-name",
            "stringline",
            // What SwiftPM defines for a debug build.
            "-DDEBUG", "-DSWIFT_PACKAGE",
            "-diagnostic-style", "llvm", "-no-color-diagnostics",
        ]

    /// The oldest system that the programs have to run on. On a Mac, SwiftPM takes it from Package.swift, and a compiler that
    /// is not told takes the Mac's own. `TestingLibrary` names a newer one where it needs it.
    static let targetFlags: [String] = {
        #if os(macOS)
        ["-target", Machine.macTarget(Machine.oldestMacOS)]
        #else
        []
        #endif
    }()

    // MARK: Keys

    func key(_ kind: String, _ code: Compilation) -> String { key(kind, [code.hash]) }

    func key(_ kind: String, _ words: [String]) -> String {
        var hash = SHA256()
        let tools = [kind, toolchain.identity, toolchain.swiftc.path] + toolchain.sdk
        for word in tools + Self.languageFlags + words { hash.update(part: word) }
        return "\(kind)-\(hash.finish().prefix(32))"
    }
}

private func result<Value: Sendable>(
    _ body: @Sendable () async throws -> Value
) async -> Result<Value, any Error> {
    do { return .success(try await body()) } catch { return .failure(error) }
}

extension Result<Void, any Error> {
    /// True where the compiler found an error in a file that is meant.
    fileprivate func isError(in isMeant: (_ path: String) -> Bool) -> Bool {
        guard case .failure(let errors as BuildErrors) = self else { return false }
        return errors.list.contains { $0.file.map(isMeant) ?? false }
    }
}
