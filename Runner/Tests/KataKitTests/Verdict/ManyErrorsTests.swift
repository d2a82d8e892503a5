import Foundation
import KataBase
import RunnerTesting
import Testing

@testable import KataEngine
@testable import KataKit
@testable import KataWork

/// A file of which nothing is Swift: a text that was pasted, a merge that went wrong.
struct ManyErrorsTests {
    @Test(arguments: [
        "cannot find 'name%' in scope", "reference to member 'a%' cannot be resolved", "expected expression",
    ])
    func `four times as many errors do not take sixteen times as long`(_ message: String) throws {
        func seconds(of count: Int) throws -> Double {
            let fixture = try FixtureWorkspace()
            let file = fixture.root.appending(path: "Sources/Greeting/Greeting.swift")
            let code = (1...count).map { "let a\($0): Int = name\($0)" }
            try fixture.write(
                "import PaperUI\n" + code.joined(separator: "\n"), to: "Sources/Greeting/Greeting.swift")
            let errors = zip(1...count, code).map { number, line in
                "\(file.path):\(number + 1):15: error: \(message.replacing("%", with: "\(number)"))\n\(line)\n        ^~~~\n"
            }
            let setup = try Setup(
                chapter: "Greeting", step: 1, sourcesFolder: file.deletingLastPathComponent(),
                tests: .present,
                workspace: fixture.workspace)
            let text = errors.joined()
            let start = Self.secondsOfThread
            let outcome = Outcome(
                diagnostics: Diagnostic.errors(in: text), run: nil, buildSeconds: 0, runSeconds: 0)
            let verdict = Verdict(
                setup: setup, outcome: outcome, after: Reading(title: "", steps: 2),
                workspace: fixture.workspace)
            let report = VerdictReport(
                verdict: verdict, workspace: fixture.workspace, style: .plain, width: 80, showsTimes: false)
            #expect(report.text().contains("RED"))
            return Self.secondsOfThread - start
        }

        let (few, many) = (try seconds(of: 50), try seconds(of: 200))

        #expect(many < few * 8 + 0.1, "\(few) s for 50, \(many) s for 200")
    }

    /// Of a processor: other tests run at the same time.
    private static var secondsOfThread: Double {
        var time = timespec()
        clock_gettime(CLOCK_THREAD_CPUTIME_ID, &time)
        return Double(time.tv_sec) + Double(time.tv_nsec) / 1e9
    }

    @Test func `no more than a thousand are read`() {
        let text = (1...3000).map { "/w/A.swift:\($0):1: error: expected expression\n" }.joined()

        #expect(Diagnostic.errors(in: text).map(\.line) == Array(1...Diagnostic.limit))
    }
}
