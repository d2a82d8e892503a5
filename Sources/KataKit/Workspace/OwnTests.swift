import Foundation

/// The learner's own tests of a chapter.
enum OwnTests {
    /// What MyTests.swift holds in a fresh clone.
    static func template(for chapter: String) -> String {
        """
        // Your own tests live here. No command ever overwrites this file without keeping it in the history.

        import Testing

        @testable import \(chapter)

        """
    }

    /// How many there are in the files named My….swift of the chapter's tests.
    static func count(of chapter: String, in workspace: Workspace) throws(KataError) -> Int {
        let folder = workspace.testsFolder(of: chapter)
        var count = 0
        for name in try Files.names(in: folder) where name.hasPrefix("My") && name.hasSuffix(".swift") {
            count += Self.count(
                in: String(decoding: try Files.data(folder.appending(path: name)), as: UTF8.self))
        }
        return count
    }

    /// How many `@Test` a text has. What is in a comment is none, and neither is a stub, which says that the test is
    /// still to be written.
    static func count(in text: String) -> Int {
        let words = text.matches(of: /\/\*[\s\S]*?\*\/|\/\/.*|@Test\b|This step's test is yours/).map(
            \.output)
        return words.count { $0 == "@Test" } - words.count { $0.hasPrefix("This") }
    }
}
