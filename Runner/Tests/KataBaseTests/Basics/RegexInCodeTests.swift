import Foundation
import RunnerTesting
import Testing

@testable import KataBase

struct RegexInCodeTests {
    @Test(arguments: ["Films.Film", "a:Film", "Film's", "`Film`", "[Film]", "Film"])
    func `a name ends where its letters do`(_ text: String) {
        #expect(text.contains(/\bFilm\b/.inCode))
    }

    @Test(arguments: ["Films", "Film2", "Film_", "_Film", "aFilm"])
    func `a longer name is another one`(_ text: String) {
        #expect(!text.contains(/\bFilm\b/.inCode))
    }

    @Test func `the runner looks for no word in another way`() throws {
        let folder = Repository.runner.appending(path: "Sources")
        var others: [String] = []
        for path in try Files.list(folder) where path.hasSuffix(".swift") {
            let lines = try Files.text(folder.appending(path: path)).linesBetweenFeeds
            for (index, line) in lines.enumerated()
            where line.contains(#"\b"#) && !line.trimmed.hasPrefix("//") {
                // A long one ends in the next line.
                if !lines[index...].prefix(2).joined().contains(".inCode") {
                    others.append("\(path):\(index + 1)")
                }
            }
        }
        #expect(others == [], "\\b is Unicode's boundary there: write .inCode behind it")
    }
}
