import Foundation

/// The starter tests and their snapshots' references as the chapter ships them: `Solutions/<Chapter>/Tests.sha256`, in the format of sha256sum.
struct StarterTests {
    let workspace: Workspace
    let chapter: String

    private var list: URL { workspace.solutionsFolder(of: chapter).appending(path: "Tests.sha256") }

    /// The paths of the starter tests that were edited or deleted, relative to the workspace.
    ///
    /// Line endings aside: a checkout on another system may have changed them, which changes no test.
    ///
    /// - Parameter texts: those that were read already.
    func differing(among texts: [SourceText] = []) throws(KataError) -> [String] {
        guard Files.exists(list) else { return [] }
        let known = Dictionary(uniqueKeysWithValues: texts.map { ($0.path, $0.bytes) })
        var differing: [String] = []
        for line in try Files.text(list).split(whereSeparator: \.isNewline) {
            let parts = line.split(separator: " ", maxSplits: 1).map {
                $0.trimmingCharacters(in: .whitespaces)
            }
            guard parts.count == 2 else { continue }
            let file = workspace.testsFolder(of: chapter).appending(path: parts[1])
            var bytes = known[file.path]
            if bytes == nil, Files.exists(file) { bytes = try Files.data(file) }
            let sum = bytes.map { SHA256.hex(normalized($0)) } ?? ""
            if sum != parts[0] {
                differing.append("Tests/\(chapter)Tests/\(parts[1])")
            }
        }
        return differing
    }

    /// What Tests.sha256 should hold now.
    func current() throws(KataError) -> String {
        let folder = workspace.testsFolder(of: chapter)
        var lines = ""
        for path in try Files.list(folder) where isShipped(path) {
            lines += "\(SHA256.hex(normalized(try Files.data(folder.appending(path: path)))))  \(path)\n"
        }
        return lines
    }

    /// What Tests.sha256 holds; empty where there is none.
    func recorded() throws(KataError) -> String { Files.exists(list) ? try Files.text(list) : "" }

    func record() throws(KataError) { try Files.write(Data(try current().utf8), to: list) }

    /// Whether a file is the chapter's; the learner's own tests and the references that they record are not.
    private func isShipped(_ path: String) -> Bool {
        if path.hasPrefix("__Snapshots__/") { return !path.hasPrefix("__Snapshots__/My") }
        return path.hasSuffix(".swift") && !OwnTests.areIn(path)
    }

    private func normalized(_ bytes: Data) -> Data {
        bytes.contains(0x0d) ? Data(bytes.filter { $0 != 0x0d }) : bytes
    }
}
