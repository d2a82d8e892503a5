import Foundation
import KataBase

/// A checkout of Stringline on disk: where things are.
package struct Workspace: Sendable {
    /// The folder that holds Package.swift.
    package let root: URL

    package init(root: URL) {
        self.root = root
    }

    private static func holds(_ names: String..., in folder: URL) -> Bool {
        names.allSatisfy { FileManager.default.fileExists(atPath: folder.appending(path: $0).path) }
    }

    /// The workspace that a folder belongs to, looked for from there upwards.
    ///
    /// - Throws: where no folder above holds Package.swift and Chapters, or where one has lost its Package.swift.
    package static func find(from folder: URL) throws(KataError) -> Workspace {
        var candidate = folder.real
        var nearest: URL?
        while true {
            if holds("Chapters", "Package.swift", in: candidate) { return Workspace(root: candidate) }
            if nearest == nil, holds("Chapters", "Solutions", in: candidate) { nearest = candidate }
            let parent = candidate.deletingLastPathComponent()
            guard parent.path != candidate.path else {
                if let nearest {
                    throw KataError(
                        "'\(nearest.path)/Package.swift' is missing.",
                        next: "Go to that folder, and bring it back with: git checkout -- Package.swift")
                }
                throw KataError(
                    "There is no Stringline workspace at '\(folder.path)' or above it.",
                    next: "Go to the folder that holds Package.swift and Chapters, and run ./kata there.")
            }
            candidate = parent
        }
    }

    /// The error that ends whatever still runs in a workspace whose folder was taken away from under it; nil while it
    /// is there.
    ///
    /// Two things tell, and not the folder itself: a cache that is written at the old place makes the folder anew.
    package var loss: KataError? {
        guard !Files.exists(manifestFile), !Files.exists(chaptersFolder) else { return nil }
        return KataError(
            "The folder '\(root.path)' is not there any more: it was renamed, moved or deleted.",
            next: "Go to where it is now, and run the command again there.")
    }

    package var manifestFile: URL { root.appending(path: "Package.swift") }
    package var chaptersFolder: URL { root.appending(path: "Chapters") }

    /// The runner's own folder: caches, history, nothing that a learner wrote.
    package var stateFolder: URL { root.appending(path: ".kata") }

    /// The part of the runner's own folder that can be made again.
    package var cacheFolder: URL { stateFolder.appending(path: "cache") }

    /// The folder of what is kept of other people's work.
    package var gradeFolder: URL { stateFolder.appending(path: "grade") }

    /// The pages of Chapters that are no chapter's text: "Chapters/README.md".
    package func otherPages() throws(KataError) -> [String] {
        try Files.list(chaptersFolder).filter { $0.hasSuffix(".md") && ChapterFile($0) == nil }
            .map { "Chapters/\($0)" }
    }

    /// All pages and texts: "README.md", "Chapters/1-Greeting.md".
    package func pages() throws(KataError) -> [String] {
        let isPage = { (name: String) in name.hasSuffix(".md") }
        return try Files.names(in: root).filter(isPage)
            + Files.list(chaptersFolder).filter(isPage).map { "Chapters/\($0)" }
    }

    /// A chapter's text, relative to the workspace; nil where there is none.
    package func textPath(of chapter: String) -> String? {
        let names = try? Files.list(chaptersFolder)
        return names?.first { ChapterFile($0)?.chapter == chapter }.map { "Chapters/\($0)" }
    }

    package func sourcesFolder(of chapter: String) -> URL { root.appending(path: "Sources/\(chapter)") }
    package func testsFolder(of chapter: String) -> URL { root.appending(path: "Tests/\(chapter)Tests") }
    package func solutionsFolder(of chapter: String) -> URL { root.appending(path: "Solutions/\(chapter)") }

    /// Beside our tests of the learner's steps, a link to what they share with the starter tests: Package.swift has them as
    /// a target of their own.
    package func helpersLink(of chapter: String) -> URL {
        solutionsFolder(of: chapter).appending(path: "Tests/Helpers")
    }

    /// The chapter as it stands at the end of a step; `Step0` is where the learner starts.
    package func snapshotFolder(of chapter: String, named name: String) -> URL {
        solutionsFolder(of: chapter).appending(path: name)
    }

    /// The folders of other solutions that keep every promise of a chapter.
    package func variants(of chapter: String) throws(KataError) -> [URL] {
        let folder = solutionsFolder(of: chapter).appending(path: "Variants")
        return Files.exists(folder) ? try Files.names(in: folder).map { folder.appending(path: $0) } : []
    }

    /// - Throws: where the folder is not there or holds no Swift file.
    package func existingSnapshotFolder(of chapter: String, named name: String) throws(KataError) -> URL {
        let folder = snapshotFolder(of: chapter, named: name)
        guard Files.exists(folder), try Files.list(folder).contains(where: { $0.hasSuffix(".swift") }) else {
            let path = displayPath(folder.path)
            throw KataError(
                "The folder '\(path)' is missing or holds no Swift file.",
                next: "Write it, or bring it back with: git checkout -- \(path)")
        }
        return folder
    }

    /// A file's path as people read it: relative to the workspace where it is inside.
    package func displayPath(_ path: String) -> String {
        for prefix in [root.path + "/", root.real.path + "/"]
        where path.hasPrefix(prefix) {
            return String(path.dropFirst(prefix.count))
        }
        return path
    }

    /// A text with the paths inside the workspace as people read them.
    package func displayPaths(in text: String) -> String {
        [root.path, root.real.path].reduce(text) { text, path in
            text.replacing(" \(path)/", with: " ")
        }
    }
}
