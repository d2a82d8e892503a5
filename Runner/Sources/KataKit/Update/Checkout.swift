import Foundation
import KataBase
import KataText

/// The learner's own repository, as far as an update needs it.
///
/// Nothing in it is configured anew, and no hook runs. Whatever is worked out goes into the repository as objects that
/// nobody refers to yet; what a learner sees changes in `Update` alone.
struct Checkout: BlobStore {
    let workspace: Workspace
    let git: URL
    let environment: [String: String]

    init(workspace: Workspace, git: URL, environment: [String: String]) {
        self.workspace = workspace
        self.git = git
        // Another repository than this one must not be taken for it; how its owner reaches the network stays.
        var environment = environment.filter { name, _ in
            !name.hasPrefix("GIT_")
                || [
                    "GIT_SSH", "GIT_CONFIG", "GIT_AUTHOR", "GIT_COMMITTER", "GIT_ASKPASS", "GIT_SSL",
                    "GIT_PROXY",
                ]
                .contains(where: name.hasPrefix)
        }
        environment["GIT_TERMINAL_PROMPT"] = "0"
        environment["LC_ALL"] = "C"
        self.environment = environment
    }

    /// What git said when it could not.
    struct Failure: Error, CustomStringConvertible {
        let words: String
        var description: String { words }
    }

    /// - Returns: what git printed.
    /// - Throws: `Failure` where it ended otherwise than well.
    @discardableResult
    func run(
        _ arguments: [String], input: Data? = nil, index: URL? = nil, deadline: Duration = .seconds(120)
    ) throws -> Data {
        var environment = environment
        if let index { environment["GIT_INDEX_FILE"] = index.path }
        let result = try ChildProcess.run(
            git, Git.precautions + ["-c", "gc.auto=0", "-c", "maintenance.auto=false"] + arguments,
            environment: environment, directory: workspace.root, input: input, deadline: deadline,
            outputLimit: 1 << 30)
        guard !result.succeeded else { return result.standardOutput }
        let lines = String(decoding: result.standardError, as: UTF8.self).split(separator: "\n")
        let words = lines.first { $0.hasPrefix("fatal: ") || $0.hasPrefix("error: ") } ?? lines.first
        throw Failure(
            words: result.termination == .deadline
                ? "it took longer than \(deadline)"
                : words.map { String($0.trimmingPrefix(#/(?:fatal|error): /#)) } ?? "nothing")
    }

    /// One line; nil where git has no answer.
    func answer(_ arguments: String...) -> String? {
        let line = (try? run(arguments)).map { String(decoding: $0, as: UTF8.self).trimmed }
        return line.flatMap { $0.isEmpty ? nil : $0 }
    }

    // MARK: What is there

    /// - Throws: `KataError.noUpdate` where the workspace is not the top of a repository that git opens.
    private func confirmClone() throws {
        let words: String
        do {
            let top = String(decoding: try run(["rev-parse", "--show-toplevel"]), as: UTF8.self)
            let folder = URL(fileURLWithPath: top.trimmed).real
            if folder.path == workspace.root.real.path { return }
            words = "its .git is no repository"
        } catch let failure as Failure {
            words = failure.words
        }
        guard Files.exists(workspace.root.appending(path: ".git")) else {
            throw KataError.noUpdate(
                "This folder is a download and no clone, so there is nothing that could be brought up to date. Clone the project anew with git, and copy there what is yours: Sources/<Chapter>, Tests/<Chapter>Tests/My….swift, the step numbers in Package.swift, and .kata/history.git."
            )
        }
        throw KataError.noUpdate(
            "git does not open this clone: \(words). Nothing was changed. git status says what to do.")
    }

    func gitFile(_ name: String) -> URL? {
        answer("rev-parse", "--git-path", name).map { URL(fileURLWithPath: $0, relativeTo: workspace.root) }
    }

    /// What git is in the middle of, in its own word; nil for nothing.
    var ongoing: String? {
        let states = [
            ("merge", "MERGE_HEAD"), ("rebase", "rebase-merge"), ("rebase", "rebase-apply"),
            ("cherry-pick", "CHERRY_PICK_HEAD"), ("revert", "REVERT_HEAD"),
        ]
        return states.first { gitFile($0.1).map { Files.exists($0.absoluteURL) } ?? false }?.0
    }

    /// - Throws: `KataError.noUpdate` where it is no clone, or git is in the middle of something.
    func confirmReady() throws {
        try confirmClone()
        if let ongoing {
            throw KataError.noUpdate(
                "git is in the middle of a \(ongoing). End it with: git \(ongoing) --continue or --abort, then ./kata update"
            )
        }
        guard try run(["ls-files", "-u"]).isEmpty else {
            throw KataError.noUpdate(
                "Some files have two versions that are not put together yet. See them with git status, settle them, then ./kata update"
            )
        }
        if let lock = gitFile("index.lock")?.absoluteURL, Files.exists(lock) {
            throw KataError.noUpdate(
                "Another git is at work here: '\(workspace.displayPath(lock.path))' is there. Wait for its end, or delete the file if there is none."
            )
        }
    }

    func tree(of commit: String) throws -> Tree {
        Tree(listing: try run(["ls-tree", "-r", "-z", "--full-tree", commit]))
    }

    func index() throws -> Tree { Tree(listing: try run(["ls-files", "-s", "-z"])) }

    /// What git was told not to look at.
    struct Flags {
        /// By `git update-index --skip-worktree`, or by a sparse checkout.
        var skipped: Set<String> = []
        /// By `git update-index --assume-unchanged`.
        var assumed: Set<String> = []
    }

    func flags() throws -> Flags {
        var flags = Flags()
        for line in try run(["ls-files", "-v", "-z"]).split(separator: 0) {
            let text = String(decoding: line, as: UTF8.self)
            guard let tag = text.first else { continue }
            let path = String(text.dropFirst(2))
            if tag == "S" || tag == "s" { flags.skipped.insert(path) }
            if tag.isLowercase { flags.assumed.insert(path) }
        }
        return flags
    }

    /// Tells git again what not to look at.
    func set(_ flags: Flags, in tree: Tree) throws {
        for (option, paths) in [("--skip-worktree", flags.skipped), ("--assume-unchanged", flags.assumed)] {
            let paths = paths.filter { tree[$0] != nil }.sorted()
            guard !paths.isEmpty else { continue }
            try run(
                ["update-index", option, "-z", "--stdin"],
                input: Data(paths.map { $0 + "\0" }.joined().utf8))
        }
    }

    /// What is in the folder: all that git knows, and what else could be in a newer version's way. What git was told
    /// not to look at is looked at all the same; what a sparse checkout leaves out is there.
    ///
    /// - Parameters:
    ///   - leftOut: by a sparse checkout.
    ///   - scratch: a folder for an index of our own.
    func folder(besides theirs: Tree, leftOut: Set<String>, scratch: URL) throws -> Tree {
        let index = scratch.appending(path: "index")
        let everything = try self.index()
        let paths = everything.entries.keys.filter { !leftOut.contains($0) }.sorted()
        try run(["update-index", "-z", "--index-info"], input: everything.indexInfo(paths), index: index)
        try run(["-c", "core.sparseCheckout=false", "add", "-u", "--", "."], index: index)
        var known = Tree(listing: try run(["ls-files", "-s", "-z"], index: index))
        for path in leftOut { known[path] = everything[path] }
        let others = try run(
            ["ls-files", "-o", "-z", "--exclude-standard", "--", "Sources", "Tests"], index: index
        )
        .split(separator: 0).map { String(decoding: $0, as: UTF8.self) }
        // A repository in the repository.
        .filter { !$0.hasSuffix("/") }
        let inTheWay = theirs.entries.keys.filter {
            let place = workspace.root.appending(path: $0)
            return known[$0] == nil && Files.exists(place) && !Files.isFolder(place)
        }
        let added = Set(others).union(inTheWay).sorted()
        guard !added.isEmpty else { return known }
        try run(
            ["update-index", "--add", "-z", "--stdin"], input: Data(added.map { $0 + "\0" }.joined().utf8),
            index: index)
        let all = Tree(listing: try run(["ls-files", "-s", "-z"], index: index))
        known.entries.merge(all.entries) { $1 }
        return known
    }

    // MARK: Contents

    func data(_ blob: String) throws -> Data { try run(["cat-file", "blob", blob]) }

    func text(_ entry: Tree.Entry?) throws -> String {
        try entry.map { String(decoding: try data($0.blob), as: UTF8.self) } ?? ""
    }

    func add(_ data: Data) throws -> String {
        String(decoding: try run(["hash-object", "-w", "--stdin"], input: data), as: UTF8.self).trimmed
    }

    func merged(_ ours: Data, _ base: Data, _ theirs: Data) throws -> Data? {
        let folder = try Files.temporaryFolder()
        defer { try? FileManager.default.removeItem(at: folder) }
        let files = ["ours", "base", "theirs"].map { folder.appending(path: $0) }
        for (file, data) in zip(files, [ours, base, theirs]) { try Files.write(data, to: file) }
        // Its status is the number of conflicts, or beyond 127 that it cannot.
        return try? run(["merge-file", "-p", "-q"] + files.map(\.path))
    }

    /// Writes a tree.
    ///
    /// - Returns: its hash.
    func write(_ tree: Tree, scratch: URL) throws -> String {
        let index = scratch.appending(path: "index-\(UInt32.random(in: 0 ... .max))")
        try run(["update-index", "-z", "--index-info"], input: tree.indexInfo(), index: index)
        return String(decoding: try run(["write-tree"], index: index), as: UTF8.self).trimmed
    }

    /// Puts files of a tree into a folder of the workspace, with all that git does to a file that it checks out.
    func stage(_ paths: [String], of tree: Tree, in folder: URL, scratch: URL) throws {
        let index = scratch.appending(path: "index-\(UInt32.random(in: 0 ... .max))")
        try run(["update-index", "-z", "--index-info"], input: tree.indexInfo(paths), index: index)
        try run(
            ["checkout-index", "-a", "-f", "--prefix=\(workspace.displayPath(folder.path))/"], index: index)
    }
}
