import Foundation
import RunnerTesting
import Testing

@testable import KataKit

/// The tasks for VS Code: their expressions on what the runner and `swift test` print, matched as the editor does it.
struct EditorTests {
    private struct File: Decodable {
        struct Task: Decodable {
            let label: String
            let command: String
            let problemMatcher: [Matcher]
        }

        let tasks: [Task]
    }

    private struct Matcher: Decodable {
        struct Pattern: Decodable {
            let regexp: String
            let file: Int?
            let line: Int?
            let message: Int?
        }

        struct Background: Decodable {
            let beginsPattern: String
            let endsPattern: String
        }

        let pattern: [Pattern]
        let background: Background?

        private enum Key: CodingKey { case pattern, background }

        init(from decoder: any Decoder) throws {
            let container = try decoder.container(keyedBy: Key.self)
            pattern =
                try (try? container.decode([Pattern].self, forKey: .pattern))
                ?? [container.decode(Pattern.self, forKey: .pattern)]
            background = try container.decodeIfPresent(Background.self, forKey: .background)
        }

        /// What it finds in lines that follow each other: "file:line: message", the message's lines joined by a slash.
        func problems(in lines: [String]) throws -> [(line: Int, words: String)] {
            try lines.indices.compactMap { start in
                guard start + pattern.count <= lines.count else { return nil }
                var (file, line, message): (String, String, [String]) = ("", "", [])
                for (pattern, text) in zip(pattern, lines[start...]) {
                    guard let match = try Regex(pattern.regexp).firstMatch(in: text) else { return nil }
                    let group = { (index: Int?) in
                        index.flatMap { match.output[$0].substring.map(String.init) }
                    }
                    file += group(pattern.file) ?? ""
                    line += group(pattern.line) ?? ""
                    message += [group(pattern.message)].compactMap(\.self)
                }
                return (start + pattern.count - 1, "\(file):\(line): \(message.joined(separator: " / "))")
            }
        }
    }

    private func tasks() throws -> [File.Task] {
        let file = Repository.root.appending(path: ".vscode/tasks.json")
        return try JSONDecoder().decode(File.self, from: Data(contentsOf: file)).tasks
    }

    private func matchers(of label: String) throws -> [Matcher] {
        try #require(tasks().first { $0.label == label }).problemMatcher
    }

    @Test func `there is a task for a check, for watching and for the tests`() throws {
        #expect(
            try tasks().map(\.command) == [
                "./kata check --problems", "./kata watch --problems", "swift test",
                "KATA_CHAPTER=${input:chapter} swift test",
            ])
    }

    @Test(arguments: ["kata: check", "kata: watch"])
    func `each line for an editor is found, and nothing of what a person reads`(_ label: String) throws {
        let matchers = try matchers(of: label)
        #expect(matchers.count == 1)
        for text in try recorded(in: "ProblemLineTests") {
            let problems = try matchers[0].problems(in: text)
            #expect(problems.map(\.line) == Array(text.indices.dropLast()))
            for (problem, line) in zip(problems, text) {
                let parts = problem.words.split(separator: ": ", maxSplits: 1)
                #expect(line.hasPrefix(parts[0]) && line.hasSuffix(parts[1]))
            }
        }
        for suite in ["VerdictReportTests", "JudgementReportTests", "OwnStepCycleTests", "LongRedTests"] {
            #expect(try recorded(in: suite).flatMap { try matchers[0].problems(in: $0).map(\.words) } == [])
        }
    }

    /// The lines of each recorded output of a suite.
    private func recorded(in suite: String) throws -> [[String]] {
        let folder = Repository.root.appending(path: "Runner/Tests/Expected/\(suite)")
        let names = try FileManager.default.contentsOfDirectory(atPath: folder.path).sorted()
        #expect(!names.isEmpty)
        return try names.map { name in
            try String(contentsOf: folder.appending(path: name), encoding: .utf8)
                .split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
        }
    }

    @Test func `a round of watching begins and ends, whatever comes of it`() throws {
        let background = try #require(matchers(of: "kata: watch")[0].background)
        let begins = { (line: String) in try Regex(background.beginsPattern).firstMatch(in: line) != nil }
        let ends = { (line: String) in try Regex(background.endsPattern).firstMatch(in: line) != nil }

        #expect(try begins("Checking InvoiceEditor …"))
        #expect(try ends(ProblemPrinter.ending + "nothing was checked."))
        #expect(try !ends("    " + ProblemPrinter.ending))
    }

    @Test(arguments: ["swift test", "swift test, one chapter"])
    func `what swift test prints is found, too`(_ label: String) throws {
        let lines = [
            "/Stringline/Sources/Films/FilmList.swift:7:9: error: cannot find 'x' in scope",
            "/Stringline/Tests/FilmsTests/MyTests.swift:2: error: OldTests.testOld : XCTAssertEqual failed",
            "FilmsTests/MyTests.swift:3: Fatal error: no way", "Films/FilmList.swift:5: Precondition failed",
            #"✘ Test greetsTheWorld() recorded an issue at Step1-Hello.swift:8:5: Expectation failed: (greeting() → "Hi") == "Hello""#,
            #"✘ Test "with a name" recorded an issue with 1 argument name → "Ada" at Step2-Name.swift:9:9: Expectation failed: false"#,
            "✔ Test greetsTheWorld() passed after 0.001 seconds.",
        ]
        let problems = try matchers(of: label).flatMap { try $0.problems(in: lines) }.map(\.words)

        #expect(
            problems == [
                "/Stringline/Sources/Films/FilmList.swift:7: cannot find 'x' in scope",
                "/Stringline/Tests/FilmsTests/MyTests.swift:2: OldTests.testOld : XCTAssertEqual failed",
                #"Step1-Hello.swift:8: Expectation failed: (greeting() → "Hi") == "Hello""#,
                "Step2-Name.swift:9: Expectation failed: false",
                "FilmsTests/MyTests.swift:3: Fatal error: no way",
                "Films/FilmList.swift:5: Precondition failed",
            ])
    }

    @Test(arguments: ["swift test", "swift test, one chapter"])
    func `a trap in somebody else's code has no mark`(_ label: String) throws {
        let lines = [
            "Swift/ContiguousArrayBuffer.swift:692: Fatal error: Index out of range",
            "_StringProcessing/Regex.swift:3: Fatal error: no", "PaperUI/Screen.swift:4: Fatal error: no",
        ]

        #expect(try matchers(of: label).flatMap { try $0.problems(in: lines) }.map(\.words) == [])
    }

    @Test func `a file name that two chapters have is found where the chapter is known alone`()
        throws
    {
        var folders: [String: Set<String>] = [:]
        let tests = Repository.root.appending(path: "Tests")
        let paths = try #require(FileManager.default.enumerator(atPath: tests.path))
        for case let path as String in paths where path.hasSuffix(".swift") {
            let parts = path.split(separator: "/").map(String.init)
            folders[parts[parts.count - 1], default: []].insert(parts[0])
        }
        let found = { (name: String, label: String) in
            let line = "✘ Test a() recorded an issue at \(name):8:5: Expectation failed: false"
            return try matchers(of: label).flatMap { try $0.problems(in: [line]) }.count == 1
        }
        let twins = folders.filter { $0.value.count > 1 && $0.key.contains(/^(My|Step\d)/) }.keys.sorted()

        #expect(twins.contains("MyTests.swift"))
        #expect(try twins.filter { try found($0, "swift test") } == [])
        #expect(try twins.filter { try !found($0, "swift test, one chapter") } == [])
        #expect(try found("Step1-EmptyInvoice.swift", "swift test"))
        // The editor takes the first file whose path ends so.
        #expect(try !found("Tests.swift", "swift test, one chapter"))
    }
}
