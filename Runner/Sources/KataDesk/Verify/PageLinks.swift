import Foundation
import KataBase
import KataText

/// The links of a page, which have to lead somewhere: to a file of the workspace, to a heading. Links to the web are
/// not followed.
struct PageLinks {
    let workspace: Workspace
    /// The page's path, relative to the workspace.
    let path: String

    /// The place of the glossary. A link there is about the word that it stands on.
    static let glossary = (path: Syllabus.path, anchor: "glossary")

    /// A sentence for each dead link, and each heading that no link can lead to, with its place.
    func dead() throws(KataError) -> [String] {
        let page = MarkdownLinks(try Files.text(workspace.root.appending(path: path)))
        let links = page.links
        var dead = page.anchorless.map { heading, line in
            "\(path):\(line): no link can lead to the heading '\(heading)', which has no letter and no digit. Give it a word."
        }
        // A chapter links to the glossary on every other page of its own.
        var anchors: [String: [String]] = [:]
        var glossary: Glossary?
        for link in links where !Self.isOnTheWeb(link.target) {
            if let reason = try reason(link, knowing: &anchors, &glossary) {
                dead.append("\(path):\(link.line): the link to '\(link.target)' is dead: \(reason)")
            }
        }
        return dead
    }

    /// A sentence for whatever a reader would meet the signs of, with its place.
    func unshown() throws(KataError) -> [String] {
        let text = try Files.text(workspace.root.appending(path: path))
        // The README and what stands beside it are read on the web.
        return UnshownMarkdown.all(in: text, isInBook: path.contains("/")).map {
            "\(path):\($0.line): \($0.what), which neither a terminal nor the book shows. \($0.mend)"
        }
    }

    /// The reason why a link leads nowhere, and the way to mend it; nil where it leads somewhere.
    private func reason(
        _ link: MarkdownLinks.Link, knowing known: inout [String: [String]], _ glossary: inout Glossary?
    ) throws(KataError) -> String? {
        let mend = "Correct the link or remove it."
        let parts = link.target.split(separator: "#", maxSplits: 1, omittingEmptySubsequences: false)
        guard let place = place(of: String(parts[0])) else { return "it leaves the workspace. \(mend)" }
        let file = workspace.root.appending(path: place)
        guard Files.exists(file) else { return "there is no '\(place)'. \(mend)" }
        guard parts.count == 2, place.hasSuffix(".md") else { return nil }
        if place == Self.glossary.path, parts[1] == Self.glossary.anchor,
            let reason = try unknownTerm(link.label, knowing: &glossary)
        {
            return reason
        }
        if known[place] == nil { known[place] = MarkdownLinks(try Files.text(file)).anchors }
        let anchors = known[place, default: []]
        let anchor = String(parts[1])
        guard !anchors.contains(anchor.removingPercentEncoding ?? anchor) else { return nil }
        let near = Spelling.nearest(to: anchor, among: anchors)
        return "'\(place)' has no heading for '#\(anchor)'. "
            + (near.map { "Did you mean '#\($0)'?" } ?? mend)
    }

    /// The reason why a link to the glossary is about none of its words; nil where it is about one.
    private func unknownTerm(
        _ label: String, knowing known: inout Glossary?
    ) throws(KataError) -> String? {
        guard !label.isEmpty, !Glossary.isNamed(in: label) else { return nil }
        if known == nil {
            known = Glossary(parsing: try Files.text(workspace.root.appending(path: Self.glossary.path)))
        }
        guard let glossary = known, glossary.term(for: label) == nil else { return nil }
        let near = Spelling.nearest(to: label, among: glossary.terms.map(\.name))
        return "the glossary has no word for '\(label)'. "
            + (near.map { "Did you mean '\($0)'?" } ?? "Add it, or link another word.")
    }

    /// The path that a relative link leads to, relative to the workspace; nil where that is outside.
    func place(of target: String) -> String? {
        guard !target.isEmpty else { return path }
        let target = target.removingPercentEncoding ?? target
        // As on GitHub: a link that begins with a slash begins at the top of the repository.
        var folders = target.hasPrefix("/") ? [] : path.split(separator: "/").dropLast().map(String.init)
        for part in target.split(separator: "/") where part != "." {
            if part != ".." {
                folders.append(String(part))
            } else if folders.popLast() == nil {
                return nil
            }
        }
        return folders.joined(separator: "/")
    }

    static func isOnTheWeb(_ target: String) -> Bool {
        target.prefixMatch(of: /[A-Za-z][A-Za-z0-9+.-]*:/) != nil
    }
}
