import Foundation
import KataBase
import KataEngine
import KataText
import KataWork

/// Writes a mistake into a chapter's gallery: what differs in the chapter's sources from the last step's snapshot.
struct BugRecording {
    let title: String
    let promise: String
    let chapter: Chapter
    let call: Call

    /// - Returns: what was written, and which tests catch it; nothing is written where none does.
    /// - Throws: `KataError` for a title that is there, a promise that nobody made, sources that are the snapshot or do not
    ///   compile.
    func record() async throws -> (report: Report, status: ExitStatus) {
        let text = try chapter.agreeingText()
        let step = try step(in: text)
        let bugs = try BugGallery(of: chapter.name, in: call.workspace)?.bugs ?? []
        guard !title.isEmpty, !bugs.contains(where: { $0.title == title }) else {
            throw KataError.usage(
                title.isEmpty
                    ? "The mistake needs a title: ./kata bug \(chapter.number) 'Everybody is Ada' --breaks '\(promise)'."
                    : "The gallery has a mistake '\(title)'. Give this one another title.",
                command: BugCommand.name)
        }
        let diff = try diff()
        let catchers = try await catchers()
        guard !catchers.isEmpty else {
            return (
                Report(
                    "No test of ours catches it. Nothing was written.",
                    next: "add the case that does, or let the promise say less; then give the command again"),
                .red
            )
        }
        let file = call.workspace.solutionsFolder(of: chapter.name).appending(path: "Bugs.md")
        let present = Files.exists(file) ? try Files.exactText(file) : "# The bug gallery\n"
        let entry = "## \(title)\n\n*Breaks: \(promise)*\n\n```diff\n\(diff)\n```\n"
        try Files.write(Data((present.trimmed + "\n\n" + entry).utf8), to: file)
        let tests = catchers.map { "  \($0.name.printable)\n      at \($0.file):\($0.line)" }
        return (
            Report(
                [
                    "'\(title.printable)' is in \(call.workspace.displayPath(file.path)), under '\(promise)', which step \(step.number) promises. Say in a sentence below that line what somebody did: ./kata verify \(chapter.number) asks for it.\(step.isOwn ? Self.exampleIsMissing : "")",
                    "Caught by:\n" + tests.joined(separator: "\n"),
                ],
                next:
                    "./kata reset \(chapter.number) --to \(chapter.steps) takes the mistake out of Sources; write the sentence, then: ./kata verify \(chapter.number)"
            ),
            .done
        )
    }

    private static let exampleIsMissing =
        " The step's test is the reader's, so say there, too, which kind of example shows it: *Example: two currencies*"

    private func step(in text: ChapterText) throws(KataError) -> StepText {
        guard let step = text.step(promising: promise) else {
            let names = text.steps.flatMap { $0.promises.map(\.name) }
            throw .usage(
                "The chapter does not promise '\(promise)'."
                    + Spelling.question(
                        promise, among: names, otherwise: " Its promises: \(names.joined(separator: ", "))."),
                command: BugCommand.name)
        }
        return step
    }

    private var last: String { "Step\(chapter.steps)" }

    private func diff() throws -> String {
        let diff = try SolutionDiff(workspace: call.workspace, environment: call.environment).text(
            from: call.workspace.existingSnapshotFolder(of: chapter.name, named: last),
            to: call.workspace.sourcesFolder(of: chapter.name)
        ).replacing(/\n+$/, with: "")
        guard !diff.isEmpty else {
            throw KataError.usage(
                "Sources/\(chapter.name) is our \(last), without a mistake. Make it there, and give the command again.",
                command: BugCommand.name)
        }
        return diff
    }

    private func catchers() async throws -> [TestedSolution.Test] {
        let workspace = call.workspace
        let trial = try await untilUnchanged {
            let setup = try Setup(
                chapter: chapter.name, step: chapter.steps,
                sourcesFolder: workspace.sourcesFolder(of: chapter.name), tests: .reference,
                workspace: workspace)
            return try await TestedSolution.run(
                setup, by: call.engines.engine(), limits: call.limits, in: workspace)
        }
        if let error = trial.errors.first {
            throw KataError.usage(
                "The mistake does not compile: \(error.place): \(error.message).", command: BugCommand.name)
        }
        return trial.tests.filter { $0.failure != nil }
    }
}
