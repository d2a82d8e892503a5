import Foundation
import KataBase
import KataText

/// The steps before and after the build of a preview's program, the same for both engines.
struct PreviewDrawing {
    package let setup: Setup
    let workspace: Workspace
    /// The program that draws what the sources name.
    let program: String
    private let types: [String]
    private let screens: ChapterScreens?

    /// The program's name, and its module's.
    static let programName = "KataPreviews"

    /// - Throws: `NoPreviews` where neither the chapter nor the sources name one at the setup's step.
    init(of setup: Setup, in workspace: Workspace) throws {
        self.setup = setup
        self.workspace = workspace
        types = PreviewTypes.names(in: setup.sources)
        let screens = try ChapterScreens(of: setup.chapter, in: workspace)
        self.screens = screens.flatMap { $0.firstStep <= setup.step ? $0 : nil }
        guard !types.isEmpty || self.screens != nil else {
            throw NoPreviews(
                chapter: setup.chapter, folder: workspace.displayPath(setup.sourcesFolder.path))
        }
        program = PreviewProgram(module: setup.moduleName, screens: self.screens, types: types).source
    }

    /// The sentence about an error in the chapter or in the program.
    func failure(_ error: Diagnostic) -> any Error {
        if let screens, error.file == screens.file.path {
            let place = "\(workspace.displayPath(screens.file.path)):\(error.line ?? 0)"
            return ScreensDoNotFit(chapter: setup.chapter, reason: "\(place): \(error.message)")
        }
        let isChapters = error.file?.hasPrefix(setup.sourcesFolder.path) ?? false
        return KataError(
            isChapters
                ? "\(setup.chapter) does not \(error.isLinkers ? "link" : "compile"): \(workspace.displayPath(error.file ?? "")):\(error.line ?? 0): \(error.message). Mend that first: ./kata check"
                : "The previews cannot be drawn: \(error.message). 'all' in \(types.joined(separator: " and ")) has to be a list of values with a 'name' and a 'view'."
        )
    }

    /// The states that the program draws.
    package func states(by program: URL) async throws -> [DrawnState] {
        let folder = try Files.temporaryFolder()
        defer { try? FileManager.default.removeItem(at: folder) }
        var environment = RunnerEnvironment.forChildren
        environment["SWIFT_BACKTRACE"] = "enable=no"
        let file = folder.appending(path: "states.json")
        let result: ChildProcess.Completion
        do {
            result = try await ChildProcess.runDetached(
                program, [file.path], environment: environment, directory: workspace.root, supervised: true,
                deadline: .seconds(60))
        } catch {
            throw KataError("The previews could not be started. \(error)")
        }
        guard result.succeeded, Files.exists(file) else {
            let words = String(decoding: result.standardError, as: UTF8.self).split(separator: "\n")
            let fatal =
                result.termination == .deadline
                ? "they were not done after a minute"
                : words.last { $0.contains("Fatal error") } ?? words.last ?? "they gave no reason"
            throw KataError(
                "The previews crashed: \(fatal.printable).", next: "Mend that first: ./kata check")
        }
        return try JSONDecoder().decode([DrawnState].self, from: try Files.data(file))
    }
}

extension Engine {
    /// Draws the named states in a setup's sources.
    ///
    /// - Throws: `NoPreviews` where there is none; `ScreensDoNotFit` where the chapter's do not compile with the sources;
    ///   `KataError` where the sources do not compile, where a state cannot be drawn or crashes.
    package func drawPreviews(of setup: Setup, in workspace: Workspace) async throws -> [DrawnState] {
        let drawing = try PreviewDrawing(of: setup, in: workspace)
        let folder = try Files.temporaryFolder()
        defer { try? FileManager.default.removeItem(at: folder) }
        let program: URL
        do {
            program = try await build(drawing.program, beside: setup, into: folder)
        } catch let errors as BuildErrors {
            throw drawing.failure(errors.list[0])
        }
        return try await drawing.states(by: program)
    }
}

/// The sources name no state that could be drawn.
package struct NoPreviews: Error, CustomStringConvertible {
    let chapter: String
    let folder: String

    package var description: String {
        "\(chapter) has no screen yet, and no type in \(folder) has a name that ends in 'Previews'.".visible
    }
}
