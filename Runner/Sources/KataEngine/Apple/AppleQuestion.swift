import Foundation
import KataBase
import KataText

/// The question whether sources would compile for a system of Apple's, asked of this machine's compiler. SwiftUI is PaperUI
/// there, whose names carry the facts that are known of SwiftUI's.
package struct AppleQuestion: Sendable {
    private let engine: CompilerEngine
    private let toolchain: AppleToolchain
    /// PaperUI, and the facts: read once, for hashing them takes longer than a question.
    private let paper: Compilation
    private let facts: String
    /// Of all that its answers depend on, besides the sources.
    package let key: String

    /// The same question about several systems.
    ///
    /// - Returns: nil where it cannot be asked with this toolchain.
    package static func all(
        for systems: [AppleSystem], of workspace: Workspace, with toolchain: Toolchain,
        environment: [String: String]
    ) throws -> [AppleQuestion]? {
        let toolchains = systems.compactMap {
            AppleToolchain(for: $0, like: toolchain, environment: environment)
        }
        guard toolchains.count == systems.count else { return nil }
        let engine = CompilerEngine(workspace: workspace, toolchain: toolchain)
        let paper = try engine.compilation(of: SupportModule.all[0], importing: Imports())
        let facts = try Files.text(workspace.root.appending(path: SwiftUIFacts.fileName))
        return toolchains.map { AppleQuestion(engine: engine, toolchain: $0, paper: paper, facts: facts) }
    }

    private init(engine: CompilerEngine, toolchain: AppleToolchain, paper: Compilation, facts: String) {
        (self.engine, self.toolchain, self.paper, self.facts) = (engine, toolchain, paper, facts)
        key = engine.key("apple", [Self.version, toolchain.target, facts, paper.hash])
    }

    /// Goes into the keys of what is kept. Increase when it is made in another way.
    private static let version = "1"

    /// True where it can be asked at once; else it is prepared for, which takes half a minute.
    package var isReady: Bool { engine.cache.holds(key) }

    package func prepare() async throws { _ = try await folder() }

    /// The frontend's arguments.
    package func arguments() async throws -> [String] { toolchain.arguments(in: try await folder()) }

    /// The errors that the sources have for their use of what the system does not have, in the order of the texts.
    ///
    /// What else is wrong with them is not told: they compile here.
    package func errors(in sources: [SourceText], of module: String) async throws -> [Diagnostic] {
        do {
            try await engine.run(
                engine.toolchain.swiftc,
                ["-frontend", "-typecheck", "-diagnostic-style", "llvm", "-no-color-diagnostics"]
                    + ["-parse-as-library", "-DDEBUG", "-DSWIFT_PACKAGE", "-module-name", module]
                    + (try await arguments()) + sources.map(\.path))
            return []
        } catch let errors as BuildErrors {
            return errors.list.filter(\.isOfSystem).map { error in
                var error = error
                error.message = SwiftUIFacts.Since.words(error.message)
                return error
            }
        }
    }

    /// The folder of all that the arguments lead to, with the modules `PaperUI` and `SwiftUI`.
    private func folder() async throws -> URL {
        let name = "tools"
        let product = try await engine.cache.product(key) { scratch in
            let folder = scratch.appending(path: name)
            try toolchain.make(in: folder)
            let interface = folder.appending(path: "PaperUI.swiftinterface")
            try await engine.emitModule(
                of: paper, skipping: "-experimental-skip-all-function-bodies", into: folder,
                flags: ["-enable-library-evolution", "-emit-module-interface-path", interface.path])
            let marked = try SwiftUIFacts(facts).marking(ModuleInterface(try Files.text(interface)))
            try Files.write(Data(AppleToolchain.inOnePiece(marked).utf8), to: interface)
            try await emit(
                "PaperUI",
                from: [
                    "-compile-module-from-interface", "-explicit-interface-module-build",
                    "-disable-availability-checking", interface.path,
                ], in: folder)
            let bridge = folder.appending(path: "SwiftUI.swift")
            try Files.write(Data("@_exported import PaperUI\n".utf8), to: bridge)
            try await emit("SwiftUI", from: ["-emit-module", bridge.path], in: folder)
        }
        return product.appending(path: name)
    }

    private func emit(_ module: String, from mode: [String], in folder: URL) async throws {
        try await engine.run(
            engine.toolchain.swiftc,
            ["-frontend"] + mode + toolchain.arguments(in: folder)
                + [
                    "-module-name", module, "-o",
                    folder.appending(path: "modules/\(module).swiftmodule").path,
                ])
    }
}

extension Diagnostic {
    /// True for an error that says that a system has something not at all, or later only.
    fileprivate var isOfSystem: Bool {
        ["only available in ", "unavailable in iOS", "unavailable in macOS"].contains {
            message.contains(" is \($0)")
        }
    }
}
