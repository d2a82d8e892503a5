import Foundation
import Testing

@testable import KataKit

/// A link in the place of what is the runner's own leads nobody out of the workspace.
struct StateLinkTests {
    private let fixture: FixtureWorkspace
    private var elsewhere: URL { fixture.root.deletingLastPathComponent().appending(path: "elsewhere") }

    init() throws {
        fixture = try FixtureWorkspace(isFirst: true)
        let manifest = try fixture.read("Package.swift")
        try fixture.write(
            manifest.replacing("\"Greeting\", step: 0", with: "\"Greeting\", step: 1"), to: "Package.swift")
        try fixture.write("// mine\n", to: "Sources/Greeting/Greeting.swift")
        try FileManager.default.createDirectory(at: elsewhere, withIntermediateDirectories: true)
    }

    struct Call: CustomTestStringConvertible, Sendable {
        let link: String
        let arguments: [String]
        var testDescription: String { "\(link): \(arguments.joined(separator: " "))" }
    }

    @Test(arguments: [
        Call(link: ".kata", arguments: ["check", "1"]), Call(link: ".kata", arguments: ["reset", "1"]),
        Call(link: ".kata", arguments: ["solution", "1", "--apply"]),
        Call(link: ".kata", arguments: ["restore", "abcdef1"]),
        Call(link: ".kata", arguments: ["preview", "1"]),
        Call(link: ".kata/history.git", arguments: ["check", "1"]),
        Call(link: ".kata/history.git", arguments: ["history"]),
        Call(link: ".kata/.build", arguments: ["check", "1", "--engine", "package"]),
        Call(link: ".kata/.build/Greeting", arguments: ["check", "1", "--engine", "package"]),
        Call(link: ".kata/.build/Greeting/debug", arguments: ["check", "1", "--engine", "package"]),
        Call(
            link: ".kata/.build/Greeting/debug/Greeting.build",
            arguments: ["check", "1", "--engine", "package"]),
        Call(link: ".kata/snapshots", arguments: ["check", "1"]),
    ])
    func `a link is said, with the way out, and nothing is done behind it`(_ call: Call) async throws {
        try link(call.link)

        let run = try await fixture.kata(call.arguments)

        #expect(
            run.errors
                == "'\(call.link)' is a symbolic link, and the runner writes and deletes nowhere but in its own workspace. Remove the link with: rm '\(call.link)'\n"
        )
        #expect(run.status == 2)
        #expect(try FileManager.default.contentsOfDirectory(atPath: elsewhere.path) == [])
        #expect(try fixture.read("Sources/Greeting/Greeting.swift") == "// mine\n")
    }

    @Test(arguments: [".kata", ".kata/progress.json"])
    func `what is only remembered is not written through a link`(_ path: String) async throws {
        try link(path)

        #expect(try await fixture.kata("hint", "1").status == 0)

        #expect(try FileManager.default.contentsOfDirectory(atPath: elsewhere.path) == [])
        #expect(Files.isLink(fixture.root.appending(path: path)))
    }

    @Test func `a cache that is a link is set aside before anything is noted in it`() async throws {
        try link(".kata/cache")

        let run = try await fixture.kata("check", "1")

        #expect(run.status == 1)
        #expect(run.errors.hasPrefix("'\(fixture.root.path)/.kata/cache' was a symbolic link. It is '"))
        #expect(try FileManager.default.contentsOfDirectory(atPath: elsewhere.path) == [])
    }

    @Test func `a note on a toolchain is not written through a link`() async throws {
        _ = try await fixture.kata("check", "1")
        let cache = fixture.root.appending(path: ".kata/cache")
        let note = try #require(
            try FileManager.default.contentsOfDirectory(atPath: cache.path).first {
                $0.hasPrefix("toolchain-")
            })
        try FileManager.default.removeItem(at: cache.appending(path: note))
        try Data("precious".utf8).write(to: elsewhere.appending(path: "file"))
        try FileManager.default.createSymbolicLink(
            at: cache.appending(path: note), withDestinationURL: elsewhere.appending(path: "file"))

        #expect(try await fixture.kata("check", "1").status == 1)

        #expect(
            try String(contentsOf: elsewhere.appending(path: "file"), encoding: .utf8) == "precious")
    }

    @Test func `the doctor says what is linked`() async throws {
        try link(".kata")

        let run = try await fixture.kata("doctor")

        #expect(run.status == 2)
        #expect(
            run.output.contains(
                """
                ✗ State          '.kata' is a symbolic link, and the runner writes and deletes nowhere but in its own workspace.
                                 Remove the link with: rm '.kata'

                """))
        #expect(run.output.contains("! History        not looked at: .kata is not the runner's own\n"))
        #expect(run.output.contains("! Cache          not looked at: .kata is not the runner's own\n"))
        #expect(try FileManager.default.contentsOfDirectory(atPath: elsewhere.path) == [])
    }

    private func link(_ path: String) throws {
        let place = fixture.root.appending(path: path)
        try FileManager.default.createDirectory(
            at: place.deletingLastPathComponent(), withIntermediateDirectories: true)
        // A file that is remembered has to be a link to a file.
        let target = path.hasSuffix(".json") ? elsewhere.appending(path: "file") : elsewhere
        try FileManager.default.createSymbolicLink(at: place, withDestinationURL: target)
    }
}
