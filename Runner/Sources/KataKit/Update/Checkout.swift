import Foundation
import KataBase
import KataText

/// The learner's own repository, as far as an update needs it.
///
/// Nothing in it is configured anew, and no hook runs. Whatever is worked out goes into the repository as objects that
/// no branch has yet; what a learner sees changes in `Update` alone.
struct Checkout {
    let workspace: Workspace
    let git: URL
    let environment: [String: String]
    /// The folder for an update's intermediate results; it is gone when the update ends.
    var scratch: URL { workspace.stateFolder.appending(path: "update") }

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

    /// The words of git when it could not do something.
    struct Failure: Error {
        let words: String
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

    /// The answer of git, as one line; nil where it has none.
    func answer(_ arguments: String...) -> String? {
        let line = (try? run(arguments)).map { String(decoding: $0, as: UTF8.self).trimmed }
        return line.flatMap { $0.isEmpty ? nil : $0 }
    }

    // MARK: What is there

    /// - Throws: `KataError.noUpdate` where the workspace is not the top of a repository that git opens.
    private func confirmClone() throws {
        let words: String
        do {
            // Where this folder is in its repository: an empty line at the top.
            if try run(["rev-parse", "--show-prefix"]).count <= 1 { return }
            words = "its .git is no repository"
        } catch let failure as Failure {
            words = failure.words
        }
        guard Files.exists(workspace.root.appending(path: ".git")) else {
            throw KataError(
                "This folder is a download and no clone, so there is nothing that could be brought up to date.",
                next: Self.anew)
        }
        throw KataError(
            "git does not open this clone: \(words).",
            next: "Nothing was changed. git status says what to do.")
    }

    /// The way on where nothing can be brought up to date.
    static let anew =
        "Clone the project anew with git, and copy there what is yours: Sources/<Chapter>, Tests/<Chapter>Tests/My….swift, the step numbers in Package.swift, and .kata/history.git."

    /// The version that a copy without a history in common began with, such as one made from a template: its first commit
    /// holds the files of that version.
    ///
    /// - Returns: the newest commit of which that is so; nil where there is none.
    func beginning(of head: String, in target: String) -> String? {
        let roots = answer("log", "--max-parents=0", "--format=%T", head)?.split(separator: "\n") ?? []
        let versions = answer("log", "--format=%T %H", target)?.split(separator: "\n") ?? []
        return versions.first { version in roots.contains { version.hasPrefix("\($0) ") } }
            .flatMap { $0.split(separator: " ").last.map(String.init) }
    }

    /// A file of git's own; nil where it is not there.
    private func gitFile(_ name: String) -> URL? {
        let path = answer("rev-parse", "--git-path", name)
        let file = path.map { URL(fileURLWithPath: $0, relativeTo: workspace.root).absoluteURL }
        return file.flatMap { Files.exists($0) ? $0 : nil }
    }

    /// The operation that git is in the middle of, in its own word; nil for none.
    private var ongoing: String? {
        let states = [
            ("merge", "MERGE_HEAD"), ("rebase", "rebase-merge"), ("rebase", "rebase-apply"),
            ("cherry-pick", "CHERRY_PICK_HEAD"), ("revert", "REVERT_HEAD"),
        ]
        return states.first { gitFile($0.1) != nil }?.0
    }

    /// - Throws: `KataError.noUpdate` where it is no clone, or git is in the middle of something.
    func confirmReady() throws {
        try confirmClone()
        if let ongoing {
            throw KataError(
                "git is in the middle of a \(ongoing).",
                next: "End it with: git \(ongoing) --continue or --abort, then ./kata update")
        }
        guard try run(["ls-files", "-u"]).isEmpty else {
            throw KataError(
                "Some files have two versions that are not put together yet.",
                next: "See them with git status, settle them, then ./kata update")
        }
        if let lock = gitFile("index.lock") {
            throw KataError(
                "Another git is at work here: '\(workspace.displayPath(lock.path))' is there.",
                next: "Wait for its end, or delete the file if there is none.")
        }
    }

    func tree(of commit: String) throws -> Tree {
        Tree(listing: try run(["ls-tree", "-r", "-z", "--full-tree", commit]))
    }

    func index() throws -> Tree { Tree(listing: try run(["ls-files", "-s", "-z"])) }

    /// The paths that git was told not to look at, by the option of `git update-index` that says so.
    func flags() throws -> [String: Set<String>] {
        var flags: [String: Set<String>] = [:]
        for line in try run(["ls-files", "-v", "-z"]).split(separator: 0) {
            let text = String(decoding: line, as: UTF8.self)
            let path = String(text.dropFirst(2))
            if text.hasPrefix("S") || text.hasPrefix("s") {
                flags["--skip-worktree", default: []].insert(path)
            }
            if text.first?.isLowercase ?? false { flags["--assume-unchanged", default: []].insert(path) }
        }
        return flags
    }

    /// Tells git again what not to look at.
    func set(_ flags: [String: Set<String>], in tree: Tree) throws {
        for (option, paths) in flags {
            let present = paths.intersection(tree.paths)
            try run(["update-index", option, "-z", "--stdin"], input: list(present))
        }
    }

    /// The contents of the folder: all that git knows, and the files that could be in a newer version's way.
    /// Files that git was told not to look at are looked at all the same; those that a sparse checkout leaves
    /// out count as there.
    ///
    /// - Parameter leftOut: by a sparse checkout.
    func folder(besides theirs: Tree, leftOut: Set<String>) throws -> Tree {
        let known = try index()
        var present = known
        for path in leftOut { present[path] = nil }
        let index = try index(of: present)
        try run(["-c", "core.sparseCheckout=false", "add", "-u", "--", "."], index: index)
        let others = try run(
            ["ls-files", "-o", "-z", "--exclude-standard", "--", "Sources", "Tests"], index: index
        )
        .split(separator: 0).map { String(decoding: $0, as: UTF8.self) }
        // A repository in the repository.
        .filter { !$0.hasSuffix("/") }
        let inTheWay = theirs.paths.subtracting(known.paths).filter {
            let place = workspace.root.appending(path: $0)
            return Files.exists(place) && !Files.isFolder(place)
        }
        try run(
            ["update-index", "--add", "-z", "--stdin"], input: list(inTheWay.union(others)), index: index)
        present = Tree(listing: try run(["ls-files", "-s", "-z"], index: index))
        for path in leftOut { present[path] = known[path] }
        return present
    }

    // MARK: Contents

    func text(_ entry: Tree.Entry?) throws -> String {
        try entry.map { String(decoding: try run(["cat-file", "blob", $0.blob]), as: UTF8.self) } ?? ""
    }

    /// - Returns: the name under which it is kept.
    func add(_ data: Data) throws -> String {
        String(decoding: try run(["hash-object", "-w", "--stdin"], input: data), as: UTF8.self).trimmed
    }

    /// Two texts that come from one, put together; nil where both changed the same lines.
    func merged(_ ours: String, _ base: String, _ theirs: String) throws -> String? {
        let files = try [ours, base, theirs].map { blob in
            let file = aside()
            try Files.write(try run(["cat-file", "blob", blob]), to: file)
            return file.path
        }
        // Its status is the number of conflicts, or beyond 127 that it cannot.
        return try (try? run(["merge-file", "-p", "-q"] + files)).map(add)
    }

    /// Writes a tree.
    ///
    /// - Returns: its hash.
    func write(_ tree: Tree) throws -> String {
        String(decoding: try run(["write-tree"], index: try index(of: tree)), as: UTF8.self).trimmed
    }

    /// Puts files of a tree into a folder of the workspace, with all that git does to a file that it checks out.
    func stage(_ paths: [String], of tree: Tree, in folder: URL) throws {
        try run(
            ["checkout-index", "-z", "--stdin", "--prefix=\(workspace.displayPath(folder.path))/"],
            input: list(paths), index: try index(of: tree))
    }

    /// - Returns: an index of our own.
    private func index(of tree: Tree) throws -> URL {
        let index = aside()
        try run(
            ["update-index", "-z", "--index-info"],
            input: list(tree.entries.map { "\($1.mode) \($1.blob)\t\($0)" }), index: index)
        return index
    }

    private func aside() -> URL { scratch.appending(path: "\(UInt32.random(in: 0 ... .max))") }

    /// Lines as git reads them with `-z`.
    private func list(_ lines: some Sequence<String>) -> Data { Data(lines.map { $0 + "\0" }.joined().utf8) }
}
