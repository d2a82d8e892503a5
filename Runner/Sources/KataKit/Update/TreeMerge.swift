import Foundation
import KataText

/// Puts a newer version in the place of the one that a learner has, around what the learner wrote.
///
/// A file that only one side changed is that side's; where both did, their lines are put together. The learner's own
/// are set aside: the code of a chapter that is worked on, the tests in My….swift, the step numbers in Package.swift.
struct TreeMerge {
    /// What both sides began with.
    let base: Tree
    let theirs: Tree
    let store: any BlobStore

    struct Result: Equatable {
        var tree = Tree()
        /// The paths of files whose lines cannot be put together.
        var conflicts: [String] = []
        /// The chapters whose code stays the learner's.
        var kept: [String] = []
    }

    static let manifest = "Package.swift"

    func merged(_ ours: Tree) throws -> Result {
        var result = Result()
        let chapters = try names(in: [ours, base, theirs])
        result.kept = chapters.filter { isTouched($0, in: ours) }
        let code = result.kept.map { "Sources/\($0)/" }
        let tests = chapters.map { "Tests/\($0)Tests/" }
        for path in Set(ours.entries.keys).union(base.entries.keys).union(theirs.entries.keys).sorted()
        where path != Self.manifest {
            let isOwnTest = OwnTests.areIn(path) && tests.contains(where: path.hasPrefix)
            if code.contains(where: path.hasPrefix) || isOwnTest && ours[path] != base[path] {
                result.tree[path] = ours[path]
            } else if isOwnTest {
                result.tree[path] = theirs[path]
            } else if let entry = try entry(path, in: ours) {
                result.tree[path] = entry
            } else if ours[path] != nil || theirs[path] != nil, !agreesOnNothing(path, in: ours) {
                result.conflicts.append(path)
            }
        }
        if let manifest = try manifest(of: ours) {
            result.tree[Self.manifest] = manifest
        } else {
            result.conflicts.append(Self.manifest)
        }
        return result
    }

    // MARK: Files

    /// What becomes of a file; nil where it is gone, or where that cannot be said.
    private func entry(_ path: String, in ours: Tree) throws -> Tree.Entry? {
        let (old, mine, new) = (base[path], ours[path], theirs[path])
        if mine == old || mine == new { return new }
        if new == old { return mine }
        guard let mine, let new, mine.isFile, new.isFile else { return nil }
        let mode = mine.mode == old?.mode ? new.mode : mine.mode
        guard mine.blob != new.blob else { return Tree.Entry(mode: mode, blob: mine.blob) }
        guard let old, old.isFile,
            let text = try store.merged(
                try store.data(mine.blob), try store.data(old.blob), try store.data(new.blob))
        else { return nil }
        return Tree.Entry(mode: mode, blob: try store.add(text))
    }

    /// Whether a file is gone, rightly.
    private func agreesOnNothing(_ path: String, in ours: Tree) -> Bool {
        let (old, mine, new) = (base[path], ours[path], theirs[path])
        return new == nil && mine == old || mine == nil && new == old
    }

    // MARK: Chapters

    private func names(in trees: [Tree]) throws -> [String] {
        var names: [String] = []
        for tree in trees {
            for line in try lines(of: tree)?.lines ?? [] where !names.contains(line.name) {
                names.append(line.name)
            }
        }
        return names
    }

    private func lines(of tree: Tree) throws -> Manifest? {
        guard let entry = tree[Self.manifest] else { return nil }
        return try? Manifest(parsing: String(decoding: try store.data(entry.blob), as: UTF8.self))
    }

    /// Whether somebody wrote into a chapter's code: it is not where a learner starts, in the old version or the new.
    private func isTouched(_ chapter: String, in ours: Tree) -> Bool {
        let code = ours.blobs(below: "Sources/\(chapter)")
        guard !code.isEmpty else { return false }
        let starts = [ours, base, theirs].map { $0.blobs(below: "Solutions/\(chapter)/Step0") }
        let isNew = code.contains { path, blob in !starts.contains { $0[path] == blob } }
        let isGone = starts[1].keys.contains { code[$0] == nil && starts[2][$0] != nil }
        return isNew || isGone
    }

    // MARK: Package.swift

    /// The newer manifest with the learner's step numbers, by the chapters' names, and with the lines of chapters that
    /// the learner has written. nil where the two cannot be put together.
    private func manifest(of ours: Tree) throws -> Tree.Entry? {
        guard let mine = try lines(of: ours), let new = try lines(of: theirs), let old = try lines(of: base),
            let mode = theirs[Self.manifest]?.mode
        else { return nil }
        let known = Set((old.lines + new.lines).map(\.name))
        let own = mine.lines.filter { !known.contains($0.name) }
        let texts = [try plain(mine, without: own.map(\.name)), try plain(old), try plain(new)]
        var text = texts[2]
        if texts[0] != texts[1], texts[0] != texts[2] {
            guard let both = try store.merged(Data(texts[0].utf8), Data(texts[1].utf8), Data(texts[2].utf8))
            else { return nil }
            text = String(decoding: both, as: UTF8.self)
        }
        guard var manifest = try? Manifest(parsing: text) else { return nil }
        for line in own { manifest = try manifest.adding(line.name, steps: line.steps) }
        for line in manifest.lines {
            guard let step = mine.lines.first(where: { $0.name == line.name })?.step, step > 0 else {
                continue
            }
            manifest = try manifest.settingStep(min(step, line.steps), of: line.name)
        }
        return Tree.Entry(mode: mode, blob: try store.add(Data(manifest.text.utf8)))
    }

    /// A manifest in which nobody has begun.
    private func plain(_ manifest: Manifest, without own: [String] = []) throws -> String {
        var plain = manifest
        for line in manifest.lines { plain = try plain.settingStep(0, of: line.name) }
        let numbers = manifest.lines.filter { own.contains($0.name) }.map(\.number)
        return plain.text.linesBetweenFeeds.enumerated().filter { !numbers.contains($0.offset + 1) }
            .map(\.element).joined(separator: "\n")
    }
}

/// Where the contents of files are.
protocol BlobStore {
    func data(_ blob: String) throws -> Data

    /// - Returns: the name under which it is kept.
    func add(_ data: Data) throws -> String

    /// Two texts that come from one, put together; nil where both changed the same lines.
    func merged(_ ours: Data, _ base: Data, _ theirs: Data) throws -> Data?
}
