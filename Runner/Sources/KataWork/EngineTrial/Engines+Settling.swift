import KataBase
import KataEngine
import KataText

extension Engines {
    /// Begins the trial of the compiler's engine anew, and brings it to its end: both engines make checks of a chapter whose
    /// outcomes are of all kinds. Nothing where there is no trial.
    package func settle() async throws {
        let toolchain = try toolchain()
        guard let engine = tried(of: toolchain, say: { _ in }),
            let chapter = try Course(workspace).chapters.first(where: {
                try BugGallery(of: $0.name, in: workspace) != nil
            })
        else { return }
        console.printPassing(
            "Both engines run the reference of \(chapter.name), three mistakes in it and an error. That takes a few minutes."
        )
        engine.store.save(.new)
        for setup in try await settlingSetups(of: chapter) where engine.store.load().isOpen {
            _ = try await engine.run(setup, limits: limits)
            try await engine.tryBeside()
        }
    }

    /// The setups that settle the trial: a green one, three mistakes that our tests catch, and the chapter's
    /// beginning, for which they do not compile. That error comes last, so that the trial does not end before
    /// it.
    private func settlingSetups(of chapter: Chapter) async throws -> [Setup] {
        let reference = try workspace.existingSnapshotFolder(of: chapter.name, named: "Step\(chapter.steps)")
        let snapshot = try BugPlanting.Snapshot(reading: reference)
        var folders = [reference]
        for bug in try BugGallery(of: chapter.name, in: workspace)?.bugs.prefix(3) ?? [] {
            folders.append(try await planting.plant(bug, into: snapshot))
        }
        folders.append(try workspace.existingSnapshotFolder(of: chapter.name, named: "Step0"))
        return try folders.map {
            try Setup(
                chapter: chapter.name, step: chapter.steps, sourcesFolder: $0, tests: .reference,
                workspace: workspace)
        }
    }
}
