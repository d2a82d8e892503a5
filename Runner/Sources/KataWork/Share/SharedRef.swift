/// The ref of a learner's work on a chapter in a shared repository: `refs/kata/<name>-<id>/<chapter>`.
package struct SharedRef: Hashable, Sendable {
    package static let folder = "refs/kata/"

    package let name: SharedName
    let chapter: String

    package init(name: SharedName, chapter: String) {
        self.name = name
        self.chapter = chapter
    }

    /// - Returns: nil for a ref that no runner would write.
    package init?(path: Substring) {
        guard path.hasPrefix(Self.folder) else { return nil }
        let parts = path.dropFirst(Self.folder.count).split(separator: "/", omittingEmptySubsequences: false)
        guard parts.count == 2, let name = SharedName(component: parts[0]), Self.isChapter(parts[1]) else {
            return nil
        }
        self.init(name: name, chapter: String(parts[1]))
    }

    package var path: String { "\(Self.folder)\(name.component)/\(chapter)" }

    /// A chapter is called as its module is.
    package static func isChapter(_ name: some StringProtocol) -> Bool {
        (1...60).contains(name.count)
            && name.allSatisfy { $0.isASCII && ($0.isLetter || $0.isNumber || $0 == "_") }
    }
}
