import Foundation

/// A folder that a command fills with pages, as often as it is called: a new one, an empty one, or one that it has filled before.
/// A mark in it says so.
package struct OutputFolder {
    package let folder: URL
    /// The kind of the pages in it: "book".
    let content: String
    /// True where a folder without a mark is nevertheless one of ours, from before there were marks.
    let isOlder: @Sendable (_ names: [String], _ index: String) -> Bool

    private static let mark = ".stringline"
    /// The names that a system or a repository puts into a folder in which nobody has written anything.
    private static let others: Set<String> = [".DS_Store", ".git", ".localized", "Thumbs.db", mark]

    package init(
        _ folder: URL, content: String,
        isOlder: @escaping @Sendable (_ names: [String], _ index: String) -> Bool
    ) {
        (self.folder, self.content, self.isOlder) = (folder, content, isOlder)
    }

    /// - Throws: for one that holds something else. Nothing is written.
    package func confirm() throws(KataError) {
        var isFolder: ObjCBool = false
        guard FileManager.default.fileExists(atPath: folder.path, isDirectory: &isFolder), isFolder.boolValue
        else { return }
        let names: [String]
        do { names = try FileManager.default.contentsOfDirectory(atPath: folder.path) } catch {
            throw .unreadable(folder.path, reason: Files.reason(error))
        }
        guard !Self.others.isSuperset(of: names), marked != content else { return }
        let index = (try? Files.text(folder.appending(path: "index.html"))) ?? ""
        guard marked == nil, isOlder(names, index) else {
            throw KataError(
                "'\(folder.path)' holds files that this command did not write, so nothing was written.",
                next:
                    "Name a new folder or an empty one, such as '\(folder.path == "/" ? "" : folder.path)/\(content)'."
            )
        }
    }

    /// Writes some texts by their paths; what else is in it stays.
    package func write(_ texts: [String: String]) throws(KataError) {
        try confirm()
        // First, so that a folder that was filled by half is ours, too.
        try Files.write(Data((content + "\n").utf8), to: folder.appending(path: Self.mark))
        try Files.write(texts, to: folder)
    }

    private var marked: String? { (try? Files.text(folder.appending(path: Self.mark)))?.trimmed }
}
