import Foundation
import KataBase
import KataText

/// Builds and runs with SwiftPM: slower than `CompilerEngine`, and at home on every platform that SwiftPM is.
///
/// It builds packages of its own: one of the modules that all chapters lean on (`SupportPackage`), and one a chapter
/// (`SetupPackage`). Where a product is, is SwiftPM's to know: it is asked, on every platform and with every build system. How
/// tests are run is, too, but where its product is a program.
package struct PackageEngine: Engine {
    package let name = "package"
    /// Each is built in a folder of its own, of 25 megabytes.
    package let setupsAtOnce = min(4, ProcessInfo.processInfo.activeProcessorCount)

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

    package func prepare(for texts: [SourceText]) async throws { _ = try await support(for: texts) }

    package func fingerprint() async throws -> String {
        var hash = SHA256()
        for word in [name, toolchain.identity, toolchain.swift.path] { hash.update(part: word) }
        let modules = SupportModule.present(in: workspace)
        for stamp in try SupportPackage(of: modules, in: workspace).stamps { hash.update(part: stamp) }
        return hash.finish()
    }

    package func run(_ setup: Setup, limits: TimeLimits) async throws -> Outcome {
        let (support, place) = try await support(for: setup.texts)
        return try await alone(with: packages(of: setup, leaningOn: support)) { package, environment in
            let clock = ContinuousClock()
            let start = clock.now
            let (build, product) = try await build(package, at: place, environment, deadline: limits.build)
            let built = clock.now
            var outcome = Outcome(
                diagnostics: [], run: nil, buildSeconds: (built - start).seconds, runSeconds: 0)
            if build?.termination == .deadline {
                (outcome.exceededBuildLimit, outcome.busy) = (limits.build, build?.busy)
                return outcome
            }
            outcome.diagnostics = try build.map { try errors(of: $0, package) } ?? []
            guard outcome.diagnostics.isEmpty else { return outcome }

            let run = try await tests(of: package, product, environment, limits)
            outcome.run = package.told(run).givingIssues(toTestsIn: setup)
            outcome.runSeconds = (clock.now - built).seconds
            return outcome
        }
    }

    /// Builds the package that a run of a solution takes. Of mistakes only one can be built at a time, and the next one
    /// would undo it.
    package func prepare(_ setup: Setup) async throws {
        guard setup.origin.isEmpty else { return }
        let (support, place) = try await support(for: setup.texts)
        try await alone(with: packages(of: setup, leaningOn: support)) { package, environment in
            _ = try await build(package, at: place, environment)
        }
    }

    package func build(_ program: String, beside setup: Setup, into destination: URL) async throws -> URL {
        // What is built for a check is good here, and the other way round.
        let (support, place) = try await support(
            for: setup.texts + [SourceText(path: "", bytes: Data(program.utf8))])
        return try await alone(with: packages(of: setup, leaningOn: support)) { package, environment in
            var note = try note(of: package.package, for: place)
            note.texts = try package.write(after: note.texts, place.products, program: program)
            try note.write(in: package.package)
            let product = ["--product", PreviewDrawing.programName]
            let build = try await swiftPM(["build"] + product, package.package, environment)
            let errors = try errors(of: build, package)
            guard errors.isEmpty else { throw BuildErrors(list: errors) }
            let folder = try await products(of: package.package, environment)
            return try Files.copy(folder.appending(path: PreviewDrawing.programName), to: destination)
        }
    }

    private func packages(of setup: Setup, leaningOn support: SupportPackage?) -> [SetupPackage] {
        SetupPackage.names(of: setup, in: workspace, count: setupsAtOnce).map {
            SetupPackage(of: setup, named: $0, in: workspace, leaningOn: support)
        }
    }

    /// Does some work in a package's build folder while nothing else does, here or in another runner.
    ///
    /// SwiftPM leaves half a dozen folders among the temporary files at each call, and keeps the lock of its build folder
    /// there. So its temporary files are gone with the work, and the lock is the runner's. Their folder is always the same:
    /// where a variable of the environment differs, SwiftPM compiles the manifest again.
    ///
    /// - Parameters:
    ///   - packages: any of which will do.
    ///   - work: is given the package, and the environment for SwiftPM.
    private func alone<Package: SwiftPMPackage, Value: Sendable>(
        with packages: [Package], _ work: (Package, [String: String]) async throws -> Value
    ) async throws -> Value {
        let (lock, index) = try await FileLock.wait(
            forOneOf: packages.map { $0.package.folder.appendingPathExtension("lock") },
            shownAs: { workspace.displayPath($0.path) },
            busy: KataError(
                "Another runner has been building this chapter for ten minutes.",
                next: "End it, then run the command again."))
        defer { withExtendedLifetime(lock) {} }
        let temporary = packages[index].package.temporaryFolder
        try? FileManager.default.removeItem(at: temporary)
        try Files.makeFolder(temporary)
        defer { try? FileManager.default.removeItem(at: temporary) }
        return try await work(
            packages[index], RunnerEnvironment.forChildren.merging(["TMPDIR": temporary.path]) { $1 })
    }

    // MARK: What is built

    /// The conditions of a build besides its package: where that is, the toolchain, and the support modules.
    private struct Place {
        let toolchain: String
        var support = ""
        var products = SupportPackage.Products()

        func identity(of package: LinkedPackage) -> String {
            "\(package.folder.path)\n\(toolchain)\n\(support)"
        }
    }

    /// The note that is kept beside a build.
    private struct Note: Codable {
        let place: String
        var texts = BuiltTexts()
        /// Without a folder until something was built.
        var products = SupportPackage.Products()

        static func file(of package: LinkedPackage) -> URL {
            package.buildFolder.appending(path: "kata.json")
        }

        func write(in package: LinkedPackage) throws {
            try Files.write(try JSONEncoder().encode(self), to: Self.file(of: package))
        }
    }

    /// The note of what was built here. What was built at another place, by another toolchain or upon other modules
    /// cannot be built upon, and is removed.
    private func note(of package: LinkedPackage, for place: Place) throws -> Note {
        let wanted = place.identity(of: package)
        let note = try? JSONDecoder().decode(Note.self, from: try Files.data(Note.file(of: package)))
        if let note, note.place == wanted { return note }
        if Files.exists(package.buildFolder) { try Files.remove(package.buildFolder) }
        return Note(place: wanted)
    }

    /// Builds what some texts import of what chapters lean on, without a limit, where it is not as it was built. What was
    /// built before stays in the package: chapters that import less are linked with that, too.
    ///
    /// - Returns: no package where they import nothing of it.
    private func support(for texts: [SourceText]) async throws -> (SupportPackage?, Place) {
        let needed = SupportModule.needed(by: texts, in: workspace)
        var place = Place(toolchain: "\(toolchain.swift.path)\n\(toolchain.identity)")
        // What a runner kept that built PaperUI for each chapter.
        try? FileManager.default.removeItem(at: workspace.stateFolder.appending(path: "package"))
        guard !needed.isEmpty else { return (nil, place) }
        let neededAlone = try SupportPackage(of: needed, in: workspace)
        let (support, products) = try await alone(with: [neededAlone]) { [place] neededAlone, environment in
            try await grown(by: neededAlone, at: place, environment)
        }
        place.products = products
        place.support = neededAlone.digest
        return (support, place)
    }

    /// Builds the package of what was built before and what some texts need.
    private func grown(
        by new: SupportPackage, at place: Place, _ environment: [String: String]
    ) async throws -> (SupportPackage, SupportPackage.Products) {
        var note = try note(of: new.package, for: place)
        let known = note.products.modules
        let modules = SupportModule.present(in: workspace).filter {
            known[$0.name] != nil || new.modules.contains($0)
        }
        var digests: [String: String] = [:]
        for module in modules {
            digests[module.name] = try SupportPackage(of: [module], in: workspace).digest
        }
        let support = try SupportPackage(of: modules, in: workspace)
        note.texts = try support.write(after: note.texts)
        if note.texts.areWhole { return (support, note.products) }
        try note.write(in: support.package)
        for (module, link) in zip(support.modules, support.package.links)
        where known[module.name] != digests[module.name] {
            guard SupportModule.takesLong(files: try Files.list(link.target).count) else { continue }
            progress("Compiling \(module.name), once for all chapters.")
        }
        let build = try await swiftPM(
            ["build", "--product", SupportPackage.product], support.package, environment)
        if let error = try errors(of: build, support.package.told).first {
            throw workspace.brokenSupport(error)
        }
        note.products = SupportPackage.Products(
            folder: try await products(of: support.package, environment), modules: digests,
            imports: try support.imports())
        note.texts.areWhole = true
        try note.write(in: support.package)
        return (support, note.products)
    }

    /// Builds a chapter and its tests, where they are not as they were built.
    ///
    /// - Returns: what SwiftPM said, nil where nothing was to build; and where the products are.
    private func build(
        _ package: SetupPackage, at place: Place, _ environment: [String: String], deadline: Duration? = nil
    ) async throws -> (ChildProcess.Completion?, products: URL?) {
        var note = try note(of: package.package, for: place)
        note.texts = try package.write(after: note.texts, place.products)
        if note.texts.areWhole, let products = note.products.folder { return (nil, products) }
        try note.write(in: package.package)
        let build = try await swiftPM(
            ["build", "--build-tests"], package.package, environment, deadline: deadline)
        try (package.setup.sources + package.setup.tests).checkUnchanged()
        guard build.succeeded else { return (build, nil) }
        if note.products.folder == nil {
            note.products.folder = try await products(of: package.package, environment)
        }
        note.texts.areWhole = true
        try note.write(in: package.package)
        return (build, note.products.folder)
    }

    private func products(of package: LinkedPackage, _ environment: [String: String]) async throws -> URL {
        let answer = try await swiftPM(["build", "--show-bin-path"], package, environment)
        return URL(fileURLWithPath: String(decoding: answer.standardOutput, as: UTF8.self).trimmed)
    }

    // MARK: Tests

    /// The time that SwiftPM may take on a slow machine until the first test runs: it is not the tests' time.
    private static let startOfSwiftPM = Duration.seconds(5)

    /// Runs the tests: without SwiftPM, which takes half as long as a build of its own, where its product is a program.
    private func tests(
        of package: SetupPackage, _ products: URL?, _ environment: [String: String], _ limits: TimeLimits
    ) async throws -> TestRun {
        let flags = ["--no-parallel"] + package.setup.skipFlags
        let program = products.flatMap(Self.testProgram)
        return try await TestProcess(
            executable: program ?? toolchain.swift,
            arguments: program != nil
                ? ["--testing-library", "swift-testing", "--verbosity", String(Int.min)] + flags
                : ["test", "--skip-build"] + place(of: package.package) + ["--disable-xctest", "--quiet"]
                    + flags,
            streamVersion: toolchain.eventStream, workspace: workspace,
            environment: environment.merging(package.setup.environment) { $1 }
        ).run(
            deadline: limits.tests + (program == nil ? Self.startOfSwiftPM : .zero), patience: limits.patience
        )
    }

    /// nil where the tests are a bundle, or SwiftPM builds them in another way.
    private static func testProgram(in products: URL) -> URL? {
        let program = products.appending(path: "\(LinkedPackage.name)PackageTests.xctest")
        return Files.isFolder(program) || !Files.exists(program) ? nil : program
    }

    // MARK: SwiftPM

    /// The flags of every build: one job for a module's files, since SwiftPM's build systems stop at the first job that
    /// fails, and which one that is differs from run to run; and one folder for what the compiler makes of the system's
    /// modules, fifty megabytes that each package would have by itself.
    private var flags: [String] {
        let support = LinkedPackage(SupportPackage.product, in: workspace, links: [])
        let modules = support.buildFolder.appending(path: "modules")
        let words = [
            "-diagnostic-style", "llvm", "-driver-batch-count", "1", "-module-cache-path", modules.path,
        ]
        return words.flatMap { ["-Xswiftc", $0] }
    }

    private func place(of package: LinkedPackage) -> [String] { ["--package-path", package.folder.path] }

    private func swiftPM(
        _ arguments: [String], _ package: LinkedPackage, _ environment: [String: String],
        deadline: Duration? = nil
    ) async throws -> ChildProcess.Completion {
        // The backtrace of a SwiftPM that crashes takes many seconds, and it says nothing to a learner.
        let environment = environment.merging(["SWIFT_BACKTRACE": "enable=no"]) { $1 }
        for attempt in 1... {
            let result: ChildProcess.Completion
            do {
                result = try await ChildProcess.runDetached(
                    toolchain.swift, arguments + flags + place(of: package),
                    environment: environment, directory: workspace.root, supervised: true, deadline: deadline,
                    measure: .processor)
            } catch {
                if let fault = MachineFault.error(ofStarting: "SwiftPM", error) { throw fault }
                throw KataError("SwiftPM could not be started. \(error)")
            }
            if result.termination == .cancelled { throw CancellationError() }
            // The other build system of 6.3 crashes now and then.
            if case .signalled = result.termination, attempt < 3 { continue }
            if result.termination == .signalled(SIGKILL) { throw MachineFault.memory(of: "SwiftPM") }
            return result
        }
        fatalError("the last attempt returns")
    }

    /// A chapter's errors. Its own come first, as with the other engine: the tests' may only follow from them.
    private func errors(of build: ChildProcess.Completion, _ package: SetupPackage) throws -> [Diagnostic] {
        let errors = try errors(of: build, package.told)
        let own = errors.filter { $0.file?.hasPrefix(package.setup.sourcesFolder.path + "/") == true }
        return own.isEmpty ? package.setup.told(errors) : own
    }

    /// The compiler's errors, each once: SwiftPM prints one again for every job that met it.
    ///
    /// - Throws: where a build failed for another reason.
    private func errors(
        of build: ChildProcess.Completion, _ told: (String) -> String
    ) throws -> [Diagnostic] {
        guard !build.succeeded else { return [] }
        let text = told(String(decoding: build.standardOutput + build.standardError, as: UTF8.self))
        if let fault = MachineFault.error(of: "SwiftPM", saying: text) { throw fault }
        var seen: Set<Diagnostic> = []
        let errors = Diagnostic.errors(in: text, takesBare: false).filter { seen.insert($0).inserted }
        try Diagnostic.confirmTesting(errors)
        guard !errors.isEmpty else {
            throw KataError(
                "SwiftPM cannot build the package. It says: \(text.suffix(400).trimmed.printable)")
        }
        return errors
    }
}
