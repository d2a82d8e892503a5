import Foundation
import RunnerTesting
import Testing

@testable import KataBase
@testable import KataKit
@testable import KataWork

/// A learner may keep what is the runner's on another disk, by a link.
struct StateLinkTests {
    private let fixture: FixtureWorkspace

    init() throws {
        fixture = try FixtureWorkspace()
        try fixture.shell("mkdir -p .kata && mv .kata ../elsewhere && ln -s ../elsewhere .kata")
    }

    @Test(arguments: FixtureWorkspace.engines)
    func `with .kata on another disk, work is checked, kept and brought back`(_ engine: String) async throws {
        _ = try await fixture.kata("start", "1")
        try fixture.solve("Greeting", step: 1)

        let check = try await fixture.kata("check", "--engine", engine)
        let reset = try await fixture.kata("reset", "1")

        #expect(check.output.hasPrefix("GREEN  Step 1 of 2"), "\(check.errors)")
        #expect(check.errors == "")
        let id = try #require(reset.output.firstMatch(of: /\.\/kata restore ([0-9a-f]+)/)).1
        #expect(try await fixture.kata("restore", String(id)).status == 0)
        #expect(try fixture.read("Sources/Greeting/Greeting.swift").contains("Hello"))
        #expect(try await fixture.kata("doctor").output.contains(/✓ History +[0-9]+ states? kept/))
        #expect(Files.isLink(fixture.workspace.stateFolder))
    }

    @Test(arguments: ["history.git", "snapshots", "share", "board", "progress.json"])
    func `a part of it may be on another disk, too`(_ name: String) async throws {
        _ = try await fixture.kata("start", "1")
        _ = try await fixture.kata("check")
        try fixture.shell(
            "{ [ -e .kata/\(name) ] || mkdir .kata/\(name); } && mv .kata/\(name) ../part && ln -s '\(fixture.root.path)/../part' .kata/\(name)"
        )

        let run = try await fixture.kata("check")

        #expect(run.status == 1)
        #expect(run.errors == "")
        #expect(Files.isLink(fixture.workspace.stateFolder.appending(path: name)))
    }

    @Test func `what is thrown away is the link, and never what it leads to`() async throws {
        _ = try await fixture.kata("start", "1")
        try fixture.shell("mkdir ../precious && echo mine > ../precious/mine.lock")
        try fixture.shell("ln -s \"$PWD/../precious\" .kata/cache/making-1-1")
        try fixture.shell("mkdir -p .kata/history.git && ln -s \"$PWD/../precious\" .kata/history.git/more")

        _ = try await fixture.kata("check")
        _ = try await fixture.kata("reset", "1")

        #expect(try fixture.read("../precious/mine.lock") == "mine\n")
    }
}
