import Foundation

extension ChapterProofs {
    private var galleryPath: String { "Solutions/\(chapter.name)/Bugs.md" }

    /// Every bug of the gallery, put into the last snapshot: it compiles, and a test fails.
    var bugs: [Proof] {
        let gallery = workspace.solutionsFolder(of: chapter.name).appending(path: "Bugs.md")
        guard let markdown = try? Files.text(gallery) else {
            return [
                Proof(chapter: chapter.name, title: "bugs") {
                    [result(.bug, "there is a bug gallery", "'\(galleryPath)' is missing or is not text.")]
                }
            ]
        }
        return BugGallery(parsing: markdown).bugs.map { bug in
            Proof(chapter: chapter.name, title: "bug: \(bug.title)") {
                let failure = try await escape(of: bug)
                return [
                    result(
                        .bug, "caught: \(bug.title)",
                        failure.map { "\(galleryPath):\(bug.line): \(bug.title): \($0)" })
                ]
            }
        }
    }

    /// How the bug got away; nil where a test caught it.
    private func escape(of bug: BugGallery.Bug) async throws -> String? {
        let place = workspace.stateFolder.appending(path: "bugs/\(chapter.name)-\(bug.line)-\(getpid())")
        defer { try? FileManager.default.removeItem(at: place) }
        try? FileManager.default.removeItem(at: place)
        let last = try workspace.existingSnapshotFolder(of: chapter.name, named: "Step\(chapter.steps)")
        for path in try Files.list(last) {
            try Files.write(try Files.data(last.appending(path: path)), to: place.appending(path: path))
        }
        guard let git = Executable.find("git", environment: environment) else { throw KataError.noGit }
        var gitEnvironment = Git.environment(from: environment)
        // Nothing to do with the repository that the workspace may be in.
        gitEnvironment["GIT_CEILING_DIRECTORIES"] = place.deletingLastPathComponent().path
        let applied = try ChildProcess.run(
            git, ["apply", "-"], environment: gitEnvironment, directory: place,
            input: Data((bug.patch + "\n").utf8))
        guard applied.succeeded else {
            let words =
                String(decoding: applied.standardError, as: UTF8.self).split(separator: "\n").first ?? ""
            return "its diff does not apply to Step\(chapter.steps): \(words)"
        }
        let verdict = try await verdict(of: place, at: chapter.steps, strictness: .none)
        if verdict.isGreen { return "no test catches it. Add the case that does." }
        if verdict.reason == .doesNotCompile { return "it does not compile: \(firstProblem(verdict))" }
        return nil
    }
}
