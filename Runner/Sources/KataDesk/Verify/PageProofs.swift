import Foundation
import KataBase
import KataText

/// What has to be true of the pages that are no chapter's: the README and what stands beside it, the syllabus, what is there for teachers.
struct PageProofs: Sendable {
    /// What the pages are called in the report.
    static let name = "Pages"

    let workspace: Workspace

    func all() throws(KataError) -> [Proof] {
        let top = try Files.names(in: workspace.root).filter { $0.hasSuffix(".md") }
        return (top + (try workspace.otherPages())).map(proof)
    }

    private func proof(of path: String) -> Proof {
        Proof(chapter: Self.name, title: path) {
            let dead = try PageLinks(workspace: workspace, path: path).dead()
            let unshown = try PageLinks(workspace: workspace, path: path).unshown()
            return [
                Proof.Claim(
                    kind: .file, chapter: Self.name, words: "terminal and book show all of \(path)",
                    finding: unshown.isEmpty ? .holds : .broken(unshown.joined(separator: "\n  "))),
                Proof.Claim(
                    kind: .file, chapter: Self.name, words: "the links of \(path) lead somewhere",
                    finding: dead.isEmpty ? .holds : .broken(dead.joined(separator: "\n  "))),
            ] + (try excerpts(in: path))
        }
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
