import Foundation
import KataBase
import KataText

/// A file that is there while an update puts files into their places, and after one that was killed there. As long as it
/// is, `./kata` does not build its runner anew, which could fail: the one that is there brings the update to its end.
/// It says what the update was going to, so that this is where it goes, whatever is newer meanwhile.
struct UpdateMark {
    let workspace: Workspace

    private var file: URL { workspace.stateFolder.appending(path: "updating") }

    var isSet: Bool { Files.exists(file) }

    /// The commit that the update was going to, and where it came from, in a reader's words.
    var target: (commit: String, name: String)? {
        guard let text = try? Files.text(file) else { return nil }
        let lines = text.split(separator: "\n", omittingEmptySubsequences: false)
        guard lines.count >= 2, lines[0].count >= 40, lines[0].allSatisfy(\.isHexDigit) else { return nil }
        return (String(lines[0]), String(lines[1]))
    }

    func set(_ commit: String, from name: String) throws(KataError) {
        try Files.write(Data("\(commit)\n\(name)\n".utf8), to: file)
    }

    func remove() { try? FileManager.default.removeItem(at: file) }
}
