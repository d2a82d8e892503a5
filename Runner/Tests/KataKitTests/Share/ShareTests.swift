import Foundation
import RunnerTesting
import Testing

@testable import KataKit
@testable import KataWork

/// What is checked arrives where it is shared, and nobody waits for it.
struct ShareTests {
    @Test func `what was sent, with whom, and how it goes is said`() async throws {
        let (fixture, shared) = (try FixtureWorkspace(), try ClassRepository())

        let begun = try await fixture.kata("share", shared.path, "--name", "Ada Lovelace")
        let id = try #require(Sharing(fixture.workspace).name?.id)
        let alone = try await fixture.kata("share")

        #expect(begun.status == 0)
        #expect(begun.output.hasPrefix("You share your work with \(shared.path), as Ada Lovelace (\(id)).\n"))
        #expect(begun.output.contains("Whoever can fetch from there sees everybody's code."))
        let screen = alone.output.replacing(shared.path, with: "<remote>").replacing(id, with: "<id>")
            .replacing(/[0-9]{4}-[0-9-]+ [0-9:]+/, with: "<date>")
        expectRecorded(screen, as: "shared")
    }

    @Test(arguments: [[], ["--name", " "]])
    func `whose name nobody knows is asked for it, and nothing is sent`(_ options: [String]) async throws {
        let (fixture, shared) = (try FixtureWorkspace(), try ClassRepository())
        try fixture.keep("a")
        let nobody = [
            "HOME": fixture.root.path, "GIT_CONFIG_NOSYSTEM": "1", "XDG_CONFIG_HOME": fixture.root.path,
        ]

        let unknown = try await fixture.kata(["share", shared.path] + options, environment: nobody)
        let sent = try shared.refs()
        let named = try await fixture.kata("share", shared.path, "--name", "Ada", environment: nobody)
        let again = try await fixture.kata("share", shared.path, environment: nobody)

        #expect(unknown.status == 2)
        #expect(unknown.output == "")
        #expect(
            unknown.errors
                == "git does not know your name. Say it: ./kata share \(shared.path) --name 'Ada Lovelace'. See: ./kata share --help\n"
        )
        #expect(sent.isEmpty)
        #expect([named, again].map(\.status) == [0, 0])
        #expect(again.output.contains(", as Ada ("))
    }

    @Test func `a check arrives, and so does the last of several`() async throws {
        let (fixture, shared) = (try FixtureWorkspace(), try ClassRepository())
        _ = try await fixture.kata("share", shared.path, "--name", "Ada")
        try fixture.sendSooner()

        _ = try await fixture.kata("start", "1")
        _ = try await fixture.kata("check")
        try await shared.wait(for: fixture)
        for text in ["a", "b", "c"] { try fixture.keep(text) }
        try await shared.wait(for: fixture)

        let name = try #require(Sharing(fixture.workspace).name)
        #expect(try shared.refs().keys.sorted() == ["refs/kata/\(name.component)/Greeting"])
        let log = try shared.run(["log", "--format=%s", "refs/kata/\(name.component)/Greeting"])
        #expect(
            log == String(repeating: "Greeting, step 1: green\n", count: 3)
                + "Greeting, step 1: red (doesNotCompile)\nGreeting, step 0: before share\n")
    }

    @Test func `what was checked before is sent at the beginning`() async throws {
        let (fixture, shared) = (try FixtureWorkspace(), try ClassRepository())
        try fixture.keep("a")

        _ = try await fixture.kata("share", shared.path, "--name", "Ada")

        #expect(try shared.refs().values.sorted() == fixture.tips.values.sorted())
    }

    @Test func `who takes another name is not there twice`() async throws {
        let (fixture, shared) = (try FixtureWorkspace(), try ClassRepository())
        try fixture.keep("a")
        _ = try await fixture.kata("share", shared.path, "--name", "Ada")

        let run = try await fixture.kata("share", shared.path, "--name", "Ada L")

        let name = try #require(Sharing(fixture.workspace).name)
        #expect(run.status == 0)
        #expect(name.shown == "Ada L")
        #expect(try shared.refs().keys.sorted() == ["refs/kata/\(name.component)/Greeting"])
    }

    @Test func `two of one name are two`() async throws {
        let shared = try ClassRepository()
        for fixture in [try FixtureWorkspace(), try FixtureWorkspace()] {
            try fixture.keep("a")
            _ = try await fixture.kata("share", shared.path, "--name", "Ada")
        }

        #expect(try shared.refs().count == 2)
    }

    @Test func `nothing is sent once it is stopped, and the name stays`() async throws {
        let (fixture, shared) = (try FixtureWorkspace(), try ClassRepository())
        try fixture.keep("a")
        _ = try await fixture.kata("share", shared.path, "--name", "Ada")
        let before = try shared.refs()
        try fixture.sendSooner()

        let stopped = try await fixture.kata("share", "--stop")
        try fixture.keep("b")
        try await Task.sleep(for: .seconds(1))
        let isSame = try shared.refs() == before
        _ = try await fixture.kata("share", shared.path, "--name", "Ada")

        #expect(stopped.output.hasPrefix("From now on nothing is sent.\nWhat was sent is still there."))
        #expect(isSame)
        #expect(try shared.refs().keys == before.keys)
        #expect(try shared.refs() != before)
    }

    @Test func `a network that is gone fails no check and is said once, and so is its return`() async throws {
        let (fixture, shared) = (try FixtureWorkspace(), try ClassRepository())
        _ = try await fixture.kata("share", shared.path, "--name", "Ada")
        try fixture.sendSooner()
        try shared.rename(from: "class.git", to: "gone.git")
        let sharing = Sharing(fixture.workspace)

        _ = try await fixture.kata("start", "1")
        let first = try await fixture.kata("check")
        try await eventually { sharing.state.failure != nil }
        let second = try await fixture.kata("check")
        let third = try await fixture.kata("check")
        try shared.rename(from: "gone.git", to: "class.git")
        try await eventually { sharing.state.failure == nil }
        let fourth = try await fixture.kata("check")
        let fifth = try await fixture.kata("check")

        #expect([first.errors, third.errors, fifth.errors] == ["", "", ""])
        #expect(
            second.errors
                == "Sharing with \(shared.path) does not get through: '\(shared.path)' does not appear to be a git repository. Your work is kept here, and is sent as soon as that is possible.\n"
        )
        #expect(fourth.errors == "Sharing with \(shared.path) works again.\n")
        #expect([second, third, fourth, fifth].map(\.status) == [1, 1, 1, 1])
        #expect(try shared.refs().values.sorted() == fixture.tips.values.sorted())
    }

    @Test func `a network that never answers delays no check`() async throws {
        let fixture = try FixtureWorkspace()
        let silent = try SilentServer()
        let sharing = Sharing(fixture.workspace)
        try sharing.begin(try Remote("git://127.0.0.1:\(silent.port)/class"), as: SharedName("Ada"))
        try fixture.sendSooner(deadline: 1800)
        _ = try await fixture.kata("start", "1")
        _ = try await fixture.kata("check")
        try await eventually { silent.hasCaller }

        let run = try await fixture.kata("check")

        #expect(run.errors == "")
        #expect(sharing.state.failure == nil, "it did not wait until the push gave up")
        try sharing.end()
    }

    @Test func `what cannot be reached is not shared`() async throws {
        let fixture = try FixtureWorkspace()

        let run = try await fixture.kata(
            "share", "https://ada:secret@127.0.0.1:1/class", "--name", "Ada")

        #expect(run.status == 2)
        #expect(run.errors.hasPrefix("Cannot push to 'https://127.0.0.1:1/class': unable to access "))
        #expect(!run.errors.contains("secret"))
        #expect(Sharing(fixture.workspace).standing == .off)
    }

    @Test func `a copy of a folder shares nothing under its name, and says so once`() async throws {
        let (fixture, shared) = (try FixtureWorkspace(), try ClassRepository())
        _ = try await fixture.kata("share", shared.path, "--name", "Ada")
        try fixture.shell("mv .kata/share .kata/old && cp -r .kata/old .kata/share")

        _ = try await fixture.kata("start", "1")
        let first = try await fixture.kata("check")
        let second = try await fixture.kata("check")

        #expect(
            first.errors
                == "This folder is a copy of one whose work is shared, and its own work is not. Share it with: ./kata share <remote>\n"
        )
        #expect(second.errors == "")
        #expect(Sharing(fixture.workspace).name == nil)
    }

    @Test func `git daemon takes what is shared`() async throws {
        let (fixture, shared) = (try FixtureWorkspace(), try ClassRepository())
        guard let daemon = try GitDaemon(serving: shared) else {
            print("skipped: there is no git daemon here")
            return
        }
        try fixture.keep("a")

        let run = try await fixture.kata("share", daemon.address, "--name", "Ada")
        let board = try await fixture.kata("board", daemon.address, "--json")

        #expect(run.status == 0, "\(run.errors)")
        #expect(try shared.refs().values.sorted() == fixture.tips.values.sorted())
        #expect(board.output.contains("\"color\":\"green\""))
    }

    #if os(Linux)
    @Test func `the pusher has a call of its own and no terminal, and there is one`() async throws {
        let (fixture, shared) = (try FixtureWorkspace(), try ClassRepository())
        _ = try await fixture.kata("share", shared.path, "--name", "Ada")

        for text in ["a", "b", "c"] { try fixture.keep(text) }
        try await eventually { fixture.pushers.count == 1 }
        let process = try #require(fixture.pushers.first)

        // After the name in brackets: state, parent, group, call, terminal.
        let status = try String(contentsOfFile: "/proc/\(process)/stat", encoding: .utf8)
        let words = status.split(separator: ")").last?.split(separator: " ") ?? []
        #expect(words[safe: 3] == "\(process)")
        #expect(words[safe: 4] == "0")
        kill(process, SIGKILL)
    }

    @Test func `after a pusher that was killed the next check starts another`() async throws {
        let (fixture, shared) = (try FixtureWorkspace(), try ClassRepository())
        _ = try await fixture.kata("share", shared.path, "--name", "Ada")
        try fixture.keep("a")
        try await eventually { !fixture.pushers.isEmpty }
        for process in fixture.pushers { kill(process, SIGKILL) }
        try await eventually { fixture.pushers.isEmpty }
        try fixture.sendSooner()

        try fixture.keep("b")

        try await shared.wait(for: fixture)
    }
    #endif
}

extension FixtureWorkspace {
    /// The newest commit of each chapter's history.
    var tips: [String: String] {
        (try? SharedHistory(workspace, environment: ProcessInfo.processInfo.environment).tips) ?? [:]
    }

    /// Has the pusher wait a tenth of a second instead of ten.
    func sendSooner(deadline: Int = 30) throws {
        let settings = try read(".kata/share/settings.json")
        try write(
            settings.replacing("\"interval\":10", with: "\"interval\":0.1")
                .replacing("\"deadline\":30", with: "\"deadline\":\(deadline)"),
            to: ".kata/share/settings.json")
    }

    /// What a check does with a state, without building it.
    func keep(_ text: String) throws {
        let history = History(
            directory: root.appending(path: ".kata/history.git"), git: try HistoryFolder.git())
        let files = ["Sources/Greeting/Greeting.swift": Data(text.utf8)]
        _ = try history.record(chapter: "Greeting", step: 1, files: files, kind: .check(.green))
        let printer = Printer(style: .plain)
        Call(workspace: workspace, console: printer.console).keeper.leaveToPusher()
        #expect(printer.errors == "")
    }

    #if os(Linux)
    /// The pushers of this workspace that run.
    var pushers: [pid_t] {
        let processes = (try? FileManager.default.contentsOfDirectory(atPath: "/proc")) ?? []
        return processes.compactMap { pid_t($0) }.filter { process in
            let words = FileManager.default.contents(atPath: "/proc/\(process)/cmdline") ?? Data()
            let line = String(decoding: words, as: UTF8.self).split(separator: "\0")
            return line.dropFirst().map(String.init) == [Pusher.command, root.path]
        }
    }
    #endif
}

extension ClassRepository {
    /// Waits until what is newest in a workspace is here.
    func wait(for fixture: FixtureWorkspace, sourceLocation: SourceLocation = #_sourceLocation) async throws {
        try await eventually(sourceLocation: sourceLocation) {
            let arrived = (try? self.refs()).map { Set($0.values) } ?? []
            return !fixture.tips.isEmpty && arrived.isSuperset(of: fixture.tips.values)
        }
    }
}

/// Waits until something is true; on a busy machine for as long as that may take there.
func eventually(
    sourceLocation: SourceLocation = #_sourceLocation, _ condition: () -> Bool
) async throws {
    let end = ContinuousClock.now + .seconds(60)
    while !condition() {
        try #require(ContinuousClock.now < end, "it never came true", sourceLocation: sourceLocation)
        try await Task.sleep(for: .milliseconds(50))
    }
}
