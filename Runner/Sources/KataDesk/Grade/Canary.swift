import Foundation
import KataBase
import KataEngine
import KataText

/// A test that has to fail, whatever was handed in: where it does not, `#expect` or `==` is another one than Swift's.
struct Canary {
    let text: SourceText

    /// Puts it where every copy's tests find it.
    init(of chapter: String, in workspace: Workspace) throws(KataError) {
        let file = workspace.gradeFolder.appending(path: "canary/\(chapter)Tests/Canary.swift")
        let code = Data(Self.code(importing: chapter).utf8)
        if (try? Files.data(file)) != code { try Files.write(code, to: file) }
        text = SourceText(path: file.path, bytes: code)
    }

    private static let expectations = [
        "1 == 2", "\"a\" == \"b\"", "true == false", "[1] == [2]", "Int?.none == 1", "!true", "1 != 1",
        "2 < 1",
    ]

    private static func code(importing chapter: String) -> String {
        """
        import Testing

        @testable import \(chapter)

        @Test func everythingHereFails() {
        \(expectations.map { "    #expect(\($0))" }.joined(separator: "\n"))
        }

        """
    }

    /// Takes it out of what ran.
    ///
    /// - Throws: where it did not compile, or did not fail as often as it should.
    func confirm(_ outcome: inout Outcome) throws(KataError) {
        // A learner may have a file of the same name.
        let errors = outcome.diagnostics.filter { $0.file == text.path }
        outcome.diagnostics.removeAll { $0.file == text.path }
        if let error = errors.first, outcome.diagnostics.isEmpty { throw Self.untrusted(error.message) }
        guard var run = outcome.run else { return }
        let tests = run.tests.filter { $0.file == text.path }.map(\.id)
        let failures = run.issues.count { tests.contains($0.testID ?? "") }
        run.issues.removeAll { tests.contains($0.testID ?? "") }
        run.tests.removeAll { $0.file == text.path }
        outcome.run = run
        guard run.ending != .complete || failures == Self.expectations.count else {
            throw Self.untrusted("\(failures) of \(Self.expectations.count) expectations failed that have to")
        }
    }

    private static func untrusted(_ why: String) -> KataError {
        KataError(
            "Its result is not to be trusted: with its code a test that has to fail does not (\(why)). It declares an operator or a name that stands in for Swift's own.",
            next: "Read it.")
    }
}
