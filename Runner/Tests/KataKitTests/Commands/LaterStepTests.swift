import Foundation
import RunnerTesting
import Testing

@testable import KataBase
@testable import KataEngine
@testable import KataKit
@testable import KataText

/// What commands say of a later step of this workspace's chapters, held against our code of that step.
struct LaterStepTests {
    private let workspace = Workspace(root: Repository.root)

    /// Each chapter at each of its steps, the last one left out: behind it nothing comes.
    private func standings() throws -> [Chapter] {
        try Course(workspace).chapters.flatMap { chapter in
            (0..<chapter.steps).map { step in
                var standing = chapter
                (standing.place, standing.isCurrent) = (StepPlace(step: step), false)
                return standing
            }
        }
    }

    private func code(of chapter: Chapter, at step: Int) throws -> String {
        let folder = workspace.snapshotFolder(of: chapter.name, named: "Step\(step)")
        return try Files.list(folder).filter { $0.hasSuffix(".swift") }
            .map { try Files.text(folder.appending(path: $0)) }.joined(separator: "\n")
    }

    /// The types that a piece of Swift declares.
    private func types(in code: String) -> Set<String> {
        Set(
            code.matches(of: /\b(?:actor|class|enum|protocol|struct|typealias)\s+(\w+)/.inCode).map {
                String($0.1)
            })
    }

    @Test func `preview names the next step that has a state to draw, or says rightly that none has`() throws
    {
        var said: Set<String> = []
        for chapter in try standings() {
            let move = try PreviewCommand.move(in: chapter, workspace)
            let step = move.firstMatch(of: /^step (\d+) has the first\./).flatMap { Int($0.1) }
            let first = try ChapterScreens(of: chapter.name, in: workspace)?.firstStep
            let has = try (chapter.step + 1...chapter.steps).first { step in
                try step == first
                    || types(in: code(of: chapter, at: step)).contains { $0.hasSuffix("Previews") }
            }
            #expect(step == has, "\(chapter.name) \(chapter.step): \(move)")
            if step == nil {
                #expect(
                    move.hasPrefix("no later step has one."), "\(chapter.name) \(chapter.step): \(move)")
            }
            if let step { said.insert("\(chapter.name)/\(step)") }
        }
        #expect(
            said.isSuperset(of: ["InvoiceEditor/11", "SendMessage/7", "CatFacts/11", "FilmScreens/1"]),
            "\(said)")
    }

    @Test func `run names a step whose code has all that the screen needs`() throws {
        var said: Set<String> = []
        for chapter in try standings() {
            let app = workspace.root.appending(
                path: "App/Sources/\(chapter.name)App/\(chapter.name)App.swift")
            let move = try RunCommand.move(before: chapter)
            guard Files.exists(app),
                let step = move.firstMatch(of: /^Step (\d+) finishes the screen\./).flatMap({ Int($0.1) })
            else { continue }
            // What an app shows only once it is there, it does not need.
            let shown = try Files.text(app).replacing(/#if HAS_\w+[\s\S]*?#else/, with: "")
            let needed = Set(SwiftText(shown).words)
                .intersection(types(in: try code(of: chapter, at: chapter.steps)))
            #expect(!needed.isEmpty)
            let missing = needed.subtracting(types(in: try code(of: chapter, at: step)))
            #expect(missing == [], "\(chapter.name) \(chapter.step): \(move)")
            said.insert("\(chapter.name)/\(step)")
        }
        #expect(said.isSuperset(of: ["InvoiceEditor/11", "CatFacts/11"]), "\(said)")
    }
}
