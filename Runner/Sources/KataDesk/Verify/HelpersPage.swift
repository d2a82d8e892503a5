import Foundation
import KataBase
import KataEngine
import KataText

/// The page that says what tests can lean on: below a heading for each module stands what its doc comments say, and what
/// is written by hand stands before and after.
struct HelpersPage {
    static let path = "Chapters/TestHelpers.md"

    /// What is there for tests. PaperUI has SwiftUI's names.
    private static let moduleNames = ["TestSupport", "PaperUITesting"]

    let workspace: Workspace
    let compiler: CompilerEngine

    /// - Returns: nil in a workspace without the page.
    init?(workspace: Workspace, compiler: @autoclosure () throws -> CompilerEngine) throws {
        guard Files.exists(workspace.root.appending(path: Self.path)) else { return nil }
        self.workspace = workspace
        self.compiler = try compiler()
    }

    private var file: URL { workspace.root.appending(path: Self.path) }

    var modules: [SupportModule] {
        SupportModule.present(in: workspace).filter { Self.moduleNames.contains($0.name) }
    }

    /// Where the page is not what the doc comments say; nil where it is.
    func finding(about module: SupportModule) async throws -> String? {
        let declarations = try await declarations(of: module)
        if let bare = declarations.first(where: \.lacksComment) {
            return "\(bare.place): '\(bare.name)' is public and has no doc comment. Say what it does."
        }
        let lines = try Files.text(file).linesBetweenFeeds
        guard let range = Self.range(of: module, in: lines) else { return missingHeading(of: module) }
        let wanted = HelpersText(declarations).lines
        let page = Array(lines[range])
        guard page != wanted else { return nil }
        let index = zip(page, wanted).prefix { $0 == $1 }.count
        let mend = "Write it with: ./kata verify pages --record"
        let said = page[safe: index].map { "and the page says '\($0)'" } ?? "and the page ends"
        let words = wanted[safe: index].map { "the doc comments say '\($0)' here, \(said)" }
        return
            "\(Self.path):\(range.lowerBound + index + 1): \(words ?? "the doc comments say no more, \(said)"). \(mend)"
    }

    /// Writes what the doc comments say.
    func record() async throws {
        var lines = try Files.text(file).linesBetweenFeeds
        for module in modules {
            // The proof says so.
            guard let range = Self.range(of: module, in: lines) else { continue }
            lines.replaceSubrange(range, with: HelpersText(try await declarations(of: module)).lines)
        }
        try Files.write(Data((lines.joined(separator: "\n").trimmed + "\n").utf8), to: file)
    }

    private func missingHeading(of module: SupportModule) -> String {
        "'\(Self.path)' has no heading '\(Self.heading(of: module))'. Write it where its declarations are to stand."
    }

    private static func heading(of module: SupportModule) -> String { "## \(module.name)" }

    /// The lines between the module's heading and the next one of its level, without the blank ones around them.
    private static func range(of module: SupportModule, in lines: [String]) -> Range<Int>? {
        guard let heading = lines.firstIndex(of: heading(of: module)) else { return nil }
        let rest = lines[(heading + 1)...]
        let end = rest.firstIndex { $0.hasPrefix("## ") } ?? lines.endIndex
        return heading + 1..<end
    }

    private func declarations(of module: SupportModule) async throws -> [PublicDeclaration] {
        let files = try Files.list(workspace.sourcesFolder(of: module.name))
        let graphs = try await compiler.interface(of: module)
        return graphs.flatMap(\.symbols).compactMap { symbol in
            files.firstIndex { $0.lastPathComponent == symbol.place.file }.map { index in
                PublicDeclaration(symbol, in: "Sources/\(module.name)/\(files[index])", at: index)
            }
        }.sorted { ($0.fileIndex, $0.line) < ($1.fileIndex, $1.line) }
    }
}
