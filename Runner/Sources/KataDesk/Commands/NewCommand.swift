import Foundation
import KataBase
import KataKit
import KataText

/// `./kata new`: a chapter of one's own, which verifies as it stands.
package struct NewCommand: Command {
    package static let name = "new"
    package static let parameters = "<Name>"
    package static let group = CommandGroup.workspace
    package static let summary = "a chapter of your own to begin with: text, tests, solutions; it verifies"
    package static let options: [Option] = [.steps, .engine]

    private let chapter: String
    private let steps: Int

    package init(_ arguments: inout Arguments) throws {
        chapter = try arguments.required("name")
        steps = try arguments.number(.steps) ?? 3
        let most = ChapterDraft.words.count
        guard (1...most).contains(steps) else {
            throw KataError.usage(
                "A new chapter has 1 to \(most) steps, and not \(steps). More can be added by hand.",
                command: Self.name)
        }
    }

    package func run(in call: Call) async throws -> ExitStatus {
        let workspace = call.workspace
        let course = try call.course()
        try ChapterName.confirm(chapter, among: course.chapters.map(\.name))
        let texts = try Files.list(workspace.chaptersFolder).compactMap(ChapterFile.init)
        // A text that `new` itself left behind keeps its number.
        let number = texts.first { $0.chapter == chapter }?.number ?? ChapterFile.freeNumber(among: texts)
        let draft = ChapterDraft(name: chapter, number: number, steps: steps)

        let place = ChapterPlace(draft: draft, workspace: workspace)
        try place.confirmFree()
        call.console.printError("Building the chapter aside, to record what its checks print.")
        let files = try await DraftWorkshop(
            draft: draft, engine: call.engines.engine().sideBySide, limits: call.limits,
            environment: call.environment, cache: call.engines.cache
        ).files()
        try place.put(files)
        call.teller.print(report(on: draft))
        return .done
    }

    private func report(on draft: ChapterDraft) -> Report {
        let rows = [
            (draft.textPath, "the text"),
            ("Sources/\(draft.name)", "where the reader begins"),
            ("Tests/\(draft.name)Tests", "the tests, a file a step"),
            (draft.solutions, "every step's end, two variants, our tests, the gallery"),
        ]
        let width = rows.map(\.0.count).max() ?? 0
        let table = rows.map { path, what in
            "  \(path.padded(to: width))  \(what)"
        }
        return Report(
            """
            Chapter \(draft.number), \(draft.name), is there with \(count(draft.steps, "step")), and it verifies as it stands.

            \(table.joined(separator: "\n"))

            Package.swift and \(Syllabus.path) have a line for it.
            """,
            next:
                "Put your own step 1 in the place of this one (Chapters/Writing.md says in which order), then: ./kata verify \(draft.number)"
        )
    }
}
