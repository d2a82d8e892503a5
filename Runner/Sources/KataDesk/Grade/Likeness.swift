import Foundation
import KataBase
import KataEngine
import KataText

/// The code that is the same in two copies that one person wrote, or one of whom copied: a hint, and no more. Short
/// code is often the same.
struct Likeness {
    /// The learner's test files as everybody begins with them, by their paths.
    private let shipped: [String: Data]
    /// The hash of the code that the chapter begins with, and those of our solutions of its steps.
    private let start: String, solutions: Set<String>
    /// The shapes of our tests of the steps whose test is the learner's, by their steps.
    private let tests: [Int: [String]]

    init(of chapter: Chapter, in workspace: Workspace) {
        shipped = (try? OwnTests.shipped(for: chapter.name, in: workspace)) ?? [:]
        // Most files are the same in many steps.
        var shapes: [String: [String]] = [:]
        func hash(_ step: Int) -> String {
            let folder = workspace.snapshotFolder(of: chapter.name, named: "Step\(step)")
            let files = (try? Setup.sources(in: folder)) ?? []
            return Self.hash(
                files.map { file in
                    let shape = shapes[file.digest] ?? SourceTokens.shape(of: file.bytes)
                    shapes[file.digest] = shape
                    return shape
                })
        }
        start = hash(0)
        solutions = Set((1...max(1, chapter.steps)).map(hash))
        let ours = (try? OwnTests.ours(upTo: .max, of: chapter.name, in: workspace)) ?? [:]
        tests = ours.reduce(into: [:]) { tests, file in
            guard let step = FileRole(path: file.key).step else { return }
            tests[step] = SourceTokens.shape(of: file.value)
        }
    }

    /// The steps whose test in a copy is ours, blanks, comments and names aside.
    func stepsWithOurTest(in files: [String: Data]) -> [Int] {
        let own = files.filter { $0.key.hasPrefix("Tests/") }.map { SourceTokens.shape(of: $0.value) }
        return tests.filter { own.contains($0.value) }.keys.sorted()
    }

    /// - Parameter files: by their paths in a copy.
    /// - Returns: the hash of code and own tests, nil where the code is what everybody begins with; and whether the code is
    ///   our solution of a step.
    func hash(of files: [String: Data]) -> (hash: String?, isOurs: Bool) {
        let own = files.filter { path, data in shipped[path]?.plainText != data.plainText }
            .mapValues { SourceTokens.shape(of: $0.plainText) }
        let code = Self.hash(own.filter { $0.key.hasPrefix("Sources/") }.values)
        return code == start ? (nil, false) : (Self.hash(own.values), solutions.contains(code))
    }

    private static func hash(_ shapes: some Sequence<[String]>) -> String {
        var hash = SHA256()
        for text in shapes.map({ $0.joined(separator: "\u{0}") }).sorted() { hash.update(part: text) }
        return hash.finish()
    }
}
