#if os(Linux)
import Foundation
import RunnerTesting
import Testing

@testable import KataBase
@testable import KataEngine

@Suite("The system's modules for guests")
struct SystemModulesTests {
    @Test func `two that begin at once make them once`() async throws {
        let fixture = try FixtureWorkspace()
        let real = try fixture.toolchain()
        let compiler = real.swiftc.deletingLastPathComponent().appending(path: "swift-frontend").path
        let log = fixture.root.appending(path: "bin/log")
        try fixture.program(
            "slow-frontend",
            "echo begun >>'\(log.path)'; sleep 0.5; '\(compiler)' \"$@\" && echo ended >>'\(log.path)'")
        try fixture.program(
            "swiftc",
            "'\(real.swiftc.path)' \"$@\" | sed \"s,^[^ ]*/swift-frontend ,$(dirname \"$0\")/slow-frontend ,\""
        )
        let toolchain = Toolchain(
            swift: real.swift, swiftc: fixture.root.appending(path: "bin/swiftc"), identity: real.identity)
        let engines = (1...2).map { _ in CompilerEngine(workspace: fixture.workspace, toolchain: toolchain) }

        async let first = engines[0].systemModules()
        async let second = engines[1].systemModules()

        #expect(try await first == second)
        #expect(try Files.text(log) == "begun\nended\n")
    }
}
#endif
