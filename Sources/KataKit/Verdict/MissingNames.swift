/// What SwiftUI has and its stand-in lacks: the one list, for a red's words and for the page that documents PaperUI.
///
/// The runner does not import PaperUI, so a test holds the two together: none of these is declared there, and
/// the table of the page is the one made here.
struct MissingNames {
    /// What is missing for the same reason, spelled as it is used: `GeometryReader`, `@StateObject`, `#Preview`,
    /// `.trim`, and `\.editMode` in the environment.
    let names: [String]
    /// What to write in their place, as sentences.
    let instead: String

    init(_ names: String, _ instead: String) {
        self.names = names.split(whereSeparator: \.isWhitespace).map(String.init)
        self.instead = instead
    }

    /// The page with the table, from the root of the workspace.
    static let page = "Chapters/PaperUI.md"

    /// How a name is missed.
    enum Use: String {
        case plain = ""
        case attribute = "@"
        case macro = "#"
        case member = "."
        case environment = #"\."#
    }

    /// What says that a name is SwiftUI's, and what to write; nil for any other name.
    static func sentence(on name: some StringProtocol, as use: Use) -> String? {
        // A property wrapper is a type, too, and may be asked for as one.
        let spellings = [use.rawValue + name] + (use == .plain ? ["@" + name] : [])
        for row in all {
            guard let spelled = row.names.first(where: { spellings.contains($0) }) else { continue }
            return "'\(spelled)' is SwiftUI's, and PaperUI does not draw it. \(row.instead)"
        }
        return nil
    }

    /// The table of the page, in Markdown.
    static var table: String {
        let rows = all.map { row in
            let names = row.names.map { "`\($0)`" }.joined(separator: ", ")
            return "| \(names) | \(row.instead) |"
        }
        return (["| SwiftUI's | On paper |", "| --- | --- |"] + rows).joined(separator: "\n")
    }
}
