import Foundation
import RunnerTesting
import Testing

@testable import KataBase
@testable import KataDesk
@testable import KataText

/// What is said of a copy's code before it is run.
struct DoubtsTests {
    private func doubts(_ files: [String: String]) -> [String] {
        Doubts(of: files.mapValues { Data($0.utf8) }).remarks
    }

    private func doubts(_ code: String) -> [String] { doubts(["Sources/Wall/A.swift": code]) }

    @Test func `what says itself what is equal is told with its place, of code and of tests`() {
        let lie = "static func == (a: Self, b: Self) -> Bool { true }"
        let sut = doubts([
            "Sources/Wall/A b.swift": "\nextension String { \(lie) }\nextension Array { \(lie) }",
            "Tests/WallTests/MyStep4.swift": "func != (a: Int, b: Int) -> Bool { true }",
        ])
        let many = doubts(
            Dictionary(
                uniqueKeysWithValues: (1...5).map { ("Sources/Wall/\($0).swift", "struct A { \(lie) }") }))

        #expect(
            sut == [
                "It says itself which values are equal: '==' (Sources/Wall/A b.swift:2), '!=' (Tests/WallTests/MyStep4.swift:1). Read whether values that differ can be."
            ])
        #expect(
            many.first?.hasSuffix(
                "'==' (Sources/Wall/3.swift:1), and 2 more. Read whether values that differ can be.") == true)
    }

    @Test(arguments: [
        ("struct Brick {\n    static func == (a: Brick, b: Brick) -> Bool { true }\n}", "'=='", 2),
        ("func ==<T>(a: T, b: T) -> Bool { true }", "'=='", 1),
        ("func `==`(a: Int, b: Int) -> Bool { true }", "'=='", 1),
        (
            "#if canImport(A)\nprivate struct Old {\n#endif\nextension String {\n    static func == (a: String, b: String) -> Bool { true }\n}",
            "'=='", 5
        ),
        ("class A: NSObject {\n    override func isEqual(_ other: Any?) -> Bool { true }\n}", "'isEqual'", 2),
        ("struct A: RawRepresentable { var rawValue: Int { 0 } }", "'rawValue'", 1),
        ("@_implements(Equatable, ==(_:_:)) static func same() {}", "'_implements'", 1),
        ("struct A: ExpressibleByBooleanLiteral, Equatable {}", "'ExpressibleByBooleanLiteral'", 1),
        ("struct A: ExpressibleByStringInterpolation {}", "'ExpressibleByStringInterpolation'", 1),
    ])
    func `each way to say what is equal is told`(_ code: String, _ name: String, _ line: Int) {
        #expect(
            doubts(code) == [
                "It says itself which values are equal: \(name) (Sources/Wall/A.swift:\(line)). Read whether values that differ can be."
            ])
    }

    @Test(arguments: [
        "func ?? <T>(binding: Binding<T?>, fallback: T) -> Binding<T> { binding }",
        "prefix func ! (value: Binding<Bool>) -> Binding<Bool> { value }",
        "extension Decimal { static func * (price: Decimal, quantity: Int) -> Decimal { price } }",
        "struct Date: Comparable {\n    static func < (a: Date, b: Date) -> Bool { true }\n}",
        "func ~= (a: Int, b: Int) -> Bool { true }",
        "let a = b.rawValue == c.rawValue, d = e.isEqual(f)",
    ])
    func `what decides of nothing that a test compares is no doubt`(_ code: String) {
        #expect(doubts(code) == [])
    }

    @Test(arguments: [
        ("func arm() { atexit { } }", "'atexit' (Sources/Wall/A.swift:1)"),
        ("let a = \"\\(atexit { })\"", "'atexit' (Sources/Wall/A.swift:1)"),
        ("import Glibc\nlet x = Glibc.on_exit", "'on_exit' (Sources/Wall/A.swift:2)"),
        ("let a = CommandLine.arguments", "'CommandLine' (Sources/Wall/A.swift:1)"),
        (
            "let a = ProcessInfo.processInfo\n    .arguments",
            "'ProcessInfo.arguments' (Sources/Wall/A.swift:2)"
        ),
        (
            "let a = ProcessInfo.processInfo\nlet b = a[keyPath: \\.arguments]",
            "'ProcessInfo.arguments' (Sources/Wall/A.swift:2)"
        ),
        ("let a = \"/proc/self/fd/\\(3)\"", "'/proc' (Sources/Wall/A.swift:1)"),
        ("let a = \"\"\"\n    /proc\n    \"\"\"", "'/proc' (Sources/Wall/A.swift:3)"),
        ("let a = b[\"KATA_DEADLINE\"]", "'KATA_' (Sources/Wall/A.swift:1)"),
        ("let a = dlsym(nil, \"x\"), b = dlsym(nil, \"y\")", "'dlsym' (Sources/Wall/A.swift:1)"),
        ("@_silgen_name(\"x\") func y()", "'@_silgen_name' (Sources/Wall/A.swift:1)"),
        ("\n@section(\".fini_array\") let a = b", "'@section' (Sources/Wall/A.swift:2)"),
        (
            "@freestanding(expression)\nmacro `expect`(_ value: Bool) = #externalMacro(module: \"A\", type: \"B\")",
            "'@freestanding' (Sources/Wall/A.swift:1)"
        ),
        ("func a(caller: String = #fileID) {}", "'#fileID' (Sources/Wall/A.swift:1)"),
        ("#if compiler(<5)\nprivate struct Old {\n#endif", "'#if compiler' (Sources/Wall/A.swift:1)"),
        ("#if !(false)\n#endif", "'#if false' (Sources/Wall/A.swift:1)"),
        ("@testable import Testing", "'import Testing' (Sources/Wall/A.swift:1)"),
        ("import struct Testing.Test", "'import Testing' (Sources/Wall/A.swift:1)"),
        ("let a = b ?? /x\"/\nlet b = `dlsym`", "'dlsym' (Sources/Wall/A.swift)"),
    ])
    func `what reaches around the tests is told`(_ text: String, _ found: String) {
        #expect(
            doubts(text) == [
                "It has what no step needs, and what can change how a test ends: \(found). Read it."
            ])
    }

    @Test(arguments: [
        "// atexit\n/* CommandLine */ let a = \"dlsym\"", "#if canImport(Testing)\n#endif",
        "#if DEBUG && os(Linux)\n#endif", "let section = 1, used = 2, file = 3, freestanding = 4",
        "let processed = 1, path = \"process\", arguments = [1], more = a.arguments", "import TestSupport",
        "struct WallApp: App { init() { _ = CommandLine.arguments + ProcessInfo.processInfo.arguments } }",
        "// macro expect(a)\nlet macro = \"macro expect(b)\"",
    ])
    func `a word in a comment, and what an app is told, are nothing to read`(_ text: String) {
        #expect(doubts(text) == [])
    }

    @Test func `a learner's tests may import what tests need`() {
        #expect(doubts(["Tests/WallTests/MyTests.swift": "#if STEP_4\nimport Testing\n#endif"]) == [])
    }

    /// The app and its arguments, and every other file of ours.
    @Test func `of our solutions only the one where values say when they are equal is told`() throws {
        let solutions = Repository.root.appending(path: "Solutions")
        // A chapter's Screens.swift is in no solution.
        let paths = try Files.list(solutions).filter {
            $0.hasSuffix(".swift") && !$0.hasSuffix("/Screens.swift")
        }
        var remarks: Set<String> = []
        for (folder, paths) in Dictionary(grouping: paths, by: { $0.split(separator: "/").dropLast() }) {
            let kind = folder.last?.hasSuffix("Tests") ?? false ? "Tests" : "Sources"
            let files = try paths.map { path in
                (
                    "\(kind)/\(folder.joined(separator: "-"))/\(path.lastComponent)",
                    try Files.data(solutions.appending(path: path))
                )
            }
            remarks.formUnion(Doubts(of: Dictionary(files) { $1 }).remarks)
        }
        #expect(
            remarks == [
                "It says itself which values are equal: '==' (Sources/CatFacts-Variants-Phases/ViewState.swift:23). Read whether values that differ can be."
            ])
    }

    @Test func `tests that are ours are told by their steps, but for blanks, comments and names`()
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
            "\(folder)/MyStep16.swift": ours(16).replacing("sut", with: "jar"),
            "\(folder)/MyStep15.swift": ours(15) + "\nstruct More {}\n",
            "Sources/\(chapter.name)/A.swift": ours(17),
        ])

        #expect(found == [4, 14, 16])
        #expect(
            try steps(["\(folder)/MyStep4.swift": ours(4).replacing("\"", with: "\"x", maxReplacements: 1)])
                == [])
        let shipped = try OwnTests.shipped(for: chapter.name, in: workspace)
        #expect(sut.stepsWithOurTest(in: shipped) == [])
    }
}
