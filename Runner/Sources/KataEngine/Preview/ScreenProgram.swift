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

    /// - Parameter sources: the learner's. What is in `#if HAS_FilmFinderView` is there once one of them declares that type.
    /// - Returns: nil where the chapter has no app.
    package init?(
        of chapter: String, module: String, sources: [SourceText] = [], in workspace: Workspace
    ) throws(KataError) {
        path = "App/Sources/\(chapter)App/\(chapter)App.swift"
        let file = workspace.root.appending(path: path)
        guard Files.exists(file) else { return nil }
        let app = try Files.text(file)
            // The lines keep their numbers.
            .replacing("import Front\n", with: "@testable import \(module)\n")
            .replacing("#if os(Linux)", with: "#if true")
            .replacing(/#if HAS_(\w+)/) { match in
                let isThere = sources.contains { Self.declares(String(match.1), $0) }
                return "#if \(isThere)"
            }
        text = """
            #sourceLocation(file: "\(file.path)", line: 1)
            \(app)
            #sourceLocation()

            /// On paper nothing is in front.
            @MainActor private func comeToTheFront() {}

            """
    }

    private static func declares(_ type: String, _ source: SourceText) -> Bool {
        String(decoding: source.bytes, as: UTF8.self).split(separator: "\n").contains { line in
            let words = line.split { !$0.isLetter && !$0.isNumber && $0 != "_" && $0 != "/" }
            return !line.trimmed.hasPrefix("//")
                && zip(words, words.dropFirst()).contains { $0 == "struct" && $1 == type }
        }
    }

    /// The sentence about an error in the chapter or in the app.
    ///
    /// - Parameter error: the first.
    package func failure(_ error: Diagnostic, in workspace: Workspace) -> KataError {
        let place = error.file.map { "\(workspace.displayPath($0)):\(error.line ?? 0): " } ?? ""
        return KataError("It does not \(error.isLinkers ? "link" : "compile"): \(place)\(error.message).")
    }
}
