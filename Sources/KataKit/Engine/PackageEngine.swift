import Foundation

/// Builds with SwiftPM: slower than `CompilerEngine`, and at home on every platform that SwiftPM is.
///
/// Package.swift is told by the environment what the bench is: KATA_CHAPTER leaves the other chapters out,
/// KATA_SOURCES and KATA_STEP put the bench's folder and step in the place of the learner's.
public struct PackageEngine: Engine {
    public let name = "package"

    private let workspace: Workspace
    private let toolchain: Toolchain

    public init(workspace: Workspace, toolchain: Toolchain) {
        self.workspace = workspace
        self.toolchain = toolchain
    }

    public func prepare() async throws {}

    public func run(_ bench: Bench, deadline: Duration) async throws -> Outcome {
        let clock = ContinuousClock()
        let start = clock.now
        let scratch = workspace.stateFolder.appending(path: "package/\(bench.chapter)")
        let texts = try SourceText.read(bench.sources + bench.tests)
        let fingerprint = fingerprint(of: bench, texts: texts)
        try forgetStaleProducts(in: scratch, bench: bench, fingerprint: fingerprint)

        let build: ChildProcess.Result
        do {
            build = try await ChildProcess.runDetached(
                toolchain.swift,
                ["build", "--build-tests", "--package-path", workspace.root.path]
                    + ["--scratch-path", scratch.path, "-Xswiftc", "-diagnostic-style", "-Xswiftc", "llvm"],
                environment: environment(for: bench), directory: workspace.root)
        } catch {
            throw KataError.engineFailed("SwiftPM could not be started. \(error)")
        }
        let built = clock.now
        if build.termination == .cancelled { throw CancellationError() }
        guard build.succeeded else {
            let text = String(decoding: build.standardOutput + build.standardError, as: UTF8.self)
            let errors = Diagnostic.errors(in: text).uniqued()
            guard !errors.isEmpty else {
                throw KataError.engineFailed("SwiftPM cannot build the package. It says: \(text.suffix(400))")
            }
            return Outcome(
                diagnostics: ordered(errors, bench), run: nil, buildSeconds: (built - start).seconds,
                runSeconds: 0)
        }
        try Files.write(Data(fingerprint.utf8), to: scratch.appending(path: "fingerprint"))

        var binary = binary(in: scratch)
        binary.environment = bench.environment
        let run = try await binary.run(deadline: deadline)
        return Outcome(
            diagnostics: [], run: run, buildSeconds: (built - start).seconds,
            runSeconds: (clock.now - built).seconds)
    }

    /// The chapter's own errors come first, as with the other engine: the tests' may only follow from them.
    private func ordered(_ errors: [Diagnostic], _ bench: Bench) -> [Diagnostic] {
        let inSources = errors.filter { $0.file?.hasPrefix(bench.sourcesFolder.path) == true }
        return inSources.isEmpty ? errors : inSources
    }

    private func environment(for bench: Bench) -> [String: String] {
        var environment = ProcessInfo.processInfo.environment
        environment["KATA_CHAPTER"] = bench.chapter
        environment["KATA_SOURCES"] = workspace.displayPath(bench.sourcesFolder.path)
        environment["KATA_STEP"] = String(bench.step)
        return environment
    }

    /// SwiftPM decides by time stamps: an edit in the second of the last build is not seen. So where the texts
    /// are not those of the last build, the products of the two modules are removed first; the build's own plan,
    /// which SwiftPM would not write again, stays.
    private func forgetStaleProducts(in scratch: URL, bench: Bench, fingerprint: String) throws {
        guard (try? Files.text(scratch.appending(path: "fingerprint"))) != fingerprint else { return }
        for module in [bench.moduleName, bench.testModuleName] {
            let folder = scratch.appending(path: "debug/\(module).build").resolvingSymlinksInPath()
            let products = (try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? []
            for product in products where product != "output-file-map.json" && product != "sources" {
                try? FileManager.default.removeItem(at: folder.appending(path: product))
            }
        }
    }

    private func fingerprint(of bench: Bench, texts: [SourceText]) -> String {
        var hash = SHA256()
        hash.update(part: String(bench.step))
        for text in texts {
            hash.update(part: text.path)
            hash.update(part: text.bytes)
        }
        return hash.finish()
    }

    private func binary(in scratch: URL) -> TestBinary {
        let bundle = scratch.appending(path: "debug/StringlinePackageTests.xctest")
        #if canImport(Darwin)
        // On a Mac the tests are a bundle that a helper of the toolchain loads. Not proven: see README.md.
        let helper = toolchain.swift.resolvingSymlinksInPath().deletingLastPathComponent()
            .deletingLastPathComponent().appending(path: "libexec/swift/pm/swiftpm-testing-helper")
        let loaded = bundle.appending(path: "Contents/MacOS/StringlinePackageTests")
        return TestBinary(
            executable: helper, leadingArguments: ["--test-bundle-path", loaded.path, loaded.path],
            workspace: workspace)
        #else
        return TestBinary(executable: bundle, workspace: workspace)
        #endif
    }
}

extension [Diagnostic] {
    /// Each error once: SwiftPM prints one again for every job that met it.
    fileprivate func uniqued() -> [Diagnostic] {
        var seen: [Diagnostic] = []
        for error in self where !seen.contains(error) { seen.append(error) }
        return seen
    }
}
