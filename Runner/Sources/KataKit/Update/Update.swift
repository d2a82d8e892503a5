import Foundation
import KataBase
import KataEngine
import KataText
import KataWork

/// Brings a clone to a newer version, with all that the learner wrote left as it is.
///
/// Everything is worked out aside. Then the files are put into their places, each in one move, the index follows, and
/// the branch last. A runner that is killed in between leaves some files in the new version and some in the old: the
/// next update knows what there was and comes to the same end, before anything that is newer yet.
struct Update {
    let keeper: WorkKeeper
    let checkout: Checkout
    let source: UpdateSource

    private var workspace: Workspace { keeper.workspace }

    /// The outcome of an update.
    enum Outcome {
        /// The source, for a reader.
        case nothingNewer(String)
        case updated(UpdateReport)
    }

    /// One update at a time, from a remote's branch, or first the one that was killed.
    static func carryOut(
        in checkout: Checkout, keeping keeper: WorkKeeper, from remote: String?, _ branch: String?
    ) throws -> Outcome {
        let mark = UpdateMark(workspace: keeper.workspace)
        do {
            try checkout.confirmReady()
            let lock = try lock(keeper.workspace)
            defer { withExtendedLifetime(lock) {} }
            let source =
                try UpdateSource(unfinished: mark, of: checkout)
                ?? UpdateSource(remote: remote, branch: branch, of: checkout)
            return try Update(keeper: keeper, checkout: checkout, source: source).carryOut()
        } catch let failure as Checkout.Failure {
            let next = mark.isSet ? "Go on with: ./kata update" : "Nothing was changed."
            throw KataError("git could not go on: \(failure.words).", next: next)
        }
    }

    private static func lock(_ workspace: Workspace) throws -> FileLock {
        let file = workspace.stateFolder.appending(path: "update.lock")
        do { return try FileLock(file, patience: .zero) } catch {
            let busy = KataError("Another ./kata update is at work here.", next: "Wait for its end.")
            throw error.told(of: workspace.displayPath(file.path), busy: busy)
        }
    }

    private func carryOut() throws -> Outcome {
        let mark = UpdateMark(workspace: workspace)
        // Step numbers that cannot be read cannot be kept.
        _ = try manifest()
        let target = try source.fetched(by: checkout)
        guard let head = checkout.answer("rev-parse", "-q", "--verify", "HEAD^{commit}") else {
            throw KataError(
                "This clone has no commit yet.", next: "Clone the project anew, and copy your files there.")
        }
        guard
            let base = checkout.answer("merge-base", head, target) ?? checkout.beginning(of: head, in: target)
        else { throw unrelated }
        guard base != target else {
            mark.remove()
            return .nothingNewer(source.name)
        }

        let scratch = checkout.scratch
        try? FileManager.default.removeItem(at: scratch)
        defer { try? FileManager.default.removeItem(at: scratch) }
        try FileManager.default.createDirectory(at: scratch, withIntermediateDirectories: true)
        let theirs = try checkout.tree(of: target)
        let merge = TreeMerge(checkout: checkout, base: try checkout.tree(of: base), theirs: theirs)
        try confirmIsStringline(theirs)
        let flags = try checkout.flags()
        let leftOut = flags["--skip-worktree", default: []].filter {
            !Files.exists(workspace.root.appending(path: $0))
        }
        let (present, indexed) = (
            try checkout.folder(besides: theirs, leftOut: leftOut), try checkout.index()
        )
        let began = try mark.began(target, in: checkout) ?? (present, indexed)
        var folder = try merge.merged(began.folder)
        folder.tree.takeOver(from: present, since: began.folder)
        let branch = try merge.merged(try checkout.tree(of: head))
        try confirmAgreed(branch.conflicts, folder.conflicts, with: target)
        var index = try merge.merged(began.index)
        index.tree.takeOver(from: indexed, since: began.index)
        let commit =
            base == head
            ? target : try mergeCommit(try checkout.write(branch.tree), of: [head, target])
        // What is staged and cannot be put together with the newer version is staged no longer; it is in its file.
        let stagedTree = index.conflicts.isEmpty ? index.tree : branch.tree
        let staged = try checkout.write(stagedTree)
        let report = try UpdateReport(
            checkout: checkout, merge: merge, present: began.folder, result: folder,
            range: "\(base)..\(target)",
            source: source)

        try keep(folder.kept)
        let trees = (try checkout.write(began.folder), try checkout.write(began.index))
        try put(folder.tree, over: present, besides: leftOut) {
            try mark.set(target, from: source.name, folder: trees.0, index: trees.1)
        }
        try checkout.run(["read-tree", staged])
        _ = try? checkout.run(["update-index", "-q", "--refresh"])
        try checkout.set(flags, in: stagedTree)
        try checkout.run(["update-ref", "-m", "kata update", "HEAD", commit, head])
        forget(report.changed, by: folder.renumberings)
        mark.remove()
        return .updated(report)
    }

    // MARK: Whether it can be done

    /// The reason why the learner's part cannot be told from an older version's: the two have no commit in
    /// common.
    private var unrelated: KataError {
        guard checkout.answer("rev-parse", "--is-shallow-repository") != "true" else {
            return KataError(
                "This clone is shallow, and has no commit in common with '\(source.name)'.",
                next: "Run: git fetch --unshallow, then ./kata update")
        }
        return KataError(
            "This clone has no commit in common with '\(source.name)', as a copy made from a template has none, and it began with other files than any version there.",
            next: Checkout.anew)
    }

    private func confirmIsStringline(_ tree: Tree) throws {
        let missing = [TreeMerge.manifest, Syllabus.path].first { tree[$0] == nil }
        if let missing {
            throw KataError(
                "What '\(source.name)' has is no workspace like this one: it has no '\(missing)'.",
                next: "Nothing was changed.")
        }
        let text = try checkout.text(tree[TreeMerge.manifest])
        guard (try? Manifest(parsing: text)) != nil else {
            throw KataError(
                "The Package.swift that '\(source.name)' has says otherwise than this one how far a learner is.",
                next: "Nothing was changed. Clone the project anew, and copy your files there.")
        }
    }

    private func confirmAgreed(_ committed: [String], _ present: [String], with target: String) throws {
        let paths = committed.isEmpty ? present : committed
        guard !paths.isEmpty else { return }
        let list = paths.map { "\n  \($0)" }.joined()
        let version = target.prefix(10)
        var way =
            "They are committed, so put both together by hand: commit the rest, then git merge \(version)"
        if committed.isEmpty {
            let words = paths.map { $0.contains(" ") ? "'\($0)'" : $0 }.joined(separator: " ")
            way =
                "Put yours aside: git stash push -u -- \(words), then ./kata update; git stash pop brings yours back"
            if paths.contains(TreeMerge.manifest) {
                let steps = try manifest().lines.filter { $0.step > 0 }.map { "\($0.name) \($0.step)" }
                way += "\nThe step numbers in \(TreeMerge.manifest) go with it. "
                way +=
                    steps.isEmpty
                    ? "You have none yet." : "Yours are: \(steps.joined(separator: ", "))."
            }
        }
        throw KataError(
            "Nothing was changed: these files have changes of yours and of the newer version in the same places.\(list)\n\(way)"
        )
    }

    private func mergeCommit(_ tree: String, of parents: [String]) throws -> String {
        let message = "Merge a newer version from \(source.name)"
        do {
            return String(
                decoding: try checkout.run(
                    ["commit-tree", tree] + parents.flatMap { ["-p", $0] } + ["-m", message]),
                as: UTF8.self
            ).trimmed
        } catch let failure as Checkout.Failure {
            throw KataError(
                "Your commits and the newer version need a commit that joins them, and git makes none: \(failure.words).",
                next:
                    "Nothing was changed. Tell git who you are with: git config user.name and git config user.email, then ./kata update"
            )
        }
    }

    // MARK: Doing it

    /// The learner's work goes into the history, though nothing of it is to change.
    private func keep(_ chapters: Set<String>) throws {
        // After an update that was killed a text may be missing: there are lines then, and no course.
        for line in try manifest().lines where line.step > 0 || chapters.contains(line.name) {
            try keeper.keep(
                try Work.read(line.name, in: workspace), of: line.name,
                at: StepPlace(step: line.step, test: line.test), as: .before("update"))
        }
    }

    /// Forgets the notes on chapters whose steps are others now, and remembers the steps that they had.
    private func forget(_ chapters: [String], by renumberings: [String: Renumbering]) {
        MemoryFile(workspace).change { memory in
            for chapter in chapters { memory[chapter].notes = .init() }
            for (chapter, renumbering) in renumberings where !renumbering.isNone {
                memory[chapter].former.append(.init(steps: renumbering.old, end: .now))
            }
        }
    }

    private func manifest() throws(KataError) -> Manifest {
        try Manifest(parsing: try Files.text(workspace.manifestFile))
    }

    /// - Parameter begin: called when all is ready, before the first file is touched.
    private func put(_ tree: Tree, over present: Tree, besides leftOut: Set<String>, begin: () throws -> Void)
        throws
    {
        let changed = present.differing(from: tree).filter { !leftOut.contains($0) }
        let written = changed.filter { tree[$0] != nil }.sorted { rank($0) < rank($1) }
        let staging = checkout.scratch.appending(path: "files")
        try checkout.stage(written, of: tree, in: staging)
        try confirmPlaces(of: written, besides: Set(changed).subtracting(written))
        try begin()
        for path in changed where tree[path] == nil { remove(path) }
        for path in written {
            let (source, place) = (staging.appending(path: path), workspace.root.appending(path: path))
            try? FileManager.default.createDirectory(
                at: place.deletingLastPathComponent(), withIntermediateDirectories: true)
            guard rename(source.path, place.path) == 0 else {
                throw KataError.unwritable(path, reason: String(cString: strerror(errno)))
            }
        }
    }

    /// - Throws: `KataError.noUpdate` where a file cannot be put into its place.
    private func confirmPlaces(of written: [String], besides removed: Set<String>) throws {
        for path in written {
            var place = workspace.root.appending(path: path)
            if Files.isFolder(place) {
                // It is gone with the last of its files.
                let files = try Files.list(place).map { "\(path)/\($0)" }
                guard !files.isEmpty, removed.isSuperset(of: files) else {
                    throw blocked("'\(path)' is a folder, and a file of the newer version. Move yours away")
                }
            }
            repeat { place.deleteLastPathComponent() } while !Files.exists(place) && !Files.isLink(place)
            let name = workspace.displayPath(place.path)
            if !Files.isFolder(place) {
                guard removed.contains(name) else {
                    throw blocked(
                        "'\(name)' is no folder, and '\(path)' of the newer version needs one there. Move yours away"
                    )
                }
            } else if access(place.path, W_OK) != 0 {
                throw blocked("the folder '\(name)' cannot be written. Give yourself write permission there")
            }
        }
    }

    private func blocked(_ words: String) -> KataError {
        KataError("Nothing was changed: \(words), then ./kata update")
    }

    /// The runner's own files come last: until then it can be built.
    private func rank(_ path: String) -> Int {
        ["Runner/", TreeMerge.manifest, "kata"].firstIndex(where: path.hasPrefix) ?? -1
    }

    /// Removes a file, and the folders above it that are empty then.
    private func remove(_ path: String) {
        var place = workspace.root.appending(path: path)
        unlink(place.path)
        while true {
            place.deleteLastPathComponent()
            guard place.path.count > workspace.root.path.count, rmdir(place.path) == 0 else { return }
        }
    }
}
