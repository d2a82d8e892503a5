import Foundation
import KataBase

extension Workspace {
    /// Clears what runners that were killed left: half of a file beside the one that they were writing, and what was gone with
    /// them among the temporary files. What a runner that still runs works on stays.
    package func clearLeavings() {
        for folder in [root, stateFolder, chaptersFolder] { Files.sweep(folder, isDeep: false) }
        Files.sweepTemporaryFolders()
    }

    /// The same among the learners' files, which are many: for a command that puts others into their places, as the killed one
    /// did.
    package func clearLeavingsAmongCode() {
        for name in ["Sources", "Tests"] { Files.sweep(root.appending(path: name)) }
    }
}
