import Foundation
import KataBase
import KataText

/// The places in the book where the links of the texts lead.
struct BookMap: Sendable {
    let workspace: Workspace
    /// The part before a repository's file that is no page: a relative path that ends with a slash, or an address.
    let repository: String
    let glossary: Glossary
    /// By their paths in the workspace.
    var pictures: [String: BookPicture] = [:]
    /// A page's path, and the id in it, by what the page is made of: "Chapters/1-InvoiceEditor.md#your-turn".
    var places: [String: (page: String, id: String?)] = [:]

    static let glossaryPage = "glossary.html"
}

/// The same, as seen from one page.
struct BookLinks: Sendable {
    let map: BookMap
    /// The page's path in the book: "1-InvoiceEditor/step-2.html".
    let page: String
    /// True where it is written on the page that has all of them.
    var isWhole = false

    /// - Parameters:
    ///   - target: as it is written in a text.
    ///   - source: the text's path in the workspace.
    ///   - label: the link's words, by which a word is found in the glossary.
    /// - Throws: where it leads nowhere.
    func link(to target: String, from source: String, label: String) throws(KataError) -> (
        address: String, title: String?
    ) {
        if PageLinks.isOnTheWeb(target) { return (target, nil) }
        let parts = target.split(separator: "#", maxSplits: 1, omittingEmptySubsequences: false).map(
            String.init)
        let dead = KataError(
            "'\(source)' has a link that leads nowhere: '\(target)'.", next: "./kata verify says its line.")
        guard let path = PageLinks(workspace: map.workspace, path: source).place(of: parts[0]) else {
            throw dead
        }
        let anchor = parts.count > 1 ? parts[1].removingPercentEncoding ?? parts[1] : nil
        if path == PageLinks.glossary.path, anchor == PageLinks.glossary.anchor {
            if Glossary.isNamed(in: label) { return (address(of: BookMap.glossaryPage), nil) }
            guard let term = map.glossary.term(for: label) else { throw dead }
            let words = InlineParser(term.markdown).runs().map(\.text).joined()
            return (address(of: BookMap.glossaryPage, id: term.anchor), words)
        }
        if let place = map.places[path + (anchor.map { "#\($0)" } ?? "")] {
            return (address(of: place.page, id: place.id), nil)
        }
        let file = map.workspace.root.appending(path: path)
        guard anchor == nil || !path.hasSuffix(".md"), Files.exists(file) else { throw dead }
        let isAddress = PageLinks.isOnTheWeb(map.repository)
        return ((isAddress ? "" : up) + map.repository + path + (anchor.map { "#\($0)" } ?? ""), nil)
    }

    /// - Parameters:
    ///   - target: as it is written in a text.
    ///   - source: the text's path in the workspace.
    /// - Throws: where there is no such picture.
    func picture(_ target: String, from source: String) throws(KataError) -> (
        address: String, picture: BookPicture
    ) {
        let path = PageLinks(workspace: map.workspace, path: source).place(of: target)
        guard let picture = path.flatMap({ map.pictures[$0] }) else {
            throw KataError(
                "'\(source)' shows '\(target)', and there is no such picture.",
                next: "Put it there, or correct its name.")
        }
        return (up + picture.path, picture)
    }

    /// - Parameter id: a place on that page; its top where nil.
    func address(of page: String, id: String? = nil) -> String {
        if isWhole { return "#" + Self.prefix(of: page) + (id ?? "") }
        let fragment = id.map { "#\($0)" } ?? ""
        return page == self.page && id != nil ? fragment : up + page + fragment
    }

    /// From the page to the top of the book.
    var up: String { isWhole ? "" : String(repeating: "../", count: page.count { $0 == "/" }) }

    /// The part before an id of a page where all pages are on one.
    static func prefix(of page: String) -> String {
        page.split(separator: ".")[0].replacing("/", with: "-") + "-"
    }
}
