import Foundation
import KataBase
import KataEngine
import KataText

/// Puts a mistake of a chapter's gallery into a snapshot of the reference solution.
package struct BugPlanting: Sendable {
    package let workspace: Workspace
    let environment: [String: String]
    let cache: ProductCache

    package init(workspace: Workspace, environment: [String: String], cache: ProductCache) {
        self.workspace = workspace
        self.environment = environment
        self.cache = cache
    }

    /// The reason why a diff does not fit a snapshot: the line that is off, or git's words.
    package struct DoesNotApply: Error {
        package let words: String
    }

    /// The files of a snapshot, read once for all mistakes that are put into it.
    package struct Snapshot: Sendable {
        let texts: [String: String]
        /// The hash of all the files.
        fileprivate let hash: SHA256

        package init(reading folder: URL) throws(KataError) {
            var (texts, hash): ([String: String], SHA256) = ([:], SHA256())
            for path in try Files.list(folder) {
                // A diff has to fit the files whatever ends the lines of either.
                let text = try Files.text(folder.appending(path: path))
                texts[path] = text
                hash.update(part: path)
                hash.update(part: text)
            }
            (self.texts, self.hash) = (texts, hash)
        }
    }

    /// - Parameter isOlder: whether the snapshot is of an earlier step than the gallery's, whose lines around the mistake
    ///   may be others.
    /// - Returns: a folder with the snapshot's files and the mistake in them; the same one for the same texts.
    /// - Throws: `DoesNotApply`; `KataError` where the files cannot be written, or git is missing.
    package func plant(
        _ bug: BugGallery.Bug, into snapshot: Snapshot, isOlder: Bool = false
    ) async throws -> URL {
        var hash = snapshot.hash
        hash.update(part: bug.patch)
        if isOlder { hash.update(part: "older") }
        let name = "sources"
        let product = try await cache.product("planted-\(hash.finish().prefix(32))") { scratch in
            let place = scratch.appending(path: name)
            try apply(bug, to: snapshot, isOlder: isOlder, in: place)
        }
        return product.appending(path: name)
    }

    /// A mistake of the gallery as a diff against an earlier step's snapshot; nil where it cannot be made there.
    package func diff(of bug: BugGallery.Bug, inOlder folder: URL) throws -> String? {
        let snapshot = try Snapshot(reading: folder)
        return try cache.withScratch { scratch in
            do { try apply(bug, to: snapshot, isOlder: true, in: scratch) } catch is DoesNotApply {
                return nil
            }
            return try SolutionDiff(workspace: workspace, environment: environment)
                .text(from: folder, to: scratch)
        }
    }

    private func apply(
        _ bug: BugGallery.Bug, to snapshot: Snapshot, isOlder: Bool, in place: URL
    ) throws {
        try Files.write(snapshot.texts, to: place)
        let git = try Git.find(environment: environment)
        var environment = Git.environment(from: environment)
        // Nothing to do with the repository that the workspace may be in.
        environment["GIT_CEILING_DIRECTORIES"] = place.deletingLastPathComponent().path
        let patch = GalleryPatch(bug.patch, of: snapshot.texts)
        let applied = try ChildProcess.run(
            git, ["apply"] + (isOlder ? [patch.isFoundAlone ? "-C0" : "-C1"] : []) + ["-"],
            environment: environment, directory: place, input: Data((patch.fit + "\n").utf8))
        guard !applied.succeeded else { return }
        guard !bug.patch.isEmpty else { throw DoesNotApply(words: "There is none below its heading.") }
        if let fault = patch.fault {
            let line = bug.patch.linesBetweenFeeds[safe: fault.line] ?? ""
            throw DoesNotApply(words: "Line \(bug.patchLine + fault.line), '\(line)', \(fault.words).")
        }
        let words = String(decoding: applied.standardError, as: UTF8.self).split(separator: "\n").first ?? ""
        throw DoesNotApply(words: "git says: \(words).")
    }
}
