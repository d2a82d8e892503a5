import Foundation
import RunnerTesting
import Testing

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
                "./kata check", "./kata watch | cat", "swift test",
                "KATA_CHAPTER=${input:chapter} swift test",
            ])
    }

    @Test func `what is red in a recorded check is found once, at its line`() throws {
        expectRecorded(try problems(in: "VerdictReportTests"), as: "problems")
    }

    @Test func `a test that the judge refuses or sets aside is found as a red is`() throws {
        expectRecorded(try problems(in: "JudgementReportTests"), as: "judged")
    }

    /// What the matchers find in the recorded outputs of a suite.
    private func problems(in suite: String) throws -> String {
        let folder = Repository.root.appending(path: "Runner/Tests/Expected/\(suite)")
        let matchers = try matchers(of: "kata: check")
        var found: [String] = []
        for name in try FileManager.default.contentsOfDirectory(atPath: folder.path).sorted() {
            let text = try String(contentsOf: folder.appending(path: name), encoding: .utf8)
            let lines = text.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
            let problems = try matchers.flatMap { try $0.problems(in: lines) }
            #expect(Set(problems.map(\.line)).count == problems.count, "\(name): \(problems)")
            found += problems.map { "\(name): \($0.words)" }
        }
        return found.joined(separator: "\n") + "\n"
    }

    @Test func `a round of watching begins and ends`() throws {
        let background = try #require(matchers(of: "kata: watch")[0].background)

        #expect(try Regex(background.beginsPattern).firstMatch(in: "Checking InvoiceEditor …") != nil)
        #expect(try Regex(background.endsPattern).firstMatch(in: "Next: Commit, then: ./kata next") != nil)
    }

    @Test(arguments: ["swift test", "swift test, one chapter"])
    func `what swift test prints is found, too`(_ label: String) throws {
        let lines = [
            "/Stringline/Sources/Films/FilmList.swift:7:9: error: cannot find 'x' in scope",
            #"✘ Test greetsTheWorld() recorded an issue at Step1-Hello.swift:8:5: Expectation failed: (greeting() → "Hi") == "Hello""#,
            #"✘ Test "with a name" recorded an issue with 1 argument name → "Ada" at Step2-Name.swift:9:9: Expectation failed: false"#,
            "✔ Test greetsTheWorld() passed after 0.001 seconds.",
        ]
        let problems = try matchers(of: label).flatMap { try $0.problems(in: lines) }.map(\.words)

        #expect(
            problems == [
                "/Stringline/Sources/Films/FilmList.swift:7: cannot find 'x' in scope",
                #"Step1-Hello.swift:8: Expectation failed: (greeting() → "Hi") == "Hello""#,
                "Step2-Name.swift:9: Expectation failed: false",
            ])
    }
}
