import Foundation
import RunnerTesting
import Testing

@testable import KataBase
@testable import KataEngine

struct ToolchainFolderTests {
    @Test func `a folder that is gone is no missing toolchain`() throws {
        let fixture = try FixtureWorkspace()
        // A launcher is asked each time.
        try fixture.program("swift", "exit 0")
        try fixture.program("swiftc", "echo Swift version 6.3.1")
        let gone = fixture.root.appending(path: "gone")
        func find(in folder: URL) throws -> Toolchain {
            try Toolchain.find(
                environment: ["PATH": fixture.root.appending(path: "bin").path + ":/usr/bin:/bin"],
                in: folder,
                cache: fixture.root.appending(path: "cache"))
        }

        #expect(try find(in: fixture.root).identity == "Swift version 6.3.1\n")
        let error = #expect(throws: KataError.self) { try find(in: gone) }
        #expect(error?.what.hasSuffix("/bin/swiftc' in '\(gone.path)': this folder is not there.") ?? false)
    }
}
