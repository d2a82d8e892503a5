import KataBase

/// The target of a link in a text of Chapters, for somebody at a terminal.
enum LinkTarget {
    static func isOnTheWeb(_ target: String) -> Bool {
        target.hasPrefix("https://") || target.hasPrefix("http://")
    }

    /// True where it leads to the glossary: its words say to which word.
    static func isGlossary(_ target: String) -> Bool {
        target.wholeMatch(of: /(?:(?:\.\.\/)?Chapters\/)?README\.md#glossary/) != nil
    }

    /// A command for a chapter's text, an address, or a file's path in the workspace; nil for a place in the same text.
    static func place(_ target: String) -> String? {
        guard !isOnTheWeb(target) else { return target }
        let parts = target.split(separator: "#", maxSplits: 1, omittingEmptySubsequences: false)
        guard let file = parts.first, !file.isEmpty else { return nil }
        let anchor = parts.dropFirst().first ?? ""
        if let match = file.wholeMatch(of: /([0-9]+)-\w+\.md/) {
            let step = anchor.prefixMatch(of: /step-([0-9]+)/).map { String($0.1) }
            let part = anchor.isEmpty ? "intro" : String(anchor.replacing("-", with: " "))
            return "./kata read \(match.1) \(step ?? part)"
        }
        let path = file.hasPrefix("../") ? String(file.dropFirst(3)) : "Chapters/\(file)"
        return anchor.isEmpty ? path : "\(anchor.replacing("-", with: " ")) in \(path)"
    }
}
