import Foundation
import KataBase
import KataText

/// The named states of a chapter's screens: `Solutions/<Chapter>/Screens.swift`, beside the solutions.
///
/// A state stands inside `#if STEP_n`, as tests do, and takes only the names that the promises give. So it can be drawn of the
/// learner's code as of ours.
package struct ChapterScreens {
    package let file: URL
    let text: String
    /// The first step that has a state.
    package let firstStep: Int

    /// - Returns: nil where the chapter names none.
    package init?(of chapter: String, in workspace: Workspace) throws(KataError) {
        file = workspace.solutionsFolder(of: chapter).appending(path: "Screens.swift")
        guard Files.exists(file) else { return nil }
        text = try Files.text(file)
        let steps = text.matches(of: /#if STEP_(\d+)/)
        // What stands before the first condition is there from the beginning.
        let isThereAtOnce = text.prefix { $0 != "#" }.contains("draw(\"")
        firstStep = isThereAtOnce ? 0 : steps.compactMap { Int($0.1) }.min() ?? 0
    }
}

/// The states of a chapter do not compile with the code of which they should be drawn.
package struct ScreensDoNotFit: Error {
    let chapter: String
    /// "Solutions/Films/Screens.swift:12: cannot find 'FilmFinder' in scope"
    package let reason: String

    package var error: KataError {
        KataError(
            "The states of \(chapter) take the names that its promises give, and your code has them otherwise: \(reason).",
            next: "See what is missing with: ./kata check")
    }
}
