import Foundation
import KataBase
import KataText

/// The question whether sources would compile for a system of Apple's, asked of this machine's compiler. SwiftUI is PaperUI
/// there, whose names carry the facts that are known of SwiftUI's.
package struct AppleQuestion: Sendable {
    private let engine: CompilerEngine
    private let toolchain: AppleToolchain
    private let environment: [String: String]

    /// - Returns: nil where it cannot be asked with this toolchain.
    package init?(
        for system: AppleSystem, of workspace: Workspace, with toolchain: Toolchain,
        environment: [String: String]
    ) {
        guard let apple = AppleToolchain(for: system, like: toolchain, environment: environment) else {
            return nil
        }
        engine = CompilerEngine(workspace: workspace, toolchain: toolchain)
        self.toolchain = apple
        self.environment = environment
    }

    /// Goes into the keys of what is kept. Increase when it is made in another way.
    private static let version = "1"

    /// True where it can be asked at once; else it is prepared for, which takes half a minute.
    package func isReady() throws -> Bool { engine.cache.holds(try key()) }

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

    /// Of all that its answers depend on, besides the sources.
    package func key() throws -> String {
        let facts = try Files.text(engine.workspace.root.appending(path: SwiftUIFacts.fileName))
        return engine.key("apple", [Self.version, toolchain.target, facts, try paper().hash])
    }

    private func paper() throws -> Compilation {
        try engine.compilation(of: SupportModule.all[0], importing: Imports())
    }

    /// The folder of all that the arguments lead to, with the modules `PaperUI` and `SwiftUI`.
    private func folder() async throws -> URL {
        let name = "tools"
        let product = try await engine.cache.product(try key()) { scratch in
            let folder = scratch.appending(path: name)
            try toolchain.make(in: folder)
            let interface = folder.appending(path: "PaperUI.swiftinterface")
            try await engine.emitModule(
                of: paper(), skipping: "-experimental-skip-all-function-bodies", into: folder,
                flags: ["-enable-library-evolution", "-emit-module-interface-path", interface.path])
            let facts = try SwiftUIFacts(of: engine.workspace)
            let marked = facts.marking(ModuleInterface(try Files.text(interface)))
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
