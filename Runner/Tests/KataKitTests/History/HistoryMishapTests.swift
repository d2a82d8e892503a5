import Foundation
import RunnerTesting
import Testing

@testable import KataBase
@testable import KataKit
@testable import KataWork

/// What must not cost a learner anything: a crowd, a kill, a damaged disk, somebody's git configuration.
struct HistoryMishapTests {
    @Test func `two runners at once lose nothing`() async throws {
        let sut = try HistoryFolder()

        try await withThrowingTaskGroup(of: Void.self) { group in
            for runner in ["a", "b"] {
                group.addTask {
                    for number in 0..<10 { _ = try sut.record("\(runner)\(number)") }
                }
            }
            try await group.waitForAll()
        }

        let expected = ["a", "b"].flatMap { runner in (0..<10).map { "\(runner)\($0)" } }
        #expect(try sut.texts().sorted() == expected)
    }

    @Test func `a commit that comes from outside between reading and writing is built upon`() throws {
        let sut = try HistoryFolder()
        _ = try sut.record("a")
        // A git that is overtaken once: before it writes, another one records "b".
        let other = FastImport(
            ref: "refs/heads/Wall", parent: sut.history.repository.tips()["Wall"],
            message: HistoryMessage(
                chapter: "Wall", step: 1, kind: .check(.green), files: ["A": Data("b".utf8)]
            ).text,
            date: Date(timeIntervalSince1970: 1_700_000_000), files: ["A": Data("b".utf8)])
        let stream = sut.folder.appending(path: "stream")
        try other.stream.write(to: stream)
        let slow = try sut.script(
            """
            if [ "${*#*fast-import}" != "$*" ] && [ -e '\(stream.path)' ]; then
                '\(sut.history.git.path)' "$1" "$2" fast-import --quiet --done <'\(stream.path)' >/dev/null
                rm '\(stream.path)'
            fi
            """)

        let history = History(directory: sut.history.directory, git: slow)
        _ = try history.record(
            chapter: "Wall", step: 1, files: ["A": Data("c".utf8)], kind: .check(.green))

        #expect(try sut.texts() == ["c", "b", "a"])
    }

    @Test(arguments: ["refs/heads/Wall.lock", "HEAD.lock", "packed-refs.lock"])
    func `a lock that a killed git left behind stops nobody`(lock: String) throws {
        let sut = try HistoryFolder()
        _ = try sut.record("a")
        try sut.write("", to: lock)

        _ = try sut.record("b")

        #expect(try sut.texts() == ["b", "a"])
    }

    @Test func `a lock of a killed runner stops nobody`() throws {
        let sut = try HistoryFolder()
        let kata = sut.history.directory.deletingLastPathComponent()
        try FileManager.default.createDirectory(at: kata, withIntermediateDirectories: true)
        try Data().write(to: kata.appending(path: "history.git.lock"))

        _ = try sut.record("a")

        #expect(try sut.texts() == ["a"])
    }

    @Test func `a runner that hangs is not waited for without end`() throws {
        let sut = try HistoryFolder()
        let file = sut.folder.appending(path: "lock")
        let held = try FileLock(file)

        #expect(throws: FileLock.Failure.busy) { try FileLock(file, patience: .milliseconds(10)) }
        withExtendedLifetime(held) {}
    }

    #if os(Linux)
    @Test func `a lock that is let go of is free, also while a child that begins has a copy of it`() throws {
        let sut = try HistoryFolder()
        let file = sut.folder.appending(path: "lock")
        var held: FileLock? = try FileLock(file)
        let folder = "/proc/self/fd"
        let descriptor = try FileManager.default.contentsOfDirectory(atPath: folder).first {
            (try? FileManager.default.destinationOfSymbolicLink(atPath: "\(folder)/\($0)")) == file.path
        }
        let copy = dup(try #require(descriptor.flatMap { Int32($0) }))
        defer { close(copy) }

        withExtendedLifetime(held) {}
        held = nil

        _ = try FileLock(file, patience: .zero)
    }
    #endif

    @Test func `a repository that was never finished does not count as one`() throws {
        let sut = try HistoryFolder()
        let draft = sut.history.directory.appendingPathExtension("new-1")
        try FileManager.default.createDirectory(at: draft, withIntermediateDirectories: true)

        _ = try sut.record("a")

        #expect(try sut.texts() == ["a"])
        #expect(try sut.names() == ["history.git", "history.git.lock"])
    }

    @Test func `a damaged repository is set aside and said to be`() throws {
        let sut = try HistoryFolder()
        for (number, path) in ["HEAD", "objects", "refs"].enumerated() {
            _ = try sut.record("a")
            try sut.remove(path)

            let record = try sut.history.record(
                chapter: "Wall", step: 1, files: ["A": Data("b".utf8)], kind: .check(.green))

            let name = "history.git.broken-\(number + 1)"
            #expect(
                record.notice
                    == "The history was damaged. It is kept as .kata/\(name), and a new one has begun.")
            #expect(try sut.texts() == ["b"])
            #expect(try sut.names().contains(name))
        }
    }

    @Test(arguments: ["", "0123456789012345678901234567890123456789\n", "no hash"])
    func `a ref that leads nowhere is damage`(text: String) throws {
        let sut = try HistoryFolder()
        _ = try sut.record("a")
        try sut.write(text, to: "refs/heads/Wall")

        #expect(throws: KataError.damaged(sut.history.directory.path)) { try sut.history.entries() }
        _ = try sut.record("b")

        #expect(try sut.texts() == ["b"])
        #expect(try sut.names() == ["history.git", "history.git.broken-1", "history.git.lock"])
    }

    @Test func `entries above a damaged one can still be read`() throws {
        let sut = try HistoryFolder()
        for text in ["a", "b", "c"] { _ = try sut.record(text) }
        let first = try sut.git(["rev-parse", "Wall~2"]).trimmed
        try sut.remove("objects/\(first.prefix(2))/\(first.dropFirst(2))")

        #expect(try sut.history.entries().count == 1)
        #expect(try sut.record("d") == sut.history.entries().first)
    }

    @Test func `a folder that cannot be written is no damage`() throws {
        let sut = try HistoryFolder()
        let file = sut.folder.appending(path: "file")
        try Data().write(to: file)
        let history = History(directory: file.appending(path: "history.git"), git: sut.history.git)

        #expect(throws: KataError.failed("Not a directory", directory: file.path)) {
            try history.record(chapter: "Wall", step: 1, files: [:], kind: .check(.green))
        }
    }

    @Test func `what git cannot do is said in git's words and sets nothing aside`() throws {
        let sut = try HistoryFolder()
        _ = try sut.record("a")

        let error = KataError.failed(
            "Branch name doesn't conform to GIT standards: refs/heads/../Wall",
            directory: sut.history.directory.path)
        #expect(throws: error) { try sut.record("b", chapter: "../Wall") }
        #expect(try sut.texts() == ["a"])
    }

    @Test func `without git the error names it`() throws {
        let sut = try HistoryFolder()
        let history = History(directory: sut.history.directory, git: URL(fileURLWithPath: "/no/git"))

        #expect(throws: KataError.noGit(at: "/no/git")) {
            try history.record(chapter: "Wall", step: 1, files: [:], kind: .check(.green))
        }
    }

    @Test func `a history that was packed with git is read and continued`() throws {
        let sut = try HistoryFolder()
        _ = try sut.record("a", chapter: "Wall")
        _ = try sut.record("a", chapter: "Arch")
        try sut.git(["gc", "--quiet"])
        #expect(!FileManager.default.fileExists(atPath: sut.history.directory.path + "/refs/heads/Wall"))

        _ = try sut.record("b", chapter: "Wall")

        #expect(try sut.history.entries(chapter: "Wall").count == 2)
        #expect(try sut.history.entries().count == 3)
    }

    @Test func `what has piled up is packed and stays readable`() throws {
        let sut = try HistoryFolder()
        _ = try sut.record("a")
        for number in 0..<28 { try sut.write("", to: "objects/17/\(number)") }

        _ = try sut.record("b")

        #expect(try sut.git(["count-objects", "-v"]).contains("\npacks: 1\n"))
        #expect(try sut.texts() == ["b", "a"])
    }

    @Test func `git sees nothing of the learner's settings and repositories`() throws {
        let sut = try HistoryFolder()
        let seen = sut.folder.appending(path: "seen")
        let git = try sut.script("env | grep '^GIT_' | sort >'\(seen.path)'")

        _ = try History(directory: sut.history.directory, git: git).record(
            chapter: "Wall", step: 1, files: [:], kind: .check(.green))

        #expect(
            try String(contentsOf: seen, encoding: .utf8) == """
                GIT_CONFIG_GLOBAL=/dev/null
                GIT_CONFIG_NOSYSTEM=1
                GIT_TERMINAL_PROMPT=0

                """)
    }

    @Test func `variables that point git elsewhere are left out`() {
        let variables = [
            "GIT_CONFIG_GLOBAL": "/a", "GIT_DIR": "/b", "GIT_INDEX_FILE": "/c", "PATH": "/bin",
            "LC_ALL": "de_DE",
        ]

        #expect(
            Git.environment(from: variables) == [
                "GIT_CONFIG_GLOBAL": "/dev/null", "GIT_CONFIG_NOSYSTEM": "1", "GIT_TERMINAL_PROMPT": "0",
                "PATH": "/bin", "LC_ALL": "C",
            ])
    }
}

extension HistoryFolder {
    /// A git that does something else first.
    fileprivate func script(_ lines: String) throws -> URL {
        let file = folder.appending(path: "git")
        // Written by a child: a program that anybody has open for writing, a child that is just being started
        // by another test included, cannot be run.
        let text = "#!/bin/sh\n\(lines)\nexec '\(history.git.path)' \"$@\"\n"
        let result = try ChildProcess.run(
            URL(fileURLWithPath: "/bin/sh"), ["-c", "cat >\"$0\" && chmod 755 \"$0\"", file.path],
            input: Data(text.utf8))
        try #require(result.succeeded)
        return file
    }

    /// What lies beside the repository.
    fileprivate func names() throws -> [String] {
        let folder = history.directory.deletingLastPathComponent()
        return try FileManager.default.contentsOfDirectory(atPath: folder.path).sorted()
    }
}
