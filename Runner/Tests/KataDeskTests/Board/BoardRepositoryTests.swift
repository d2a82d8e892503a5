import Foundation
import RunnerTesting
import Synchronization
import Testing

@testable import KataBase
@testable import KataDesk
@testable import KataKit
@testable import KataText
@testable import KataWork

/// A shared repository is everybody's: whatever somebody pushes, the others' rows are there.
struct BoardRepositoryTests {
    private let shared: ClassRepository
    private let fixture: FixtureWorkspace

    init() throws {
        shared = try ClassRepository()
        fixture = try FixtureWorkspace()
    }

    private var call: Call {
        Call(workspace: fixture.workspace, console: Printer(style: .plain).console)
    }

    private func repository() throws -> BoardRepository {
        try BoardRepository(try Remote(shared.path), in: call.workspace, call.environment)
    }

    private func board() throws -> Board {
        try BoardSource(try Remote(shared.path), in: call.workspace, call.environment).board()
    }

    private func push(
        _ name: String, id: String = "abcdef", _ colors: [HistoryEntry.Color] = [.green],
        minutesAgo: Double = 1
    ) throws {
        let date = Date().addingTimeInterval(-60 * minutesAgo)
        try shared.push(name, id: id, colors.map { (1, $0, CheckDetail(), date) })
    }

    /// - Returns: a new commit of one file.
    private func commit(_ message: String, file: String = "blob") throws -> String {
        let blob = try shared.run(["hash-object", "-w", "--stdin"], input: file).trimmed
        let tree = try shared.run(["mktree"], input: "100644 blob \(blob)\tA.swift\n").trimmed
        return try shared.run(
            ["-c", "user.name=a", "-c", "user.email=a@b", "commit-tree", tree], input: message
        ).trimmed
    }

    @Test func `a row a person, and nobody's but the board's repository changes`() throws {
        try push("Ada", [.red("assertion"), .green])
        try push("Bob", id: "123abc", [.red("crash")])
        try fixture.shell("git init -q . && git for-each-ref >before")

        let sut = try board()

        #expect(sut.lines.map(\.row.name.shown) == ["Ada", "Bob"])
        #expect(sut.lines.map { $0.row.place?.isGreen } == [true, false])
        #expect(sut.lines.map { $0.row.place?.checks } == [2, 1])
        try fixture.shell("git for-each-ref >after; cmp before after && touch same")
        #expect(Files.exists(fixture.root.appending(path: "same")))
        #expect(!Files.exists(fixture.root.appending(path: "Sources/Greeting/A.swift")))
    }

    @Test func `what is new is heard of after the fetch before, whatever its clock says`() throws {
        try push("Ada", minutesAgo: 60)
        let first = try board()
        let before = Date()
        _ = try board()
        try push("Ada", [.green, .green], minutesAgo: 40)

        let sut = try board()

        let early = try #require(first.lines.first?.row.place?.last)
        #expect(
            before.timeIntervalSince(early) > 3000, "the first fetch does not know since when it is there")
        let last = try #require(sut.lines.first?.row.place?.last)
        #expect(abs(last.timeIntervalSince(before)) < 60)
        #expect(try board().lines.first?.row.place?.last == last, "nothing new was heard")
    }

    @Test func `a board waits while another one makes the repository`() throws {
        let (remote, call) = (try Remote(shared.path), call)
        let name = "\(SHA256.hex(Data(remote.address.utf8)).prefix(16)).git"
        let place = call.workspace.stateFolder.appending(path: "board/\(name)")
        let wasThere = Mutex<Bool?>(nil)
        let begun = DispatchSemaphore(value: 0)
        // A thread of its own: where many tests run at once, a task may get no turn for longer than a board waits.
        Thread.detachNewThread {
            let other = try? FileLock(place.appendingPathExtension("lock"))
            begun.signal()
            Thread.sleep(forTimeInterval: 0.3)
            wasThere.withLock { $0 = Files.exists(place) }
            withExtendedLifetime(other) {}
        }
        begun.wait()

        _ = try BoardRepository(remote, in: call.workspace, call.environment)

        #expect(wasThere.withLock { $0 } == false, "the other one was not done yet")
        #expect(Files.exists(place))
    }

    @Test func `who takes their work back is gone from the board`() throws {
        try push("Ada")
        try push("Bob", id: "123abc")
        _ = try board()

        try shared.run(["update-ref", "-d", "refs/kata/Ada-abcdef/Greeting"])

        #expect(try board().lines.map(\.row.name.shown) == ["Bob"])
    }

    @Test func `a commit that is not ours and a ref to something else are rows that say so`() throws {
        try push("Ada")
        try shared.run([
            "update-ref", "refs/kata/Bob-1/Greeting", try commit("Fix it\n\nKata-Color: green\n"),
        ])
        let blob = try shared.run(["hash-object", "-w", "--stdin"], input: "x").trimmed
        try shared.run(["update-ref", "refs/kata/Eve-2/Greeting", blob])
        let forged = "x\n\nKata-Chapter: ../../etc\nKata-Step: -99999999999\nKata-Color: green\n"
        try shared.run(["update-ref", "refs/kata/Fay-3/Greeting", try commit(forged)])
        let large = "x\n\nKata-Chapter: A/B\nKata-Step: 1\nKata-Color: red\nKata-Hints: 999999999\n"
        try shared.run(["update-ref", "refs/kata/Gus-4/Greeting", try commit(large)])

        let sut = try board()

        #expect(sut.lines.map(\.row.name.shown) == ["Ada", "Bob", "Eve", "Fay", "Gus"])
        #expect(
            sut.lines.map(\.row.remark) == [nil] + Array(repeating: "nothing that ./kata wrote", count: 4))
    }

    @Test func `what is too large is left out by itself, and what was there before stays`() throws {
        try push("Ada")
        try push("Bob", id: "b0b")
        try push("Eve", id: "e0e")
        var sut = try repository()
        sut.megabytes = 1
        _ = try sut.fetch()
        // What cannot be compressed: three megabytes of it.
        let noise = (0..<100_000).map { _ in String(UInt64.random(in: .min ... .max), radix: 36) }
        let large = try commit("x", file: (noise + noise.shuffled() + noise.shuffled()).joined())
        try shared.run(["update-ref", "refs/kata/Bob-b0b/Greeting", large])
        try shared.run(["update-ref", "refs/kata/Dan-d0d/Greeting", large])
        try push("Eve", id: "e1e")

        let found = try sut.fetch().refs

        #expect(
            found.map { SharedRef(path: $0.path[...])?.name.component } == [
                "Ada-abcdef", "Bob-b0b", "Dan-d0d", "Eve-e0e", "Eve-e1e",
            ])
        #expect(found.map { $0.unfit != nil } == [false, true, true, false, false])
        #expect(found.map { $0.hash != nil } == [true, true, false, true, true])
        #expect(sut.entries(of: found[1]).count == 1)
        let packs = try FileManager.default.subpathsOfDirectory(atPath: fixture.root.path)
        #expect(packs.filter { $0.contains("/tmp_") } == [])
    }

    @Test func `of a flood of refs the first are shown, and the rest are counted`() throws {
        try push("Ada")
        let commit = try shared.refs().values.first ?? ""
        let flood = (0..<1000).map {
            "create refs/kata/\(String(format: "p%04d", $0))-1/Greeting \(commit)\n"
        }
        let strange = ["create refs/kata/x/y/z-1/A/B \(commit)\n", "create refs/kata/no-id/A \(commit)\n"]
        try shared.run(["update-ref", "--stdin"], input: (flood + strange).joined())

        let snapshot = try repository().fetch()

        #expect(snapshot.refs.count == BoardRepository.peopleLimit)
        #expect(snapshot.leftOut == 1001 - BoardRepository.peopleLimit + strange.count)
    }

    @Test func `where nothing can be fetched the last state stays, and its age is said`() async throws {
        try push("Ada")
        let first = try await fixture.kata("board", shared.path)
        try shared.rename(from: "class.git", to: "gone.git")

        let second = try await fixture.kata("board", shared.path)
        let other = try await fixture.kata("board", shared.folder.appending(path: "other.git").path)

        // On a busy machine the second board may come so late that nothing is new for a quarter of an hour.
        let row = /\n[ !] Ada  1 · A greeting   1\/2  GREEN +[0-9]+       1      0\n/
        #expect(first.output.contains(row))
        #expect(second.status == 0)
        #expect(second.output.contains(row))
        #expect(second.output.contains("Cannot fetch: '\(shared.path)'"))
        #expect(second.output.contains(" ago."))
        #expect(other.status == 2)
        #expect(other.errors.hasPrefix("Cannot fetch from '\(shared.folder.path)/other.git': "))
    }

    @Test func `a network that never answers is given up`() throws {
        let silent = try SilentServer()
        var sut = try BoardRepository(
            try Remote("git://127.0.0.1:\(silent.port)/class"), in: call.workspace, call.environment)
        sut.deadline = .seconds(1)

        #expect(throws: GitTransport.Failure(words: "no answer within 1 second")) { try sut.fetch() }
    }

    @Test func `an empty repository is an empty board`() async throws {
        let run = try await fixture.kata("board", shared.path)

        #expect(run.output.hasPrefix("0 people on \(shared.path)\n\nNobody has shared anything yet."))
    }

    @Test func `git that was killed at it stops nobody`() throws {
        try push("Ada")
        let sut = try repository()
        _ = try sut.fetch()
        try fixture.shell("for ref in .kata/board/*.git/refs/kept/*; do touch $ref.lock; done")
        try push("Ada", [.red("crash"), .green])

        let found = try sut.fetch().refs

        #expect(found.map(\.unfit) == [nil])
        #expect(sut.entries(of: found[0]).count == 2)
    }
}
