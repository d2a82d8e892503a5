import Foundation
import KataBase

/// The starter tests and their snapshots' references as the chapter ships them: `Solutions/<Chapter>/Tests.sha256`, in the format of sha256sum,
/// of their plain text.
package struct StarterTests {
    let workspace: Workspace
    let chapter: String

    package init(workspace: Workspace, chapter: String) {
        self.workspace = workspace
        self.chapter = chapter
    }

    private var list: URL { workspace.solutionsFolder(of: chapter).appending(path: "Tests.sha256") }

    /// The paths of the starter tests that were edited or deleted, relative to the workspace.
    ///
    /// The ends of the file and of its lines aside: git or an editor may have changed them, which changes no test.
    ///
    /// - Parameter texts: those that were read already.
    package func differing(among texts: [SourceText] = []) throws(KataError) -> [String] {
        let known = Dictionary(uniqueKeysWithValues: texts.map { ($0.path, $0) })
        var differing: [String] = []
        for (path, sum) in try shipped() {
            let file = workspace.root.appending(path: path)
            if known[file.path]?.digest == sum { continue }
            var bytes = known[file.path]?.bytes
            if bytes == nil, Files.exists(file) { bytes = try Files.data(file) }
            if bytes.map(Self.checksum) ?? "" != sum { differing.append(path) }
        }
        return differing
    }

    /// The starter tests' paths, relative to the workspace, and their checksums, in the list's order; none where there
    /// is no list.
    package func shipped() throws(KataError) -> [(path: String, sum: String)] {
        try recorded().split(whereSeparator: \.isNewline).compactMap { line in
            let parts = line.split(separator: " ", maxSplits: 1).map(\.trimmed)
            return parts.count == 2 ? ("Tests/\(chapter)Tests/\(parts[1])", parts[0]) : nil
        }
    }

    /// The text that Tests.sha256 should hold now.
    package func current() throws(KataError) -> String {
        let folder = workspace.testsFolder(of: chapter)
        var lines = ""
        for path in try Files.list(folder) where isShipped(path) {
            lines += "\(Self.checksum(of: try Files.data(folder.appending(path: path))))  \(path)\n"
        }
        return lines
    }

    /// The text that Tests.sha256 holds; empty where there is none.
    package func recorded() throws(KataError) -> String { Files.exists(list) ? try Files.text(list) : "" }

    package func record() throws(KataError) { try Files.write(Data(try current().utf8), to: list) }

    /// True for a file that is the chapter's; the learner's own tests and the references that they record are not.
    private func isShipped(_ path: String) -> Bool {
        if path.hasPrefix("__Snapshots__/") { return !path.hasPrefix("__Snapshots__/My") }
        return path.hasSuffix(".swift") && !OwnTests.areIn(path)
    }

    /// Of the plain text.
    package static func checksum(of bytes: Data) -> String { SHA256.hex(bytes.plainText) }
}
