import Foundation
import RunnerTesting
import Testing

@testable import KataBase
@testable import KataDesk
@testable import KataText

/// What is said of a copy's code before it is run.
struct DoubtsTests {
    private func doubts(_ files: [String: String]) -> Doubts {
        Doubts(of: files.mapValues { Data($0.utf8) }, chapter: "Wall")
    }

    @Test func `an operator for another's type is told with its place, of code and of tests`() {
        let lie = "static func == (a: Self, b: Self) -> Bool { true }"
        let sut = doubts([
            "Sources/Wall/A b.swift": "\nextension String { \(lie) }\nextension Array { \(lie) }",
            "Tests/WallTests/MyStep4.swift": "func < (a: Int, b: Int) -> Bool { true }",
        ])
        let many = doubts([
            "Sources/Wall/A.swift": (1...5).map { "extension Int\($0 * 8) { \(lie) }\n" }.joined()
        ])

        #expect(
            sut.distrust
                == "Its result is not to be trusted. It declares an operator for a type that is not its own, so that a test may compare otherwise than Swift does: '==' for String (Sources/Wall/A b.swift:2), '==' for Array (Sources/Wall/A b.swift:3), '<' for Int (Tests/WallTests/MyStep4.swift:1). Read it."
        )
        #expect(sut.remarks == [])
        #expect(
            many.distrust?.hasSuffix("'==' for Int24 (Sources/Wall/A.swift:3), and 2 more. Read it.") == true)
    }

    @Test func `an own type's equality is a remark, and its other operators are none`() {
        let sut = doubts([
            "Sources/Wall/Brick.swift": """
            struct Brick {
                static func == (a: Brick, b: Brick) -> Bool { true }
                static func + (a: Brick, b: Brick) -> Brick { a }
            }
            """
        ])

        #expect(sut.distrust == nil)
        #expect(
            sut.remarks == [
                "It says itself when values of its own are equal: '==' for Brick (Sources/Wall/Brick.swift:2). Read whether values that differ can be."
            ])
    }

    @Test(arguments: [
        ("func arm() { atexit { } }", "'atexit' (Sources/Wall/A.swift:1)"),
        ("import Glibc\nlet x = Glibc.on_exit", "'on_exit' (Sources/Wall/A.swift:2)"),
        ("let a = CommandLine.arguments", "'CommandLine' (Sources/Wall/A.swift:1)"),
        (
            "let a = ProcessInfo.processInfo\n    .arguments",
            "'processInfo.arguments' (Sources/Wall/A.swift:2)"
        ),
        ("let a = \"/proc/self/fd/\\(3)\"", "'/proc' (Sources/Wall/A.swift:1)"),
        ("let a = \"\"\"\n    /proc\n    \"\"\"", "'/proc' (Sources/Wall/A.swift:3)"),
        ("let a = dlsym(nil, \"x\"), b = dlsym(nil, \"y\")", "'dlsym' (Sources/Wall/A.swift:1)"),
        ("@_silgen_name(\"x\") func y()", "'_silgen_name' (Sources/Wall/A.swift:1)"),
        ("@testable import Testing", "'import Testing' (Sources/Wall/A.swift:1)"),
        ("import struct Testing.Test", "'import Testing' (Sources/Wall/A.swift:1)"),
        ("let a = b ?? /x\"/\nlet b = `dlsym`", "'dlsym' (Sources/Wall/A.swift)"),
    ])
    func `what reaches around the tests is told`(_ text: String, _ found: String) {
        let sut = doubts(["Sources/Wall/A.swift": text])

        #expect(
            sut.remarks == [
                "It names what no step needs, and what can reach the process of the tests: \(found). Read it."
            ])
        #expect(sut.distrust == nil)
    }

    @Test(arguments: [
        "// atexit\n/* CommandLine */ let a = \"dlsym\"", "#if canImport(Testing)\n#endif",
        "let processed = 1, path = \"process\", arguments = [1]", "import TestSupport",
        "struct WallApp: App { init() { _ = CommandLine.arguments + ProcessInfo.processInfo.arguments } }",
    ])
    func `a word in a comment, and what an app is told, are nothing to read`(_ text: String) {
        #expect(doubts(["Sources/Wall/A.swift": text]).remarks == [])
    }

    @Test func `a learner's tests may import what tests need`() {
        #expect(doubts(["Tests/WallTests/MyTests.swift": "import Testing"]).remarks == [])
    }

    /// The five that the exception is for, and every other one of ours.
    @Test func `our solutions are trusted, and only where values say when they are equal there is a remark`()
        throws
    {
        let solutions = Repository.root.appending(path: "Solutions")
        let paths = try Files.list(solutions).filter { $0.hasSuffix(".swift") }
        var remarks: Set<String> = []
        for (folder, paths) in Dictionary(grouping: paths, by: { $0.split(separator: "/").dropLast() }) {
            let kind = folder.last?.hasSuffix("Tests") ?? false ? "Tests" : "Sources"
            let files = try paths.map { path in
                (
                    "\(kind)/\(folder.joined(separator: "-"))/\(path.lastComponent)",
                    try Files.data(solutions.appending(path: path))
                )
            }
            let sut = Doubts(of: Dictionary(files) { $1 }, chapter: String(folder[0]))
            #expect(sut.distrust == nil, "\(folder)")
            remarks.formUnion(sut.remarks)
        }
        #expect(
            remarks == [
                "It says itself when values of its own are equal: '==' for ViewState (Sources/CatFacts-Variants-Phases/ViewState.swift:23). Read whether values that differ can be."
            ])
    }

    @Test func `tests that are ours are told by their steps, but for blanks, comments and the file's name`()
        throws
    {
        let workspace = Workspace(root: Repository.root)
        let chapter = try #require(try Course(workspace).chapters.first)
        let sut = Likeness(of: chapter, in: workspace)
        let tests = workspace.solutionsFolder(of: chapter.name).appending(path: "Tests")
        func ours(_ step: Int) throws -> String {
            try Files.text(tests.appending(path: "MyStep\(step).swift"))
        }
        func steps(_ files: [String: String]) -> [Int] {
            sut.stepsWithOurTest(in: files.mapValues { Data($0.utf8) })
        }
        let folder = "Tests/\(chapter.name)Tests"

        let found = try steps([
            "\(folder)/MyStep4.swift": ours(4),
            "\(folder)/MyTests.swift": "// Mine.\n"
                + ours(14).replacing("    ", with: "\t").replacing("\n", with: "\n\n"),
            "\(folder)/MyStep15.swift": ours(15) + "\nstruct More {}\n",
            "Sources/\(chapter.name)/A.swift": ours(16),
        ])

        #expect(found == [4, 14])
        #expect(
            try steps(["\(folder)/MyStep4.swift": ours(4).replacing("\"", with: "\"x", maxReplacements: 1)])
                == [])
        let shipped = try OwnTests.shipped(for: chapter.name, in: workspace)
        #expect(sut.stepsWithOurTest(in: shipped) == [])
    }
}
