import Foundation
import KataBase
import KataText

/// The app of a chapter as a program on paper: its file in `App`, beside the learner's code.
///
/// On a Mac the same file is an app of its own. There it lies in one module with the chapter's sources; here it imports them.
package struct ScreenProgram: Sendable {
    /// The path of the app's file, relative to the workspace.
    package let path: String
    package let text: String

    /// - Returns: nil where the chapter has no app.
    package init?(of chapter: String, module: String, in workspace: Workspace) throws(KataError) {
        path = "App/Sources/\(chapter)App/\(chapter)App.swift"
        let file = workspace.root.appending(path: path)
        guard Files.exists(file) else { return nil }
        let app = try Files.text(file)
            // The lines keep their numbers.
            .replacing("import Front\n", with: "@testable import \(module)\n")
            .replacing("#if os(Linux)", with: "#if true")
        text = """
            #sourceLocation(file: "\(file.path)", line: 1)
            \(app)
            #sourceLocation()

            /// On paper nothing is in front.
            @MainActor private func comeToTheFront() {}

            """
    }

    /// The sentence about an error in the chapter or in the app.
    ///
    /// - Parameter error: the first.
    package func failure(_ error: Diagnostic, in workspace: Workspace) -> KataError {
        let place = error.file.map { "\(workspace.displayPath($0)):\(error.line ?? 0): " } ?? ""
        return KataError("It does not \(error.isLinkers ? "link" : "compile"): \(place)\(error.message).")
    }
}
