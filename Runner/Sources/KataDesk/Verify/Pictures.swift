import Foundation
import KataBase
import KataText

/// The pictures of the texts. One of a terminal is named by its step, `step-1.2.svg`, and shows what a check prints there, before
/// the step is solved and after. The screens are proven with their chapters: see `ScreenProofs`.
struct Pictures {
    static let folder = ScreenPicture.folder

    let workspace: Workspace
    let chapters: [Chapter]

    var proof: Proof {
        Proof(chapter: PageProofs.name, title: Self.folder) {
            let shown = try Self.shown(in: workspace)
            return try files().map { path in
                let fault = shown.contains(path) ? try fault(of: path) : "no page shows '\(path)'. Delete it."
                let isScreen = ScreenPicture(path: path) != nil
                return Proof.Claim(
                    kind: .file, chapter: PageProofs.name,
                    words: isScreen ? "a page shows \(path)" : "\(path) shows what a check prints",
                    finding: fault.map { .broken($0) } ?? .holds)
            }
        }
    }

    /// Makes those that a page shows.
    ///
    /// - Returns: how many were changed.
    func record() throws -> Int {
        var count = 0
        for path in try Self.shown(in: workspace).sorted() {
            guard let svg = try made(path), try fault(of: path) != nil else { continue }
            try Files.write(Data(svg.utf8), to: workspace.root.appending(path: path))
            count += 1
        }
        return count
    }

    private func files() throws(KataError) -> [String] {
        let folder = workspace.root.appending(path: Self.folder)
        return Files.exists(folder) ? try Files.list(folder).map { "\(Self.folder)/\($0)" } : []
    }

    /// The paths in the folder that a page's links lead to.
    static func shown(in workspace: Workspace) throws(KataError) -> Set<String> {
        try linked(in: workspace).filter { $0.hasPrefix("\(folder)/") }
    }

    /// The paths that the pages' links lead to.
    static func linked(in workspace: Workspace) throws(KataError) -> Set<String> {
        var linked: Set<String> = []
        for page in try workspace.pages() {
            let links = MarkdownLinks(try Files.text(workspace.root.appending(path: page))).links
            linked.formUnion(
                links.compactMap { PageLinks(workspace: workspace, path: page).place(of: $0.target) })
        }
        return linked
    }

    private func fault(of path: String) throws -> String? {
        if ScreenPicture(path: path) != nil { return nil }
        guard let svg = try made(path) else {
            return
                "nothing makes '\(path)'. A picture of a terminal is called like 'step-1.2.svg', of that chapter and step; one of a screen like '1.12-two-lines.svg', by its chapter, its step and its state."
        }
        let file = workspace.root.appending(path: path)
        guard Files.exists(file), try Files.data(file) == Data(svg.utf8) else {
            return
                "'\(path)' does not show what a check prints. Make it anew with: ./kata verify pages --record"
        }
        return nil
    }

    /// The picture as it should be; nil where its name says of no step.
    private func made(_ path: String) throws -> String? {
        guard let match = path.wholeMatch(of: /.*\/step-(\d+)\.(\d+)\.svg/),
            let chapter = Int(match.1), let step = Int(match.2)
        else { return nil }
        let calls = try [Fence.Kind.outputRed, .outputGreen].map { kind in
            (
                command: "./kata check",
                output: try ShownOutput(kind, chapter: chapter, step: step).text(in: chapters)
            )
        }
        return TerminalPicture(calls: calls).svg
    }
}
