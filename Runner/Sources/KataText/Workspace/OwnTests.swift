import Foundation
import KataBase

/// The learner's tests: the files of a chapter's tests that are called My….swift. MyStep10.swift holds those of a step
/// whose test is the learner's, MyTests.swift whatever else the learner wants to try.
package enum OwnTests {
    /// True for a file of a chapter's tests that is the learner's.
    package static func areIn(_ path: String) -> Bool {
        let name = path.lastComponent
        return name.hasPrefix("My") && name.hasSuffix(".swift")
    }

    /// - Parameter name: relative to the chapter's tests.
    package static func path(of name: String, chapter: String) -> String { "Tests/\(chapter)Tests/\(name)" }

    /// The path of a chapter's MyTests.swift.
    package static func path(of chapter: String) -> String { path(of: "MyTests.swift", chapter: chapter) }

    /// The path of the file for a step whose test is the learner's.
    package static func path(ofStep step: Int, chapter: String) -> String {
        path(of: "MyStep\(step).swift", chapter: chapter)
    }

    /// The paths of those that are there.
    static func paths(of chapter: String, in workspace: Workspace) throws(KataError) -> [String] {
        let folder = workspace.testsFolder(of: chapter)
        guard Files.exists(folder) else { return [] }
        try confirmNames(of: chapter, in: workspace)
        return try Files.list(folder).filter(areIn).map { path(of: $0, chapter: chapter) }
    }

    /// - Throws: where one of them would not be found.
    package static func confirmNames(of chapter: String, in workspace: Workspace) throws(KataError) {
        let folder = workspace.testsFolder(of: chapter)
        try Files.confirmNames(
            below: folder, shown: workspace.displayPath(folder.path), where: areIn)
    }

    /// The files of a fresh clone: MyTests.swift, and one for each step whose test is the learner's.
    package static func shipped(for chapter: String, in workspace: Workspace) throws(KataError) -> [String:
        Data]
    {
        var files = [path(of: chapter): Data(template(for: chapter).utf8)]
        let references = try references(of: chapter, in: workspace)
        let folded = references.isEmpty ? [] : try foldedSteps(of: chapter, in: workspace)
        for (step, ours) in references {
            let stub = stub(of: step, beside: ours, isFolded: folded.contains(step))
            files[path(ofStep: step, chapter: chapter)] = Data(stub.utf8)
        }
        return files
    }

    /// Our tests of the steps whose test is the learner's, up to one, under the learner's names.
    package static func ours(
        upTo last: Int, of chapter: String, in workspace: Workspace
    ) throws(KataError) -> [String: Data] {
        var files: [String: Data] = [:]
        for (step, text) in try references(of: chapter, in: workspace) where step <= last {
            files[path(ofStep: step, chapter: chapter)] = Data(text.utf8)
        }
        return files
    }

    /// Our test of a step, relative to the workspace; nil where the step's test was ours from the beginning.
    package static func reference(
        of step: Int, chapter: String, in workspace: Workspace
    ) throws(KataError) -> String? {
        let file = workspace.solutionsFolder(of: chapter).appending(path: "Tests/MyStep\(step).swift")
        return Files.exists(file) ? workspace.displayPath(file.path) : nil
    }

    /// The folder of short tests of such steps, as a learner may write them: beside ours, which have to see every
    /// mistake.
    package static func shortTestsFolder(of chapter: String, in workspace: Workspace) -> URL {
        workspace.solutionsFolder(of: chapter).appending(path: "ShortTests")
    }

    /// The short test of a step, relative to the workspace; nil where there is none.
    package static func shortTest(of step: Int, chapter: String, in workspace: Workspace) -> String? {
        let file = shortTestsFolder(of: chapter, in: workspace).appending(path: "MyStep\(step).swift")
        return Files.exists(file) ? workspace.displayPath(file.path) : nil
    }

    /// The sentence that names the learner's files into which our tests were put; nil for none.
    package static func sentence(on ours: [String: Data]) -> String? {
        let names = ours.keys.map(\.lastComponent).sorted {
            $0.localizedStandardCompare($1) == .orderedAscending
        }
        return names.isEmpty ? nil : "Our tests are in \(names.joined(separator: ", "))."
    }

    /// True for a file as it was shipped, but for the lines of a list: the learner has not written a test into it.
    package static func isUntouched(_ text: SourceText, of chapter: String, in workspace: Workspace)
        throws(KataError)
        -> Bool
    {
        guard let step = FileRole(path: text.path).step, isStub(text.bytes),
            let path = try reference(of: step, chapter: chapter, in: workspace)
        else { return false }
        let ours = try Files.text(workspace.root.appending(path: path))
        let isFolded = try foldedSteps(of: chapter, in: workspace).contains(step)
        return withoutList(text.bytes)
            == withoutList(Data(stub(of: step, beside: ours, isFolded: isFolded).utf8))
    }

    /// The lines of a file but for those of the learner's list: who has written that has not written a test yet.
    private static func withoutList(_ bytes: Data) -> [String] {
        String(decoding: bytes.plainText, as: UTF8.self).linesBetweenFeeds.filter {
            !$0.trimmed.hasPrefix(openLine)
        }
    }

    /// True for a file that says that the test is still to be written and has none, whatever else is in it.
    package static func isStub(_ data: Data) -> Bool {
        let text = String(decoding: data, as: UTF8.self)
        return text.contains(stubSentence) && count(in: text) == 0
    }

    private static let stubSentence = "This step's test is yours"

    /// The steps whose promises the learner has to find out.
    private static func foldedSteps(of chapter: String, in workspace: Workspace) throws(KataError) -> Set<Int>
    {
        guard let path = workspace.textPath(of: chapter) else { return [] }
        let text = try ChapterText(
            parsing: try Files.text(workspace.root.appending(path: path)), file: path)
        return Set(text.steps.filter(\.isFolded).map(\.number))
    }

    private static func references(
        of chapter: String, in workspace: Workspace
    ) throws(KataError) -> [Int: String] {
        let folder = workspace.solutionsFolder(of: chapter).appending(path: "Tests")
        guard Files.exists(folder) else { return [:] }
        var texts: [Int: String] = [:]
        for path in try Files.list(folder) {
            if areIn(path), let step = FileRole(path: path).step {
                texts[step] = try Files.text(folder.appending(path: path))
            }
        }
        return texts
    }

    private static func template(for chapter: String) -> String {
        """
        // Your own tests live here. No command ever overwrites this file without keeping it in the history.

        import Testing

        @testable import \(chapter)

        """
    }

    /// The number of tests that the learner has written: ours, which were put in their place, are none.
    ///
    /// - Parameter last: the step up to which they count; those of no step do.
    package static func count(
        of chapter: String, upTo last: Int = .max, in workspace: Workspace
    ) throws(KataError) -> Int {
        let ours = try ours(upTo: .max, of: chapter, in: workspace)
        var count = 0
        for path in try paths(of: chapter, in: workspace) where FileRole(path: path).step ?? 0 <= last {
            let data = try Files.data(workspace.root.appending(path: path))
            if data != ours[path] { count += Self.count(in: String(decoding: data, as: UTF8.self)) }
        }
        return count
    }

    /// The number of `@Test` in a text. What is in a comment is none, and neither is a stub, which says that the test
    /// is still to be written.
    package static func count(in text: String) -> Int {
        let words = text.matches(of: /\/\*[\s\S]*?\*\/|\/\/.*|@Test\b|This step's test is yours/.inCode).map(
            \.output)
        return words.count { $0 == "@Test" } - words.count { $0.hasPrefix("This") }
    }

    private static let listHead = "// My list. What is done, or is no test, goes from it."
    private static let openLine = "// - "

    /// The number of lines that are left of the learner's list of tests: comments that begin with a dash.
    package static func openLines(in text: String) -> Int {
        text.linesBetweenFeeds.count { $0.trimmed.hasPrefix(openLine) }
    }

    /// A test that is red until there is one: with the imports that ours has.
    private static func stub(of step: Int, beside ours: String, isFolded: Bool) -> String {
        let lines = ours.linesBetweenFeeds.map(\.trimmed)
        let imports = lines.filter { $0.hasPrefix("import ") && $0 != "import Foundation" }
        let testable = lines.filter { $0.hasPrefix("@testable import ") }
        return """
            #if STEP_\(step)
            \(imports.joined(separator: "\n"))

            \(testable.joined(separator: "\n"))
            \(isFolded ? "\n\(listHead)\n\(openLine)what the customer says, an example a line\n" : "")
            @MainActor
            struct MyStep\(step) {
                @Test func thisTestIsYours() {
                    Issue.record("\(stubSentence): ./kata read\(isFolded ? "" : " promises")")
                }
            }
            #endif

            """
    }
}
