import Foundation
import KataBase
import KataEngine
import KataText
import KataWork

/// A workspace with one test that passes, to try a toolchain with: built, run, and its event stream read.
enum Probe {
    /// - Throws: `KataError` where nothing can be built here.
    static func run(
        by name: EngineName, _ toolchain: Toolchain, _ limits: TimeLimits
    ) async throws -> (run: TestRun, seconds: Double) {
        let root = try Files.temporaryFolder()
        defer { try? FileManager.default.removeItem(at: root) }
        for (path, text) in files { try Files.write(Data(text.utf8), to: root.appending(path: path)) }
        let workspace = Workspace(root: root.real)
        let setup = try Setup(
            chapter: "Probe", step: 1, sourcesFolder: workspace.sourcesFolder(of: "Probe"),
            tests: .starter, workspace: workspace)
        let engine: any Engine =
            switch name {
            case .compiler: CompilerEngine(workspace: workspace, toolchain: toolchain)
            case .package: PackageEngine(workspace: workspace, toolchain: toolchain)
            }
        let outcome = try await engine.run(setup, limits: limits)
        guard let run = outcome.run else {
            throw KataError(
                "A test of one line does not compile: \(outcome.diagnostics.first?.message ?? "no reason given").",
                next: "Install Swift 6.2 or later from swift.org/install, with Swift Testing.")
        }
        return (run, outcome.buildSeconds + outcome.runSeconds)
    }

    private static let files = [
        "Package.swift": """
        // swift-tools-version: 6.2
        import PackageDescription

        let package = Package(
            name: "Stringline",
            targets: [
                .target(name: "Probe"),
                .testTarget(
                    name: "ProbeTests", dependencies: ["Probe"], swiftSettings: [.define("STEP_1")]),
            ])
        """,
        "Sources/Probe/Probe.swift": "let one = 1\n",
        "Tests/ProbeTests/Step1-Probe.swift": """
        import Testing

        @testable import Probe

        @Test func oneIsOne() { #expect(one == 1) }
        """,
    ]
}
