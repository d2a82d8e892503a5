import Foundation
import KataBase
import KataEngine
import KataText

/// The code that is the same in two copies that one person wrote, or one of whom copied: a hint, and no more. Short
/// code is often the same.
struct Likeness {
    /// The learner's test files as everybody begins with them, by their paths.
    private let shipped: [String: Data]
    /// The hashes of the code that the chapter begins with, and of our solution.
    private let start, end: String
    /// The essence of our tests of the steps whose test is the learner's, by their steps.
    private let tests: [Int: [String]]

    init(of chapter: Chapter, in workspace: Workspace) {
        shipped = (try? OwnTests.shipped(for: chapter.name, in: workspace)) ?? [:]
        start = Self.hash(ofSnapshot: "Step0", chapter.name, in: workspace)
        end = Self.hash(ofSnapshot: "Step\(chapter.steps)", chapter.name, in: workspace)
        let ours = (try? OwnTests.ours(upTo: .max, of: chapter.name, in: workspace)) ?? [:]
        tests = ours.reduce(into: [:]) { tests, file in
            guard let step = FileRole(path: file.key).step else { return }
            tests[step] = SourceTokens.essence(of: file.value)
        }
    }

    /// The steps whose test in a copy is ours, blanks, comments and the file's name aside.
    func stepsWithOurTest(in files: [String: Data]) -> [Int] {
        let own = files.filter { $0.key.hasPrefix("Tests/") }.map { SourceTokens.essence(of: $0.value) }
        return tests.filter { own.contains($0.value) }.keys.sorted()
    }

    /// - Parameter files: by their paths in a copy.
    /// - Returns: the hash of code and own tests, nil where the code is what everybody begins with; and whether the code is
    ///   our solution's.
    func hash(of files: [String: Data]) -> (hash: String?, isOurs: Bool) {
        let own = files.filter { path, data in shipped[path]?.plainText != data.plainText }
        let code = Self.hash(own.filter { $0.key.hasPrefix("Sources/") }.values)
        return code == start ? (nil, false) : (Self.hash(own.values), code == end)
    }

    private static func hash(ofSnapshot name: String, _ chapter: String, in workspace: Workspace) -> String {
        let files = try? Setup.sources(in: workspace.snapshotFolder(of: chapter, named: name))
        return hash((files ?? []).map(\.bytes))
    }

    private static func hash(_ files: some Sequence<Data>) -> String {
        let blanks = Set(" \t\r\n".utf8)
        let texts = files.map { data in data.plainText.filter { !blanks.contains($0) } }
        var hash = SHA256()
        for text in texts.sorted(by: { $0.lexicographicallyPrecedes($1) }) { hash.update(part: text) }
        return hash.finish()
    }
}
