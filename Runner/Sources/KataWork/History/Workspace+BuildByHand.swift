import Foundation
import KataText

extension Workspace {
    /// The time when the package was last built without the runner, as `swift test` does; nil where it never
    /// was. The runner's own builds are elsewhere.
    var lastBuildByHand: Date? {
        let path = root.appending(path: ".build/build.db").path
        let attributes = try? FileManager.default.attributesOfItem(atPath: path)
        return attributes?[.modificationDate] as? Date
    }
}
