import Foundation
import RunnerTesting
import Testing

@testable import KataBase
@testable import KataEngine
@testable import KataText

/// PaperUI's public names beside the facts about SwiftUI's.
struct PaperFactsTests {
    private let facts: SwiftUIFacts

    init() throws { facts = try SwiftUIFacts(of: Workspace(root: Repository.root)) }

    private func names() async throws -> [ModuleInterface.Declaration] {
        let interface = ModuleInterface(try await PaperModule.shared.interface())
        return interface.declarations.filter { !$0.isUnavailable && !$0.comesWithConformance && !$0.isHidden }
    }

    /// The types that the page about PaperUI says to be its own.
    private func own() throws -> [String] {
        let page = try Files.text(Repository.root.appending(path: "Chapters/PaperUI.md"))
        let sections = page.split(separator: "\n## ")
        let section = try #require(sections.first { $0.hasPrefix("What is paper's own") })
        return section.matches(of: /`([A-Z][\w.]+)`/).map { String($0.1) }
    }

    @Test func `each is called as in SwiftUI, or narrower, or is one that the page calls paper's own`()
        async throws
    {
        let (names, own) = (try await names(), try own())

        let strange = names.filter { name in
            name.kind != "extension" && facts.closeness(of: name) == nil
                && !own.contains { name.path == $0 || name.path.hasPrefix("\($0).") }
        }

        #expect(strange.map(\.spelling) == [])
        #expect(names.count { facts.closeness(of: $0) == .toTheLetter } > 2000)
        #expect(own.contains("Screen"))
    }

    @Test func `each fact is about a name that PaperUI has`() async throws {
        let paths = Set(try await names().map(\.path))

        #expect(facts.paths.subtracting(paths).sorted() == [])
    }
}

extension ModuleInterface.Declaration {
    /// True for what a type has by conforming to a protocol of the standard library's, or to one of SwiftUI's.
    fileprivate var comesWithConformance: Bool {
        [
            "hashValue", "hash", "==", "!=", "body", "Body", "rawValue", "RawValue", "allCases", "AllCases",
            "projectedValue", "description", "debugDescription", "encode", "makeBody", "Element", "Index",
            "Indices",
            "Iterator", "SubSequence", "ID", "ExtendedGraphemeClusterLiteralType", "StringLiteralType",
            "UnicodeScalarLiteralType", "ArrayLiteralElement",
        ].contains(name)
    }

    /// True for a name that begins with a low line, and for what is in it.
    fileprivate var isHidden: Bool {
        spelling.split { ".(:".contains($0) }.contains { $0.hasPrefix("_") && $0.count > 1 && $0 != "_?" }
    }
}
