import Foundation
import RunnerTesting
import Testing

@testable import KataBase
@testable import KataText

/// Chapters/TestHelpers.md, which is written by hand: it has what a test can write, and nothing that is not there.
struct HelpersPageTests {
    private let page: String

    init() throws {
        page = try Files.text(Repository.root.appending(path: "Chapters/TestHelpers.md"))
    }

    private func texts(in folders: [String]) throws -> [SwiftText] {
        try folders.flatMap { folder in
            let url = Repository.root.appending(path: folder)
            // What is there to be refused with a sentence is no help.
            let files = try Files.list(url).filter {
                $0.hasSuffix(".swift") && !$0.hasSuffix("+Unavailable.swift")
            }
            return try files.map { SwiftText(try Files.text(url.appending(path: $0))) }
        }
    }

    /// What no test writes: types that are inferred, and what protocols ask for.
    private static let unwritten: Set<String> = [
        "BuiltInViewType", "AppElement", "ElementProvider", "ElementQuery", "ElementType", "InspectedView",
        "LeakCheck", "SnapshotTrait", "Instant", "advanced", "duration", "minimumResolution", "provideScope",
        "isRecursive", "callAsFunction", "pathExtension", "session", "ConfirmationDialog",
    ]

    @Test func `each public name is on it`() throws {
        let declaring = ["struct", "class", "enum", "protocol", "func", "var", "let"]
        var names: Set<String> = []
        for text in try texts(in: ["Sources/TestSupport", "Sources/PaperUITesting"]) {
            let words = text.words
            for index in words.indices where words[index] == "public" {
                guard let keyword = words[index...].prefix(4).lastIndex(where: declaring.contains) else {
                    continue
                }
                names.insert(words[keyword + 1])
            }
        }
        let known = Set(page.matches(of: /\w+/).map { String($0.output) })
        // PaperUI's own types have their names in ViewType once more.
        let views = try texts(in: ["Sources/PaperUI"]).flatMap { text in text.tokens.map(text.text) }
        names = names.filter { $0.first?.isLowercase ?? false || !views.contains($0) }

        #expect(names.count > 60)
        #expect(names.subtracting(known).subtracting(Self.unwritten).sorted() == [])
    }

    @Test func `what it names is there`() throws {
        let texts = try texts(in: ["Sources/TestSupport", "Sources/PaperUITesting", "Solutions"])
        let words = Set(texts.flatMap(\.words))
        let code = page.matches(of: /`([^`\n]+)`/).map(\.1).filter { !$0.contains("filmCard") }
        let named = code.flatMap { code in
            code.matches(of: /(?:^|\.)([a-z]\w*)$|\.([a-z]\w*)|(\w+)[(:]/).compactMap { match in
                match.1 ?? match.2 ?? match.3
            }
        }

        #expect(named.count > 80)
        #expect(named.filter { !words.contains(String($0)) } == [])
    }
}
