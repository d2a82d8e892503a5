import Foundation
import KataBase
import KataText

/// A file that is there while an update puts files into their places, and after one that was killed there. As long as it
/// is, `./kata` does not build its runner anew, which could fail: the one that is there brings the update to its end.
/// It says what the update was going to, so that this is where it goes, whatever is newer meanwhile, and what there was
/// when it began: of a learner's test that is in its place one cannot see whether it has moved already.
struct UpdateMark {
    /// The command that sets it, and takes it away.
    static let command = "update"

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

    /// The folder and the index as they were when an update began that goes to this commit; nil where they
    /// are not known.
    func began(_ commit: String, in checkout: Checkout) throws -> (folder: Tree, index: Tree)? {
        guard let target, target.commit == commit, let text = try? Files.text(file) else { return nil }
        let trees = text.split(separator: "\n").dropFirst(2).map(String.init)
        guard trees.count == 2, trees.allSatisfy({ checkout.answer("cat-file", "-t", $0) == "tree" }) else {
            return nil
        }
        return (try checkout.tree(of: trees[0]), try checkout.tree(of: trees[1]))
    }

    /// - Parameters:
    ///   - folder: the hash of a tree of what is in the folder.
    ///   - index: and of what is staged.
    func set(_ commit: String, from name: String, folder: String = "", index: String = "") throws(KataError) {
        try Files.write(Data("\(commit)\n\(name)\n\(folder)\n\(index)\n".utf8), to: file)
    }

    func remove() { try? FileManager.default.removeItem(at: file) }
}
