import Foundation
import KataBase
import KataEngine
import KataKit
import KataText

/// Makes a draft whole in a small workspace of its own: what a check of each step prints goes into the text, and what
/// does not come out as it should stops it before anything is put into the learner's.
struct DraftWorkshop {
    let draft: ChapterDraft
    let engine: any Engine
    let limits: TimeLimits
    let environment: [String: String]
    let cache: ProductCache

    /// The chapter's files by their paths.
    ///
    /// - Throws: `KataError.unfitName` where the compiler does not take the module's name.
    func files() async throws -> [String: Data] {
        let folder = try Files.temporaryFolder()
        defer { try? FileManager.default.removeItem(at: folder) }
        let workspace = Workspace(root: folder.real)
        try write(to: workspace)
        let proofs = try proofs(in: workspace, recorder: OutputRecorder())
        let recorder = proofs.recorder
        for proof in proofs.steps {
            for claim in try await proof.run() where claim.kind != .fence {
                guard case .broken(let why) = claim.finding else { continue }
                throw KataError(
                    "A chapter called '\(draft.name)' does not come out as it should: \(claim.words) is not true, since \(why)",
                    next: "Choose another name.")
            }
        }
        _ = try recorder.write()
        return try everything(in: workspace)
    }

    private func write(to workspace: Workspace) throws {
        try Files.write(draft.files, to: workspace.root)
        try Files.write(try OwnTests.shipped(for: draft.name, in: workspace), to: workspace.root)
        try StarterTests(workspace: workspace, chapter: draft.name).record()
    }

    private func proofs(in workspace: Workspace, recorder: OutputRecorder) throws -> ProvenChapter {
        let chapter = Chapter(
            number: draft.number, name: draft.name, place: StepPlace(step: 0), steps: draft.steps, line: 0,
            textFile: workspace.root.appending(path: draft.textPath))
        return ProvenChapter(
            chapter: chapter, text: try chapter.text(), workspace: workspace,
            engine: engine, environment: environment, limits: limits, cache: cache,
            recorder: recorder)
    }

    private func everything(in workspace: Workspace) throws(KataError) -> [String: Data] {
        var files: [String: Data] = [:]
        let folders = ["Sources/\(draft.name)", "Tests/\(draft.name)Tests", draft.solutions]
        for folder in folders {
            for path in try Files.list(workspace.root.appending(path: folder)).map({ "\(folder)/\($0)" }) {
                files[path] = try Files.data(workspace.root.appending(path: path))
            }
        }
        files[draft.textPath] = try Files.data(workspace.root.appending(path: draft.textPath))
        return files
    }
}
