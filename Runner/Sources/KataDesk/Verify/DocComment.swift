import KataBase
import KataText

/// A doc comment, taken apart.
struct DocComment {
    /// Its first paragraph, in one line.
    let summary: String
    /// All of it up to the parameters, as Markdown for a page.
    let discussion: String
    /// What it says of parameters, results and errors; not of a parameter that its callers leave out.
    let items: [(name: String, text: String)]

    /// - Parameter comment: without slashes.
    init(_ comment: String) {
        let lines = comment.linesBetweenFeeds
        let start = lines.firstIndex { Self.item(in: $0) != nil } ?? lines.count
        let text = FencedLines(lines[..<start].joined(separator: "\n")).lines.map { line in
            // What has a language is coloured, and is in no file.
            if line.text == "```swift" { return "```swift sketch" }
            return line.isFenced ? line.text : Self.plain(line.text)
        }
        discussion = text.joined(separator: "\n").trimmed
        summary = text.prefix { !$0.isEmpty }.joined(separator: " ")
        var items: [(name: String, text: String)] = []
        for line in lines[start...] {
            if let item = Self.item(in: line) {
                items.append(item)
            } else if let last = items.popLast() {
                items.append((last.name, "\(last.text) \(line.trimmed)".trimmed))
            }
        }
        self.items = items.map { ($0.name, Self.plain($0.text)) }
            .filter { !$0.text.isEmpty && !$0.text.contains("leave it out") }
    }

    /// "- Parameter name: of the box", "  - name: of the box", "- Returns: the box".
    private static func item(in line: String) -> (name: String, text: String)? {
        guard
            let found = line.wholeMatch(
                of: /(?:- Parameter |  - )(\w+): (.*)|- (Parameters|Returns|Throws):\s*(.*)/)
        else { return nil }
        let (_, parameter, meaning, word, text) = found.output
        if let parameter, let meaning { return ("`\(parameter)`", String(meaning)) }
        guard let word, let text else { return nil }
        return (String(word), String(text))
    }

    /// A link to a declaration is its name: ``Box/look(times:)`` is `Box.look(times:)`.
    private static func plain(_ line: String) -> String {
        line.replacing(/``([^`]+)``/) { "`\($0.output.1.replacing("/", with: "."))`" }
    }
}
