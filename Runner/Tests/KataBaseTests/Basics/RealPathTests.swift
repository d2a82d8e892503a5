import Foundation
import RunnerTesting
import Testing

@testable import KataBase

@Suite("The place that a path leads to")
struct RealPathTests {
    private let folder: URL

    init() throws {
        folder = try Files.temporaryFolder().real
        try Files.write(["there/file": ""], to: folder)
        try FileManager.default.createSymbolicLink(
            at: folder.appending(path: "link"), withDestinationURL: folder.appending(path: "there"))
    }

    @Test(arguments: [
        ("link/file", "there/file"), ("link", "there"), ("link/../link/file", "there/file"),
        ("link/new", "there/new"), ("link/new/newer", "there/new/newer"), ("none", "none"),
    ])
    func `links are followed as far as there is something`(path: String, place: String) {
        defer { try? FileManager.default.removeItem(at: folder) }

        #expect(folder.appending(path: path).real.path == folder.appending(path: place).path)
    }

    @Test func `the topmost folder leads to itself`() {
        #expect(URL(fileURLWithPath: "/").real.path == "/")
    }

    /// What they leave out on a Mac cannot be seen here.
    @Test func `nothing asks Foundation, which leaves a part out on a Mac`() throws {
        for folder in ["Sources", "Tests", "Runner"].map({ Repository.root.appending(path: $0) }) {
            for path in try Files.list(folder) where path.hasSuffix(".swift") {
                let text = try Files.text(folder.appending(path: path))
                for name in ["resolvingSymlinks" + "InPath", "standardizedFile" + "URL"] {
                    #expect(!text.contains(name), "\(path) has \(name); take URL.real")
                }
            }
        }
    }
}
