import Foundation
import KataBase
import KataText

/// The proofs of the pages that are no chapter's: the README and what stands beside it, the syllabus, what is there for
/// teachers.
struct PageProofs: Sendable {
    /// The name of the pages in the report.
    static let name = "Pages"

    let workspace: Workspace
    let chapters: [Chapter]

    func all() throws(KataError) -> [Proof] {
        let paths = try self.paths()
        return paths.map(proof) + [pictures.proof]
    }

    /// Writes what the pages show of the chapters: outputs and pictures.
    ///
    /// - Returns: how many were changed.
    func record() throws -> Int {
        let paths = try self.paths()
        return try paths.reduce(0) { try $0 + outputs(of: $1).record() } + pictures.record()
    }

    private func paths() throws(KataError) -> [String] {
        try Files.names(in: workspace.root).filter { $0.hasSuffix(".md") } + workspace.otherPages()
    }

    private func outputs(of path: String) -> PageOutputs {
        PageOutputs(workspace: workspace, chapters: chapters, path: path)
    }

    private var pictures: Pictures { Pictures(workspace: workspace, chapters: chapters) }

    private func proof(of path: String) -> Proof {
        Proof(chapter: Self.name, title: path) {
            let links = PageLinks(workspace: workspace, path: path)
            let figures = PageFigures(workspace: workspace, chapters: chapters, path: path)
            let commands = PageCommands(workspace: workspace, chapters: chapters, path: path)
            return [
                claim("terminal and book show all of \(path)", try links.unshown()),
                claim("the links of \(path) lead somewhere", try links.dead()),
            ]
                // The change log tells of figures and commands that were.
                + (path == "CHANGELOG.md"
                    ? []
                    : [
                        claim("the figures of \(path) are those of the chapters", try figures.wrong()),
                        claim("the commands of \(path) are there", try commands.wrong()),
                    ]) + (try excerpts(in: path)) + (try outputs(of: path).claims())
        }
    }

    private func claim(_ words: String, _ faults: [String]) -> Proof.Claim {
        Proof.Claim(
            kind: .file, chapter: Self.name, words: words,
            finding: faults.isEmpty ? .holds : .broken(faults.joined(separator: "\n  ")))
    }

    /// The listings that name a file stand in it.
    private func excerpts(in path: String) throws -> [Proof.Claim] {
        let text = FencedLines(try Files.text(workspace.root.appending(path: path)))
        return try text.blocks.compactMap { block in
            guard case .file(let named) = Fence.Kind(info: block.info) else { return nil }
            let place = "\(path):\(block.opening + 1)"
            let fault = try Excerpt.fault(
                of: block.body.joined(separator: "\n"), naming: named,
                in: [workspace.root.appending(path: named)])
            return Proof.Claim(
                kind: .fence, chapter: Self.name, words: "\(place) stands in \(named)",
                finding: fault.map { .broken("\(place): \($0)") } ?? .holds)
        }
    }
}
