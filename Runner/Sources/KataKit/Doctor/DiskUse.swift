import Foundation
import KataBase
import KataText

/// The space that the builds of a workspace take on the disk: nothing that anybody wrote, so all of it may
/// go.
struct DiskUse {
    /// The folders that `./kata`, SwiftPM and whoever works on the runner or the apps build in, relative to
    /// the workspace.
    private static let places = [".build", ".kata/cache", ".kata/runner", "App/.build", "Runner/.build"]

    let workspace: Workspace

    var finding: Finding {
        let there = Self.places.filter { Files.exists(workspace.root.appending(path: $0)) }
        guard !there.isEmpty else { return .fine("Disk", "nothing is built yet") }
        let bytes = there.reduce(0) { $0 + Files.bytesOnDisk(workspace.root.appending(path: $1)) }
        return .fine(
            "Disk",
            "builds take \(bytes.megabytes). What you delete is built again: rm -r \(there.joined(separator: " "))"
        )
    }
}
