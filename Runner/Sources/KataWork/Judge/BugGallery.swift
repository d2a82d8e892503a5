import KataBase
import KataText

/// The bugs of a chapter: `## What is wrong`, the promise that it breaks, an example that shows it, and a diff against the last snapshot.
package struct BugGallery: Sendable {
    package struct Bug: Equatable, Sendable {
        package let title: String
        /// The name in `*Breaks: Sent once*`.
        package let promise: String?
        /// The kind of example that shows it, in `*Example: two currencies*`: a first hint for whoever writes the test.
        package let example: String?
        /// The behaviour of the code with this mistake, in a sentence or two.
        package var markdown = ""
        package let patch: String
        /// The line of the patch's first line, counted from 1.
        let patchLine: Int
        /// The heading's line, counted from 1.
        package let line: Int

        /// True where no sentence tells of the mistake. A comment in the Markdown is none.
        package var isUnsaid: Bool {
            let text = FencedLines(markdown)
            return zip(text.lines, text.areHidden).allSatisfy { $1 || $0.text.trimmed.isEmpty }
        }
    }

    package let bugs: [Bug]
    /// The Markdown between the title and the first bug.
    package let introduction: String

    /// A chapter's gallery; nil where there is none.
    package init?(of chapter: String, in workspace: Workspace) throws(KataError) {
        let file = workspace.solutionsFolder(of: chapter).appending(path: "Bugs.md")
        guard Files.exists(file) else { return nil }
        self.init(parsing: try Files.text(file))
    }

    /// - Parameter markdown: a heading without a diff below it is a bug whose patch is empty: it cannot be tried.
    package init(parsing markdown: String) {
        let text = FencedLines(markdown)
        let headings = text.lines.indices.filter {
            !text.lines[$0].isFenced && text.lines[$0].text.hasPrefix("## ")
        }
        let start = text.lines.indices.first { text.lines[$0].text.hasPrefix("# ") }.map { $0 + 1 } ?? 0
        let beginning = text.lines[..<(headings.first ?? text.lines.endIndex)].dropFirst(start)
        introduction = beginning.map(\.text).joined(separator: "\n").trimmed
        // A regular expression is parsed each time that its literal is met.
        let field = /\*(Breaks|Example): (.+)\*/
        bugs = zip(headings, headings.dropFirst() + [text.lines.endIndex]).map { heading, end in
            let diff = text.blocks.first { $0.info == "diff" && (heading..<end).contains($0.opening) }
            let lines = text.lines[(heading + 1)..<end].filter { !$0.isFenced && !$0.text.hasPrefix("```") }
            let fields = lines.compactMap { $0.text.trimmed.wholeMatch(of: field)?.output }
            let value = { (name: String) in fields.first { $0.1 == name }.map { String($0.2) } }
            let words = lines.filter { line in
                !["*Breaks: ", "*Example: "].contains(where: line.text.trimmed.hasPrefix)
            }
            return Bug(
                title: String(text.lines[heading].text.dropFirst(3)), promise: value("Breaks"),
                example: value("Example"),
                markdown: words.map(\.text).joined(separator: "\n").trimmed,
                patch: diff.map { $0.body.joined(separator: "\n") } ?? "",
                patchLine: (diff?.opening ?? heading) + 2, line: heading + 1)
        }
    }
}
