import Foundation
import KataText

/// Puts a newer version in the place of the one that a learner has, around what the learner wrote.
///
/// Changes of the newer version are taken over; where the learner changed the same file, git puts the lines
/// together. The learner's own stays: the code of a chapter that is worked on, the tests in My….swift, the
/// step numbers in Package.swift. Where steps have other numbers now, tests and numbers follow the steps'
/// titles.
struct TreeMerge {
    let checkout: Checkout
    /// The version that both sides began with.
    let base: Tree
    let theirs: Tree

    struct Result {
        var tree: Tree
        /// The paths of files whose lines cannot be put together.
        var conflicts: [String] = []
        /// The chapters whose code stays the learner's.
        let kept: Set<String>
        /// The new numbers of the steps of the chapters that the learner has.
        let renumberings: [String: Renumbering]
    }

    static let manifest = "Package.swift"

    func merged(_ ours: Tree) throws -> Result {
        let manifests = try [ours, base, theirs].map(manifest)
        let known = Set(manifests.dropFirst().flatMap { $0?.lines ?? [] }.map(\.name))
        let chapters = known.union(manifests[0]?.lines.map(\.name) ?? [])
        let kept = chapters.filter { isTouched($0, in: ours) }
        let code = kept.map { "Sources/\($0)/" }
        let tests = chapters.map { "Tests/\($0)Tests/" }
        let renumberings = try renumberings(of: known)
        var sides = [try carried(ours, by: renumberings), try carried(base, by: renumberings), theirs]
        for (side, manifest) in manifests.enumerated() {
            guard let manifest else { continue }
            sides[side][Self.manifest]?.blob = try checkout.add(Data(plain(manifest, of: known).utf8))
        }
        var result = Result(tree: sides[0], kept: kept, renumberings: renumberings)
        for path in sides[1].differing(from: sides[2]) where !code.contains(where: path.hasPrefix) {
            let (mine, old, new) = (sides[0][path], sides[1][path], sides[2][path])
            let isOwnTest = OwnTests.areIn(path) && tests.contains(where: path.hasPrefix)
            if mine == old {
                result.tree[path] = new
            } else if mine != new, !isOwnTest {
                result.tree[path] = try both(mine, old, new)
                if result.tree[path] == nil { result.conflicts.append(path) }
            }
        }
        if let mine = manifests[0], let merged = try manifest(of: result.tree) {
            for line in mine.lines { handOver(line, by: renumberings[line.name], in: &result.tree) }
            let text = try numbered(merged, as: mine, besides: known, by: renumberings)
            result.tree[Self.manifest]?.blob = try checkout.add(Data(text.utf8))
        } else if !result.conflicts.contains(Self.manifest) {
            result.conflicts.append(Self.manifest)
        }
        return result
    }

    /// A file that both changed; nil where the two changes cannot be put together.
    private func both(_ mine: Tree.Entry?, _ old: Tree.Entry?, _ new: Tree.Entry?) throws -> Tree.Entry? {
        guard var both = mine, let new, both.isFile, new.isFile else { return nil }
        if both.mode == old?.mode { both.mode = new.mode }
        guard both.blob != new.blob else { return both }
        guard let old, old.isFile, let blob = try checkout.merged(both.blob, old.blob, new.blob) else {
            return nil
        }
        both.blob = blob
        return both
    }

    /// True where the learner wrote into a chapter's code: it is not where a learner starts, in the old
    /// version or the new.
    private func isTouched(_ chapter: String, in ours: Tree) -> Bool {
        let code = ours.blobs(below: "Sources/\(chapter)")
        guard !code.isEmpty else { return false }
        let starts = [ours, base, theirs].map { $0.blobs(below: "Solutions/\(chapter)/Step0") }
        let isNew = code.contains { path, blob in !starts.contains { $0[path] == blob } }
        let isGone = starts[1].keys.contains { code[$0] == nil && starts[2][$0] != nil }
        return isNew || isGone
    }

    // MARK: Steps that have other numbers

    private func renumberings(of chapters: Set<String>) throws -> [String: Renumbering] {
        var renumberings: [String: Renumbering] = [:]
        for name in chapters {
            let (old, new) = (
                try ChapterVersion(name, in: base, checkout), try ChapterVersion(name, in: theirs, checkout)
            )
            renumberings[name] = Renumbering(from: old.steps, to: new.steps)
        }
        return renumberings
    }

    /// The learner's tests at the numbers that their steps have now.
    private func carried(_ tree: Tree, by renumberings: [String: Renumbering]) throws -> Tree {
        var carried = tree
        for (chapter, renumbering) in renumberings where !renumbering.isNone {
            let folder = "Tests/\(chapter)Tests/"
            let files = tree.blobs(below: String(folder.dropLast())).keys.filter {
                OwnTests.areIn($0) && !$0.contains("/")
            }
            for file in files { carried[folder + file] = nil }
            for (file, name) in renumbering.names(of: files) {
                guard var entry = tree[folder + file] else { continue }
                let data = try checkout.run(["cat-file", "blob", entry.blob])
                let renumbered = renumbering.renumbered(data)
                if renumbered != data { entry.blob = try checkout.add(renumbered) }
                carried[folder + name] = entry
            }
        }
        return carried
    }

    /// Our test for each step that the learner has passed with it, and whose test would be the learner's now.
    private func handOver(_ line: Manifest.Line, by renumbering: Renumbering?, in tree: inout Tree) {
        for step in renumbering?.handedOver(before: line.step) ?? [] {
            let path = OwnTests.path(ofStep: step, chapter: line.name)
            let ours = theirs["Solutions/\(line.name)/Tests/\(path.lastComponent)"]
            if let ours, tree[path] == theirs[path] { tree[path] = ours }
        }
    }

    // MARK: Package.swift

    private func manifest(of tree: Tree) throws -> Manifest? {
        let text = try checkout.text(tree[Self.manifest])
        return try? Manifest(parsing: text)
    }

    /// A manifest's text with all chapters at step 0, without the lines of those that the learner has written.
    private func plain(_ manifest: Manifest, of known: Set<String>) throws -> String {
        var plain = manifest
        for line in manifest.lines { plain = try plain.settingStep(0, of: line.name) }
        let own = manifest.lines.filter { !known.contains($0.name) }.map(\.number)
        return plain.text.linesBetweenFeeds.enumerated().filter { !own.contains($0.offset + 1) }
            .map(\.element).joined(separator: "\n")
    }

    /// A manifest's text with the learner's step numbers, and with the lines of chapters that the learner has written.
    private func numbered(
        _ manifest: Manifest, as mine: Manifest, besides known: Set<String>,
        by renumberings: [String: Renumbering]
    ) throws -> String {
        var manifest = manifest
        for line in mine.lines where !known.contains(line.name) {
            manifest = try manifest.adding(line.name, steps: line.steps)
        }
        for line in manifest.lines {
            guard let own = mine.lines.first(where: { $0.name == line.name }), own.step > 0 else { continue }
            let step = min(renumberings[line.name]?.place(of: own.step) ?? own.step, line.steps)
            let isSame = (renumberings[line.name]?.number(of: own.step) ?? own.step) == step
            manifest = try manifest.setting(
                StepPlace(step: step, test: isSame ? own.test : nil), of: line.name)
        }
        return manifest.text
    }
}
