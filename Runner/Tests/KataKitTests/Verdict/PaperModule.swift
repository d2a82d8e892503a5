import Foundation
import RunnerTesting

@testable import KataBase

/// PaperUI's interface, compiled once for all tests that ask a compiler about it.
actor PaperModule {
    static let shared = PaperModule()
    private var compiled: Task<URL, any Error>?

    /// A folder for the compiler's -I.
    func folder() async throws -> URL {
        let task = compiled ?? Task { try await Self.compile() }
        compiled = task
        return try await task.value
    }

    private static let name = "PaperUI.swiftinterface"

    /// The interface, as the compiler writes it for whoever has a library and not its sources.
    func interface() async throws -> String {
        let folder = try await Self.compile(
            named: "interface"
        ) { folder in
            [
                "-enable-library-evolution", "-emit-module-interface-path",
                folder.appending(path: Self.name).path,
            ]
        }
        return try Files.text(folder.appending(path: Self.name))
    }

    private static func compile(
        named name: String = "paper", _ flags: (URL) -> [String] = { _ in [] }
    ) async throws -> URL {
        let folder = FileManager.default.temporaryDirectory.appending(path: "kata-tests-\(name)-\(getpid())")
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        let sources = Repository.root.appending(path: "Sources/PaperUI")
        let result = try await ChildProcess.runDetached(
            try FixtureWorkspace().toolchain().swiftc,
            [
                "-wmo", "-swift-version", "6", "-emit-module", "-module-name", "PaperUI", "-package-name",
                "paper",
                "-Xfrontend",
                "-experimental-skip-all-function-bodies", "-emit-module-path",
                folder.appending(path: "PaperUI.swiftmodule").path,
            ] + flags(folder)
                + Files.list(sources).filter { $0.hasSuffix(".swift") }.map {
                    sources.appending(path: $0).path
                }
        )
        guard result.succeeded else {
            throw KataError(String(decoding: result.standardError, as: UTF8.self))
        }
        return folder
    }
}
