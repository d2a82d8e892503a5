import Foundation
import KataBase

/// The bare git repository that holds the history, and how git is asked about it.
package struct HistoryRepository {
    let directory: URL
    let git: URL

    package init(directory: URL, git: URL) {
        self.directory = directory
        self.git = git
    }

    /// The output of git, and the reason why it stopped if it did.
    package struct Answer {
        package let output: Data
        package let failure: String?
    }

    package var exists: Bool { FileManager.default.fileExists(atPath: directory.path) }

    /// Runs git on this repository, whatever configuration, hooks and repositories the learner has.
    package func run(
        _ arguments: [String], input: Data? = nil, outputLimit: Int = 1 << 30
    ) throws(KataError) -> Answer {
        try putSettingsBack()
        let result: ChildProcess.Completion
        do {
            result = try ChildProcess.run(
                git, ["--git-dir", directory.path] + Git.precautions + arguments,
                environment: Git.environment(from: ProcessInfo.processInfo.environment), input: input,
                deadline: .seconds(60), outputLimit: outputLimit)
        } catch let error as ChildProcess.LaunchError where ![ENOENT, EACCES].contains(error.code) {
            throw .failed(String(cString: strerror(error.code)), directory: directory.path)
        } catch {
            throw .noGit(at: git.path)
        }
        guard !result.succeeded else { return Answer(output: result.standardOutput, failure: nil) }
        let words = String(decoding: result.standardError, as: UTF8.self)
        let sentence = words.split(separator: "\n").first { $0.contains(": ") } ?? "git ended without a word"
        let reason = sentence.trimmingPrefix(#/(?:fatal|error|warning): /#)
        return Answer(output: result.standardOutput, failure: String(reason))
    }

    /// Makes an empty repository where there is none, in one move: it is there whole or not at all.
    package func create() throws(KataError) {
        guard !exists else { return }
        let manager = FileManager.default
        let folder = directory.deletingLastPathComponent()
        let prefix = directory.lastPathComponent + ".new-"
        let draft = folder.appending(path: prefix + String(UInt32.random(in: 0 ... .max)))
        do {
            // Drafts of runners that were killed here.
            for name in try manager.contentsOfDirectory(atPath: folder.path) where name.hasPrefix(prefix) {
                try manager.removeItem(at: folder.appending(path: name))
            }
            for name in ["objects", "refs/heads"] {
                try manager.createDirectory(
                    at: draft.appending(path: name), withIntermediateDirectories: true)
            }
            try Data("ref: refs/heads/main\n".utf8).write(to: draft.appending(path: "HEAD"))
            try Data(Self.settings.utf8).write(to: draft.appending(path: "config"))
            try manager.moveItem(at: draft, to: directory)
        } catch {
            throw .failed(Files.reason(error), directory: directory.path)
        }
    }

    /// The newest commit of every chapter that has one, read without asking git.
    func tips() -> [String: String] {
        var tips: [String: String] = [:]
        // Where the learner has run `git gc`, they are in one file; a ref's own file is newer.
        let packed = try? String(contentsOf: directory.appending(path: "packed-refs"), encoding: .utf8)
        for line in (packed ?? "").split(separator: "\n") {
            let words = line.split(separator: " ", maxSplits: 1)
            guard words.count == 2, words[1].hasPrefix("refs/heads/"), !line.hasPrefix("#") else { continue }
            tips[String(words[1].dropFirst("refs/heads/".count))] = String(words[0])
        }
        let heads = directory.appending(path: "refs/heads")
        for name in (try? FileManager.default.contentsOfDirectory(atPath: heads.path)) ?? []
        where !name.hasSuffix(".lock") {
            let text = try? String(contentsOf: heads.appending(path: name), encoding: .utf8)
            tips[name] = text?.trimmed ?? ""
        }
        return tips
    }

    /// The beginning of a new commit's hash, at least seven digits, as many as no other object begins with.
    func shortened(_ hash: String) -> String {
        let folder = directory.appending(path: "objects/\(hash.prefix(2))").path
        let rest = hash.dropFirst(2)
        let others = (try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? []
        let shared = others.filter { $0 != rest }.map { zip($0, rest).prefix { $0 == $1 }.count }.max() ?? 0
        return String(hash.prefix(max(7, 2 + shared + 1)))
    }

    /// Packs what has piled up, by git's own rule of thumb: once in about a thousand entries.
    func tidy() throws(KataError) {
        let sample = directory.appending(path: "objects/17").path
        let count = (try? FileManager.default.contentsOfDirectory(atPath: sample))?.count ?? 0
        // What cannot be packed is kept as it is.
        if count > 27 { _ = try run(["repack", "-d", "-q"]) }
    }

    /// Removes what git leaves behind when it is killed while it changes a ref. Only for the lock's owner.
    ///
    /// - Returns: true where there was something.
    package func removeLocks() -> Bool {
        let names = FileManager.default.enumerator(atPath: directory.path)?.compactMap { $0 as? String } ?? []
        let locks = names.filter { $0.hasSuffix(".lock") }
        for lock in locks { try? FileManager.default.removeItem(at: directory.appending(path: lock)) }
        return !locks.isEmpty
    }

    /// True where git says that what is there does not hold together.
    func isDamaged() throws(KataError) -> Bool {
        try run(["fsck", "--connectivity-only", "--no-dangling"]).failure != nil
    }

    /// Renames the repository, so that another can take its place.
    ///
    /// - Returns: its new name.
    func setAside() throws(KataError) -> String {
        var number = 1
        func name() -> String { "\(directory.lastPathComponent).broken-\(number)" }
        let folder = directory.deletingLastPathComponent()
        while FileManager.default.fileExists(atPath: folder.appending(path: name()).path) { number += 1 }
        do { try FileManager.default.moveItem(at: directory, to: folder.appending(path: name())) } catch {
            throw .failed(Files.reason(error), directory: directory.path)
        }
        return name()
    }
}
