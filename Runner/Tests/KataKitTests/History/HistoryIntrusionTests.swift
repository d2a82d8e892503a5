import Foundation
import RunnerTesting
import Testing

@testable import KataBase
@testable import KataKit
@testable import KataWork

/// What somebody else put into the history's repository is not run, and leads nobody out of it.
struct HistoryIntrusionTests {
    @Test(arguments: ["post-commit", "reference-transaction"])
    func `a hook does not run`(_ hook: String) throws {
        let sut = try HistoryFolder()
        _ = try sut.record("a")
        let trap = try sut.trap(at: "history.git/hooks/\(hook)")
        let other = try sut.trap(at: "hooks/\(hook)")
        try sut.append(
            "[core]\n\thooksPath = \(other.deletingLastPathComponent().path)\n", to: "config")

        _ = try sut.record("b")
        _ = try sut.texts()

        #expect(!sut.wasTrapped)
        #expect(FileManager.default.isExecutableFile(atPath: trap.path))
    }

    @Test func `settings run nothing`() throws {
        let sut = try HistoryFolder()
        _ = try sut.record("a")
        let trap = try sut.trap(at: "trap")
        try sut.append(
            """
            [core]
            \tfsmonitor = \(trap.path)
            \tpager = \(trap.path)
            \trepositoryFormatVersion = 1
            [log]
            \tshowSignature = true
            [gpg]
            \tprogram = \(trap.path)
            [protocol "ext"]
            \tallow = always
            [remote "there"]
            \turl = ext::\(trap.path)
            \tpromisor = true
            [extensions]
            \tpartialClone = there

            """, to: "config")
        let entry = try sut.signTheNewest()
        try sut.forgetBlobs()

        _ = try sut.history.entry(entry)
        #expect(throws: KataError.damaged(sut.history.directory.path)) { try sut.history.files(of: entry) }
        _ = try sut.record("b")

        #expect(!sut.wasTrapped)
        #expect(try sut.git(["config", "--list"]).contains("trap") == false)
    }

    @Test func `the settings are put back`() throws {
        let sut = try HistoryFolder()
        _ = try sut.record("a")
        let own = try sut.read("config")
        try sut.append("[core]\n\tbare = false\n", to: "config")

        _ = try sut.record("b")

        #expect(try sut.read("config") == own)
    }

    @Test func `another repository is not taken for the history's`() throws {
        let sut = try HistoryFolder()
        let other = try HistoryFolder()
        _ = try other.record("theirs")
        _ = try sut.record("a")
        try sut.write(other.history.directory.path, to: "commondir")

        _ = try sut.record("b")

        #expect(try sut.texts() == ["b", "a"])
        #expect(try other.texts() == ["theirs"])
    }
}

extension HistoryFolder {
    private var mark: URL { folder.appending(path: "trapped") }

    fileprivate var wasTrapped: Bool { FileManager.default.fileExists(atPath: mark.path) }

    /// A program that leaves a mark. Written by a child: see `script` in HistoryMishapTests.
    fileprivate func trap(at path: String) throws -> URL {
        let isInside = path.hasPrefix("history.git/")
        let file = isInside ? folder.appending(path: ".kata/\(path)") : folder.appending(path: path)
        let result = try ChildProcess.run(
            URL(fileURLWithPath: "/bin/sh"),
            ["-c", "mkdir -p \"$(dirname \"$0\")\" && cat >\"$0\" && chmod 755 \"$0\"", file.path],
            input: Data("#!/bin/sh\ntouch '\(mark.path)'\nexit 1\n".utf8))
        try #require(result.succeeded)
        return file
    }

    fileprivate func read(_ path: String) throws -> String {
        try String(contentsOf: history.directory.appending(path: path), encoding: .utf8)
    }

    fileprivate func append(_ text: String, to path: String) throws {
        try write(try read(path) + text, to: path)
    }

    /// Gives the newest entry a signature, which git would have checked.
    ///
    /// - Returns: its id.
    fileprivate func signTheNewest() throws -> String {
        let tip = try #require(history.repository.tips()["Wall"])
        let quiet = ["-c", "extensions.partialClone="]
        let commit = try git(quiet + ["cat-file", "commit", tip])
        let end = try #require(commit.firstRange(of: "\n\n"))
        let signature = "\ngpgsig -----BEGIN PGP SIGNATURE-----\n \n x\n -----END PGP SIGNATURE-----"
        let file = folder.appending(path: "commit")
        try Data((commit[..<end.lowerBound] + signature + commit[end.lowerBound...]).utf8).write(to: file)
        let signed = try git(quiet + ["hash-object", "-t", "commit", "-w", file.path]).trimmed
        try write(signed + "\n", to: "refs/heads/Wall")
        return String(signed)
    }

    /// Removes the files' contents, which git would look for elsewhere.
    fileprivate func forgetBlobs() throws {
        let tip = try #require(history.repository.tips()["Wall"])
        for line in try git(["-c", "extensions.partialClone=", "ls-tree", "-r", tip]).split(separator: "\n") {
            let hash = try #require(line.split(whereSeparator: \.isWhitespace).dropFirst(2).first)
            try remove("objects/\(hash.prefix(2))/\(hash.dropFirst(2))")
        }
    }
}
