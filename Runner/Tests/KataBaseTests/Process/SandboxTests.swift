#if os(Linux)
import Foundation
import Testing

@testable import KataBase

private let environment = RunnerEnvironment.forChildren.merging(["HOME": "/none"]) { $1 }

private let isAvailable =
    (try? Sandbox.find(toolchain: URL(filePath: "/usr"), hiding: [], environment: environment)) != nil

/// What of a disk a command sees that another person wrote.
@Suite(.enabled(if: isAvailable, "bubblewrap is not installed, or may not make namespaces here"))
struct SandboxTests {
    /// Holds a toolchain that was unpacked around everything else.
    private let folder: URL
    private let toolchain: URL

    init() throws {
        folder = try Files.temporaryFolder().real
        toolchain = folder.appending(path: "usr")
        try Files.write(
            [
                "usr/bin/swiftc": "", "usr/lib/swift/module": "", "usr/share/doc": "", "usr/notes": "",
                "usr/src/ws/Solutions/secret": "", "usr/lib/course/other/secret": "",
                "usr/lib/course/ws/Solutions/secret": "", "usr/share/ada/.ssh/key": "", "outside": "",
            ], to: folder)
    }

    /// The files that are there for a command in the sandbox, of those in the folder and of some of the system's.
    private func seen(
        hiding hidden: [String], home: String = "/none", reading: [String] = []
    ) throws -> Set<String> {
        let sandbox = try Sandbox.find(
            toolchain: toolchain, hiding: hidden.map { folder.appending(path: $0) },
            environment: environment.merging(["HOME": home]) { $1 })
        let limits = Sandbox.Limits(addresses: 1 << 30, file: 1 << 20, seconds: 10)
        let (program, words) = sandbox.wrap(
            [
                "/bin/sh", "-c",
                "touch /usr/share/new \"$0\"/*/*/*/new; find \"$0\" -type f; ls -d /usr/src /usr/share",
            ]
                + [folder.path],
            reading: reading.map { folder.appending(path: $0) }, limits: limits)
        let result = try ChildProcess.run(program, words, environment: [:], deadline: .seconds(60))
        let paths = String(decoding: result.standardOutput, as: UTF8.self).split(separator: "\n")
        return Set(paths.map { String($0).replacing(folder.path + "/", with: "") })
    }

    private let shown: Set<String> = [
        "usr/bin/swiftc", "usr/lib/swift/module", "usr/share/doc", "/usr/share",
    ]
    private let courses: Set<String> = [
        "usr/lib/course/other/secret", "usr/lib/course/ws/Solutions/secret",
    ]
    private let home: Set<String> = ["usr/share/ada/.ssh/key"]

    @Test func `of a system and a toolchain there is what programs lean on, and no sources`() throws {
        defer { try? FileManager.default.removeItem(at: folder) }

        #expect(try seen(hiding: []) == shown.union(courses).union(home))
    }

    @Test func `a workspace in what is shown is not, and neither is what is beside it`() throws {
        defer { try? FileManager.default.removeItem(at: folder) }

        #expect(try seen(hiding: ["usr/lib/course/ws"]) == shown.union(home))
        #expect(try seen(hiding: ["usr/src/ws"]) == shown.union(courses).union(home))
        #expect(
            try seen(hiding: ["usr/lib/course/ws"], reading: ["usr/lib/course/ws/Solutions/secret"])
                == shown.union(home).union(["usr/lib/course/ws/Solutions/secret"]))
    }

    @Test func `a home in what is shown is not, also by way of a link`() throws {
        defer { try? FileManager.default.removeItem(at: folder) }
        let link = folder.appending(path: "home")
        try FileManager.default.createSymbolicLink(
            at: link, withDestinationURL: toolchain.appending(path: "share/ada"))

        #expect(try seen(hiding: [], home: toolchain.path + "/share/ada") == shown.union(courses))
        #expect(try seen(hiding: [], home: link.path) == shown.union(courses))
    }

    @Test func `nothing is shown of a home around it`() throws {
        defer { try? FileManager.default.removeItem(at: folder) }

        #expect(try seen(hiding: [""], home: folder.path) == shown.union(courses).union(home))
    }

    @Test func `a toolchain right in a home, and one that nobody knows, are refused`() throws {
        defer { try? FileManager.default.removeItem(at: folder) }

        #expect(
            throws: Sandbox.Missing(
                reason:
                    "The toolchain is unpacked right into '\(toolchain.path)', which no sandbox may show")
        ) { try seen(hiding: [], home: toolchain.path) }
        #expect(throws: Sandbox.Missing(reason: "The compiler on PATH does not say where its toolchain is")) {
            try Sandbox.find(toolchain: nil, hiding: [], environment: environment)
        }
    }
}
#endif
