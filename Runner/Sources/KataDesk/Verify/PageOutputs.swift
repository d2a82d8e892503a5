import Foundation
import KataBase
import KataText

/// The outputs that a page shows: each is one of a chapter's text, which is proven with the chapter.
struct PageOutputs {
    let workspace: Workspace
    let chapters: [Chapter]
    /// The page's path, relative to the workspace.
    let path: String

    private static let record = "Rewrite it with: ./kata verify pages --record"

    func claims() throws -> [Proof.Claim] {
        try FencedLines(try Files.text(workspace.root.appending(path: path))).blocks.compactMap { block in
            let place = "\(path):\(block.opening + 1)"
            let fault: String?
            if let output = ShownOutput(info: block.info) {
                fault =
                    try Self.holds(block.body, output, in: chapters)
                    ? nil : "this is not what the chapter's text shows. \(Self.record)"
            } else if block.body.first?.contains(/^(RED|GREEN)  Step \d/) ?? false {
                fault =
                    "this looks like what a check prints, and nothing says at which step. Begin it like: ```output red 1.2"
            } else {
                return nil
            }
            return Proof.Claim(
                kind: .fence, chapter: PageProofs.name, words: "\(place) is what a check prints",
                finding: fault.map { .broken("\(place): \($0)") } ?? .holds)
        }
    }

    /// Writes into the page what its outputs should be.
    ///
    /// - Returns: how many were changed.
    func record() throws -> Int {
        let file = workspace.root.appending(path: path)
        let markdown = try Files.exactText(file)
        var (changed, count) = (markdown, 0)
        // From the last to the first: a replacement moves the lines below it.
        for block in FencedLines(markdown).blocks.reversed() {
            guard let output = ShownOutput(info: block.info),
                try !Self.holds(block.body, output, in: chapters)
            else { continue }
            changed = ChapterText.replacing(
                fenceAt: block.opening + 1, body: try output.text(in: chapters), in: changed)
            count += 1
        }
        if changed != markdown { try Files.write(Data(changed.utf8), to: file) }
        return count
    }

    /// True where lines of a page are the output, or a part of it that says so.
    private static func holds(
        _ lines: [String], _ output: ShownOutput, in chapters: [Chapter]
    ) throws -> Bool {
        let (body, whole) = (lines.joined(separator: "\n"), try output.text(in: chapters))
        return body == whole || Excerpt(body).isCut && Excerpt(body).stands(in: whole)
    }
}
