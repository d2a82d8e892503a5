import Foundation
import RunnerTesting
import Testing

@testable import KataBase
@testable import KataText

/// What a runner that was killed leaves is cleared by a later command.
struct LeavingsTests {
    private let fixture: FixtureWorkspace
    private static let deep = "Sources/Greeting/More/.Name.swift.kata-17"

    init() throws { fixture = try FixtureWorkspace() }

    private func clear() {
        fixture.workspace.clearLeavings()
        fixture.workspace.clearLeavingsAmongCode()
    }

    private func exists(_ path: String) -> Bool { Files.exists(fixture.root.appending(path: path)) }

    @Test(arguments: [
        ".Package.swift.kata-1", ".kata/.progress.json.kata-2", "Chapters/.1-Greeting.md.kata-3",
        "Sources/Greeting/.Greeting.swift.kata-4294967295", deep, "Tests/GreetingTests/.MyTests.swift.kata-5",
    ])
    func `half of a file is cleared`(_ path: String) throws {
        try fixture.write("func gree", to: path)

        clear()

        #expect(!exists(path))
    }

    @Test(arguments: [
        ".Package.swift.kata-", ".Package.swift.kata-1x", "Sources/Greeting/Greeting.swift.kata-1",
        "Sources/Greeting/.hidden.swift", "Sources/Greeting/.kata-1", ".git/.index.kata-1",
    ])
    func `what is called otherwise stays`(_ path: String) throws {
        try fixture.write("mine", to: path)

        clear()

        #expect(exists(path))
    }

    @Test func `what a link leads to stays`() throws {
        try fixture.write("mine", to: "elsewhere/.Name.swift.kata-1")
        try fixture.shell(
            "ln -s ../elsewhere Sources/Linked; ln -s ../elsewhere/.Name.swift.kata-1 Sources/.A.swift.kata-2"
        )

        clear()

        #expect(exists("elsewhere/.Name.swift.kata-1"))
    }

    @Test func `half of a file that a runner is writing stays, and takes its place`() throws {
        let place = fixture.root.appending(path: Self.deep)
        try FileManager.default.createDirectory(
            at: place.deletingLastPathComponent(), withIntermediateDirectories: true)

        do {
            let writing = try HalfWritten(Data("mine".utf8), at: place)
            clear()
            #expect(try fixture.read(Self.deep) == "mine")
            withExtendedLifetime(writing) {}
        }
        clear()

        #expect(!exists(Self.deep))
    }

    @Test func `files are written whole while others clear what is left`() async throws {
        let file = fixture.root.appending(path: "Sources/Greeting/Greeting.swift")
        let workspace = fixture.workspace

        try await withThrowingTaskGroup(of: Void.self) { group in
            group.addTask { for number in 0..<300 { try Files.write(Data("\(number)".utf8), to: file) } }
            group.addTask { for _ in 0..<300 { Files.sweep(workspace.sourcesFolder(of: "Greeting")) } }
            try await group.waitForAll()
        }

        #expect(try fixture.read("Sources/Greeting/Greeting.swift") == "299")
    }

    @Test func `the next command that puts files into their places clears what is among them`() async throws {
        try fixture.write("func gree", to: Self.deep)

        let run = try await fixture.kata("start", "1")

        #expect(run.status == 0)
        #expect(!exists(Self.deep))
    }

    @Test func `the next command clears temporary folders of runners that are gone`() async throws {
        let gone = try ChildProcess.run(URL(filePath: "/bin/sh"), ["-c", "echo $$"])
        let process = String(decoding: gone.standardOutput, as: UTF8.self).trimmed
        let temporary = fixture.root.deletingLastPathComponent().appending(path: "temporary")
        let folders = ["kata-\(process)-1", "kata-\(getpid())-2", "kata-tests-3", "kata-\(process)-4.zip"]
        for name in folders {
            try Files.write(Data(), to: temporary.appending(path: "\(name)/kata-app"))
        }
        let run = try await fixture.kata(environment: ["TMPDIR": temporary.path])

        #expect(run.status == 0)
        #expect(try Files.names(in: temporary) == folders.dropFirst().sorted())
    }
}
