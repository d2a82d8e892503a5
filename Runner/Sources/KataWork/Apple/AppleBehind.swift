import Foundation
import KataBase
import KataEngine
import KataText

/// The process that prepares the question, which takes half a minute, while the learner goes on.
package enum AppleBehind {
    /// The hidden command of `kata` that this is.
    package static let command = "prepare-apple"

    /// - Parameter words: the workspace's folder.
    package static func run(_ words: [String]) async {
        guard words.count == 1 else { return }
        let workspace = Workspace(root: URL(filePath: words[0]))
        let engines = Behind.engines(of: workspace, TimeLimits())
        await Behind.work(command, in: workspace) { try await AppleAdviser(engines)?.prepare() }
    }
}
