import Foundation

/// A file that is there while an update puts files into their places, and after one that was killed there. As long as it
/// is, `./kata` does not build its runner anew, which could fail: the one that is there brings the update to its end.
struct UpdateMark {
    let workspace: Workspace

    private var file: URL { workspace.stateFolder.appending(path: "updating") }

    var isSet: Bool { Files.exists(file) }

    func set() throws(KataError) { try Files.write(Data(), to: file) }

    func remove() { try? FileManager.default.removeItem(at: file) }
}
