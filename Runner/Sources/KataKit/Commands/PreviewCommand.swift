import Foundation
import KataBase
import KataEngine
import KataText

/// `./kata preview`: every named state of a chapter's screens, in the terminal or as pictures in a folder.
package struct PreviewCommand: Command {
    package static let name = "preview"
    package static let parameters = "[chapter]"
    package static let group = CommandGroup.work
    package static let summary = "every named state of a chapter's screens, drawn in text"
    package static let options: [Option] = [.svg, .engine]

    private let chapter: String?
    private let folder: String?

    package init(_ arguments: inout Arguments) {
        chapter = arguments.next()
        folder = arguments.text(.svg)
    }

    package func run(in call: Call) async throws -> ExitStatus {
        let (workspace, style) = (call.workspace, call.teller.style)
        let output = folder.map { folder in
            OutputFolder(URL(argument: folder), content: "previews") { names, index in
                index.contains("<div class=\"states\">") && names.contains { $0.hasSuffix("-dark.svg") }
            }
        }
        try output?.confirm()
        let chapter = try call.course().chapter(chapter)
        let engine = try call.engines.engine()
        let states: [DrawnState]
        do {
            states = try await call.keeper.whileRead {
                try await self.drawn(chapter, by: engine, in: workspace)
            }
        } catch let nothing as NoPreviews {
            let report = Report("\(nothing)", next: try Self.move(in: chapter, workspace))
            call.console.printError(report.text(style: .plain, width: call.console.width))
            return .misuse
        }
        let title = "\(chapter.number) · \(try chapter.title())"
        let drawn = count(states.count, "state")

        if let output {
            try output.write(PreviewGallery(title: title, states: states).files)
            let page = output.folder.appending(path: "index.html").shown()
            call.console.print("\(drawn) in light and dark: open \(page) in a browser.")
        } else {
            let next =
                "draw them as pictures, light and dark: ./kata preview \(chapter.number) --svg previews"
            call.teller.print(
                Report(
                    ["\(style.bold(title))  \(drawn)"] + states.map { $0.text(style: style) }, next: next))
        }
        return .done
    }

    private func drawn(_ chapter: Chapter, by engine: any Engine, in workspace: Workspace) async throws
        -> [DrawnState]
    {
        func states(at step: Int) async throws -> [DrawnState] {
            try await untilUnchanged {
                try await engine.drawPreviews(
                    of: try Setup(
                        chapter: chapter.name, step: step,
                        sourcesFolder: workspace.sourcesFolder(of: chapter.name), tests: .starter,
                        workspace: workspace), in: workspace)
            }
        }
        do {
            return try await states(at: chapter.step)
        } catch let misfit as ScreensDoNotFit {
            // The step that is on may not be solved yet.
            do {
                return try await states(at: max(0, chapter.step - 1))
            } catch is NoPreviews, is ScreensDoNotFit { throw misfit.error }
        }
    }

    /// The advice where there is nothing to draw.
    static func move(in chapter: Chapter, _ workspace: Workspace) throws -> String {
        let first = try ChapterScreens(of: chapter.name, in: workspace)?.firstStep
        let writing = try (1...chapter.steps).dropFirst(chapter.step).first { step in
            try step == first
                || PreviewTypes.areThere(
                    in: workspace.snapshotFolder(of: chapter.name, named: "Step\(step)"))
        }
        let when = writing.map { "step \($0) has the first" } ?? "no later step has one"
        return "\(when). Go on with: \(chapter.entrance)"
    }
}
