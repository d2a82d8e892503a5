import Foundation
import KataBase
import KataText

/// Builds and runs with SwiftPM: slower than `CompilerEngine`, and at home on every platform that SwiftPM is.
///
/// It builds a package of its own, which has one chapter: see `SetupPackage`. Where a product is, and how tests are run, is
/// SwiftPM's to know: it is asked, on every platform and with every build system.
package struct PackageEngine: Engine {
    package let name = "package"
    /// SwiftPM allows one build at a time in a build folder.
    package let setupsAtOnce = 1

    private let workspace: Workspace
    private let toolchain: Toolchain
    private let progress: @Sendable (String) -> Void

    /// - Parameter progress: is told, in a sentence, of what takes long, when it begins.
    package init(
        workspace: Workspace, toolchain: Toolchain, progress: @escaping @Sendable (String) -> Void = { _ in }
    ) {
        self.workspace = workspace
        self.toolchain = toolchain
        self.progress = progress
    }

    package func prepare() async throws {}

    package func fingerprint() async throws -> String {
        var hash = SHA256()
        for word in [name, toolchain.identity, toolchain.swift.path] { hash.update(part: word) }
        for module in SupportModule.present(in: workspace) {
            hash.update(try Setup.sources(in: workspace.sourcesFolder(of: module.name)))
        }
        return hash.finish()
    }

    package func run(_ setup: Setup, limits: TimeLimits) async throws -> Outcome {
        let package = SetupPackage(of: setup, in: workspace)
        return try await alone(with: package) { environment in
            try await run(package, limits: limits, environment)
        }
    }

    private func run(
        _ package: SetupPackage, limits: TimeLimits, _ environment: [String: String]
    ) async throws -> Outcome {
        let setup = package.setup
        let clock = ContinuousClock()
        let start = clock.now
        try package.write()
        try await readySupportModules(in: package, environment)
        let build = try await swiftPM(
            ["build", "--build-tests"] + Self.compilerFlags, package, environment, deadline: limits.build)
        try (setup.sources + setup.tests).checkUnchanged()
        let built = clock.now
        var outcome = Outcome(
            diagnostics: [], run: nil, buildSeconds: (built - start).seconds, runSeconds: 0)
        if build.termination == .deadline {
            outcome.exceededBuildLimit = limits.build
            return outcome
        }
        outcome.diagnostics = try errors(of: build, package)
        guard outcome.diagnostics.isEmpty else { return outcome }

        let run = try await TestProcess(
            executable: toolchain.swift,
            arguments: ["test", "--skip-build"] + place(of: package)
                + ["--disable-xctest", "--no-parallel", "--quiet"] + setup.skipFlags,
            streamVersion: toolchain.eventStream, workspace: workspace,
            environment: environment.merging(setup.environment) { $1 }
        ).run(deadline: limits.tests + Self.startOfSwiftPM, patience: limits.patience)
        outcome.run = package.told(run).givingIssues(toTestsIn: setup)
        outcome.runSeconds = (clock.now - built).seconds
        return outcome
    }

    package func drawPreviews(of setup: Setup) async throws -> [DrawnState] {
        let drawing = try PreviewDrawing(of: setup, in: workspace)
        let package = SetupPackage(of: setup, in: workspace)
        return try await alone(with: package) { environment in
            try await drawing.states(by: try await previewProgram(of: package, drawing, environment))
        }
    }

    private func previewProgram(
        of package: SetupPackage, _ drawing: PreviewDrawing, _ environment: [String: String]
    ) async throws -> URL {
        try package.write(program: drawing.program)
        try await readySupportModules(in: package, environment)
        let product = ["--product", PreviewDrawing.programName]
        let build = try await swiftPM(["build"] + product + Self.compilerFlags, package, environment)
        if let error = try errors(of: build, package).first { throw drawing.failure(error) }
        let answer = try await swiftPM(
            ["build", "--show-bin-path"] + product + Self.compilerFlags, package, environment)
        let bin = String(decoding: answer.standardOutput, as: UTF8.self).trimmed
        return URL(fileURLWithPath: bin).appending(path: PreviewDrawing.programName)
    }

    /// Does some work in a chapter's build folder while no other runner does.
    ///
    /// SwiftPM leaves half a dozen folders among the temporary files at each call, and keeps the lock of its build folder
    /// there. So its temporary files are gone with the work, and the lock is the runner's.
    ///
    /// - Parameter work: is given the environment for SwiftPM.
    private func alone<Value: Sendable>(
        with package: SetupPackage, _ work: ([String: String]) async throws -> Value
    ) async throws -> Value {
        let file = package.folder.appendingPathExtension("lock")
        let lock = try await FileLock.wait(
            for: file, shownAs: workspace.displayPath(file.path),
            busy: .engineFailed(
                "Another runner has been building this chapter for ten minutes. End it, then run the command again."
            ))
        defer { withExtendedLifetime(lock) {} }
        return try await Files.withTemporaryFolder { temporary in
            try await work(RunnerEnvironment.forChildren.merging(["TMPDIR": temporary.path]) { $1 })
        }
    }

    // MARK: SwiftPM

    /// What SwiftPM may take on a slow machine until the first test runs: it is not the tests' time.
    private static let startOfSwiftPM = Duration.seconds(5)

    /// One job for a module's files: SwiftPM's build systems stop at the first job that fails, and which one that is
    /// differs from run to run.
    private static let compilerFlags = ["-diagnostic-style", "llvm", "-driver-batch-count", "1"].flatMap {
        ["-Xswiftc", $0]
    }

    private func place(of package: SetupPackage) -> [String] { ["--package-path", package.folder.path] }

    private func swiftPM(
        _ arguments: [String], _ package: SetupPackage, _ environment: [String: String],
        deadline: Duration? = nil
    ) async throws -> ChildProcess.Completion {
        // The backtrace of a SwiftPM that crashes takes many seconds, and it says nothing to a learner.
        let environment = environment.merging(["SWIFT_BACKTRACE": "enable=no"]) { $1 }
        for attempt in 1... {
            let result: ChildProcess.Completion
            do {
                result = try await ChildProcess.runDetached(
                    toolchain.swift, arguments + place(of: package), environment: environment,
                    directory: workspace.root, supervised: true, deadline: deadline)
            } catch {
                throw KataError.engineFailed("SwiftPM could not be started. \(error)")
            }
            if result.termination == .cancelled { throw CancellationError() }
            // The other build system of 6.3 crashes now and then.
            if case .signalled = result.termination, attempt < 3 { continue }
            return result
        }
        fatalError("the last attempt returns")
    }

    /// The compiler's errors, each once: SwiftPM prints one again for every job that met it.
    ///
    /// - Throws: where a build failed for another reason.
    private func errors(of build: ChildProcess.Completion, _ package: SetupPackage) throws -> [Diagnostic] {
        guard !build.succeeded else { return [] }
        let text = package.told(
            String(decoding: build.standardOutput + build.standardError, as: UTF8.self))
        if let fault = MachineFault.error(of: "SwiftPM", saying: text) { throw fault }
        var seen: Set<Diagnostic> = []
        let errors = Diagnostic.errors(in: text, takesBare: false).filter { seen.insert($0).inserted }
        try Diagnostic.confirmTesting(errors)
        guard !errors.isEmpty else {
            throw KataError.engineFailed(
                "SwiftPM cannot build the package. It says: \(text.suffix(400).trimmed.printable)")
        }
        // The chapter's own errors come first, as with the other engine: the tests' may only follow from them.
        let own = errors.filter { $0.file?.hasPrefix(package.setup.sourcesFolder.path + "/") == true }
        return own.isEmpty ? package.setup.told(errors) : own
    }

    /// Builds what the chapters lean on, without a limit, where it is not as it was built, and from nothing where that was at
    /// another place or by another toolchain: neither can be built upon.
    private func readySupportModules(
        in package: SetupPackage, _ environment: [String: String]
    ) async throws {
        let built = package.folder.appending(path: ".build")
        let note = built.appending(path: "made-for")
        let place = "\(package.folder.path)\n\(toolchain.swift.path)\n\(toolchain.identity)\n"
        let texts = try package.modules.map { try Setup.sources(in: workspace.sourcesFolder(of: $0.name)) }
        var hash = SHA256()
        for files in texts { hash.update(files) }
        let wanted = place + hash.finish()
        let known = (try? Files.text(note)) ?? ""
        guard known != wanted else { return }
        if !known.hasPrefix(place), Files.exists(built) { try Files.remove(built) }
        for (module, files) in zip(package.modules, texts) {
            if SupportModule.takesLong(files: files.count) {
                progress("Compiling \(module.name), once for this chapter.")
            }
            let build = try await swiftPM(
                ["build", "--target", module.name] + Self.compilerFlags, package, environment)
            if let error = try errors(of: build, package).first {
                throw workspace.brokenSupport(error)
            }
        }
        try Files.write(Data(wanted.utf8), to: note)
    }
}
