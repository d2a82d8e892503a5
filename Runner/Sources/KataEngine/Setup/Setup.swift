import Foundation
import KataBase
import KataText

/// The subject of a verdict: a chapter's sources under its tests up to a step.
///
/// The sources are the learner's folder, a snapshot of the reference solution or a snapshot with a bug in it;
/// the tests are always the chapter's. Every file is read once, here: what is built, judged, kept and shown is the
/// same bytes.
package struct Setup: Equatable, Sendable {
    /// The chapter's name, which is its module's.
    package let chapter: String
    /// How many of the tests are on.
    package let place: StepPlace
    package var step: Int { place.step }
    /// The folder of the sources.
    let sourcesFolder: URL
    /// The files whose warnings count as errors.
    package var strictness = Strictness.none
    /// The tests' environment, on top of the runner's own. Whatever is not a check compares: a snapshot that is missing
    /// is a fault there and not a wish.
    var environment: [String: String] {
        testSet == .present ? [:] : ["SNAPSHOT_TESTING_RECORD": "never"]
    }
    package private(set) var testSet: TestSet
    /// The ids of tests that do not run.
    package var skipped: Set<String> = []
    /// The sources that these are a small change of; empty where they stand for themselves.
    package var origin: [SourceText] = []
    /// Swift files below it, in a stable order.
    package let sources: [SourceText]
    package private(set) var tests: [SourceText] {
        didSet { (starter, order) = Self.order(of: step, in: tests) }
    }
    /// The order in which the tests of the step come; nil where they come at once.
    package private(set) var order: TestOrder?
    /// The path of the file that they stand in.
    private var starter: String?
    /// The other files in the folder of the sources.
    private let others: [SourceText]

    package var moduleName: String { chapter }
    var testModuleName: String { chapter + "Tests" }

    /// A file's path as people read it: a snapshot's files are called by the names that the learner's have.
    package func displayPath(_ path: String, in workspace: Workspace) -> String {
        let prefix = sourcesFolder.path + "/"
        guard path.hasPrefix(prefix) else { return workspace.displayPath(path) }
        return "Sources/\(chapter)/" + path.dropFirst(prefix.count)
    }

    /// The paths of files among the tests that are neither the chapter's nor, by their names, the learner's.
    package var strays: [String] {
        tests.map(\.path).filter { FileRole(path: $0) == .other && !name(ofTest: $0).hasPrefix("Helpers/") }
    }

    /// True for a test of a step that is not on yet.
    func isOff(_ path: String) -> Bool { (FileRole(path: path).step ?? step) > step }

    /// The texts that take part: its sources, and the tests that are on.
    var texts: [SourceText] { sources + tests.filter { !isOff($0.path) } }

    /// True for the test of the newest step.
    func isNew(_ path: String) -> Bool {
        FileRole(path: path) == .step(step) && tests.contains { $0.path == path }
    }

    /// True for a line of the test that was switched on last: where they come at once, of any of the step's.
    package func isNewest(_ path: String, line: Int?) -> Bool {
        guard isNew(path) else { return false }
        guard let turn = turn(ofLine: line, in: path) else { return true }
        return turn == place.test ?? order?.turns
    }

    /// The turn of the step's tests that a line belongs to; nil for a file that has none, and where they come at once.
    ///
    /// - Parameter path: whole, or relative to the workspace.
    package func turn(ofLine line: Int?, in path: String) -> Int? {
        guard let starter, starter == path || starter.hasSuffix("/\(path)"), let line else { return nil }
        return order?.turn(ofLine: line)
    }

    /// Those errors of a build that are told: where the newest test does not compile, its own alone. What it asks for
    /// comes first, and the learner hears of it without waiting for the older tests.
    func told(_ errors: [Diagnostic]) -> [Diagnostic] {
        let errors = errors.map { error in
            if error.message == Diagnostic.secondMain { return secondMain ?? error }
            var error = error
            // A linker names the object, which is called as its file is.
            if error.isLinkers, let file = error.file, !file.hasPrefix("/") {
                error.file = (sources + tests).first { $0.name == file }?.path
            }
            // Two in one module are told before those of the tests are met.
            if let file = error.file, error.message.hasPrefix("'main' attribute can only apply to one type") {
                error.message = Self.secondMain(in: file)
            }
            return error
        }
        func own(_ isOwn: (String, Int?) -> Bool) -> [Diagnostic] {
            errors.filter { error in error.file.map { isOwn($0, error.line) } ?? false }
        }
        let newest = place.test == nil ? [] : own { isNewest($0, line: $1) }
        let new = newest.isEmpty ? own { path, _ in isNew(path) } : newest
        return new.isEmpty ? errors : new
    }

    /// The conditions that switch the tests on, without those that no test has.
    var stepConditions: [String] {
        let used = tests.reduce(into: Set<String>()) { $0.formUnion($1.testConditions) }
        return place.conditions.filter { !$0.dropFirst("STEP_".count).contains("_") || used.contains($0) }
    }

    var stepFlags: [String] { stepConditions.map { "-D\($0)" } }

    /// - Parameters:
    ///   - test: the newest one of the step that is on; nil where all are.
    ///   - sourcesFolder: what takes the place of Sources/<Chapter>.
    ///   - tests: whose tests take part.
    ///   - texts: those tests, where they were read already.
    /// - Throws: where there is no source, or where a folder cannot be read.
    package init(
        chapter: String, step: Int, test: Int? = nil, sourcesFolder: URL, tests set: TestSet,
        texts: [SourceText]? = nil, workspace: Workspace
    ) throws(KataError) {
        self.chapter = chapter
        place = StepPlace(step: step, test: test)
        self.sourcesFolder = sourcesFolder
        testSet = set
        guard Files.exists(sourcesFolder) else {
            throw KataError(
                "The folder '\(workspace.displayPath(sourcesFolder.path))' is missing.",
                next: Self.howToGetItBack(chapter))
        }
        if set == .present {
            try Files.confirmNames(
                below: sourcesFolder, shown: workspace.displayPath(sourcesFolder.path))
            try OwnTests.confirmNames(of: chapter, in: workspace)
        }
        let files = try Files.list(sourcesFolder)
        try Self.confirmFit(files, in: workspace.displayPath(sourcesFolder.path))
        let present = try SourceText.read(files.map { sourcesFolder.appending(path: $0) })
        sources = present.filter { $0.path.hasSuffix(".swift") }
        others = present.filter { !$0.path.hasSuffix(".swift") }
        guard !sources.isEmpty else {
            throw KataError(
                "The folder '\(workspace.displayPath(sourcesFolder.path))' holds no Swift file.",
                next: Self.howToGetItBack(chapter))
        }
        if let texts {
            tests = texts
        } else {
            tests = try SourceText.read(try set.files(of: chapter, in: workspace))
        }
        (starter, order) = Self.order(of: step, in: tests)
        if let main = tests.first(where: { $0.path.lastComponent == "main.swift" }) {
            throw KataError(
                "'\(workspace.displayPath(main.path))' would make a program of the tests, and they have a main of their own.",
                next: "Give the file another name.")
        }
    }

    private static func order(of step: Int, in tests: [SourceText]) -> (path: String?, order: TestOrder?) {
        let starter = tests.first {
            FileRole(path: $0.path) == .step(step) && !$0.testConditions.isEmpty
        }
        return (
            starter?.path, starter.map { TestOrder(String(decoding: $0.bytes, as: UTF8.self), step: step) }
        )
    }

    private static func howToGetItBack(_ chapter: String) -> String {
        "What was checked is in ./kata history; the chapter's starting point comes back with: ./kata reset \(chapter)"
    }

    /// The learner's part of it.
    ///
    /// - Throws: where two files cannot be told apart by their paths.
    package func work() throws(KataError) -> Work {
        let own = tests.filter { OwnTests.areIn($0.path) }
        var files: [String: Data] = [:]
        for text in sources + others + own {
            let path =
                text.path.hasPrefix(sourcesFolder.path + "/")
                ? "Sources/\(chapter)" + text.path.dropFirst(sourcesFolder.path.count)
                : OwnTests.path(of: name(ofTest: text.path), chapter: chapter)
            // To a dictionary, an é in one piece and an é in two are the same.
            guard files[path] == nil else { throw .oneName(path) }
            files[path] = text.bytes
        }
        return Work(files: files)
    }

    /// The Swift files below a folder, in a stable order.
    package static func sources(in folder: URL) throws(KataError) -> [SourceText] {
        try SourceText.read(
            try Files.list(folder).filter { $0.hasSuffix(".swift") }.map { folder.appending(path: $0) })
    }

    /// The same under other tests, which were read already.
    package func testing(_ tests: [SourceText], as set: TestSet) -> Setup {
        var setup = self
        setup.tests = tests
        setup.testSet = set
        return setup
    }

    /// The same under the tests of one step, with what they may lean on.
    package func testing(onlyStep step: Int) -> Setup {
        let dependencies = tests.dependencies
        let own = tests.indices.filter { FileRole(path: tests[$0].path) == .step(step) }
        return testing(Set(own.flatMap { dependencies[$0] }).sorted().map { tests[$0] }, as: testSet)
    }

    /// The flags that tell Swift Testing which tests to leave out. It takes half a millisecond to read a pattern, and
    /// an argument must not be longer than the system takes.
    var skipFlags: [String] {
        let patterns = skipped.sorted().map(NSRegularExpression.escapedPattern)
        return stride(from: 0, to: patterns.count, by: 200).flatMap { start in
            ["--skip", "^(?:\(patterns[start...].prefix(200).joined(separator: "|")))$"]
        }
    }

    /// The folder of the pictures that its tests compare with, where there is one.
    func references(in workspace: Workspace) -> [URL] {
        let folder = workspace.testsFolder(of: chapter).appending(path: "__Snapshots__")
        return Files.exists(folder) ? [folder] : []
    }

    /// Relative to the chapter's tests.
    private func name(ofTest path: String) -> String {
        path.split(separator: "/\(testModuleName)/").last.map(String.init) ?? path
    }

    /// One of its files.
    package func text(of path: String) -> String? {
        (sources + tests).first { $0.path == path }.map { String(decoding: $0.bytes, as: UTF8.self) }
    }

    /// A line of one of its files, counted from 1.
    package func line(_ number: Int, of path: String) -> String? {
        text(of: path)?.linesBetweenFeeds[safe: number - 1]?.trimmed
    }

    /// - Throws: `KataError.unfitFile` for what would be built in one way here and in another one there.
    private static func confirmFit(_ files: [String], in folder: String) throws(KataError) {
        var paths: [String: String] = [:]
        for path in files {
            let name = path.split(separator: "/").last.map(String.init) ?? path
            if name == "main.swift" {
                throw KataError(
                    "'\(folder)/\(path)' would make a program of the chapter, and tests cannot import a program.",
                    next: "Give the file another name.")
            }
            if ["c", "cc", "cpp", "cxx", "m", "mm", "s", "S"].contains(name.split(separator: ".").last) {
                throw KataError(
                    "'\(folder)/\(path)' is not Swift, and a module is built from one language.",
                    next: "Move the file out of the chapter's folder.")
            }
            guard name.hasSuffix(".swift") else { continue }
            if let other = paths[name] {
                throw KataError(
                    "'\(folder)/\(other)' and '\(folder)/\(path)' have one name, and a module's files are told apart by theirs.",
                    next: "Give one of them another name.")
            }
            paths[name] = path
        }
    }
}

/// The files whose warnings count as errors. A learner's are the learner's; our own snapshots have none.
package enum Strictness: Sendable {
    case none, sources, all
}

extension Workspace {
    /// All Swift files of a chapter: the sources, the tests, every solution.
    package func texts(of chapter: String) throws(KataError) -> [SourceText] {
        var texts: [SourceText] = []
        for folder in [sourcesFolder(of: chapter), testsFolder(of: chapter), solutionsFolder(of: chapter)]
        where Files.exists(folder) {
            texts += try Setup.sources(in: folder)
        }
        return texts
    }
}
