import Foundation
import KataBase
import KataEngine
import KataText

/// A test that has to fail, whatever was handed in: where it does not, `#expect` or `==` is another one than Swift's.
///
/// Its name and its operands are made by chance for each grading: nobody can be true to it and lie to the other tests.
struct Canary {
    let text: SourceText
    /// Its function, by which its test is known: a text may say of itself that it is another file.
    private let function: String

    /// The number of its expectations, which all have to fail.
    private let count: Int

    /// Puts it where every copy's tests find it.
    ///
    /// - Parameter folder: none that a copy may write.
    init(of chapter: String, in folder: URL) throws(KataError) {
        function = "everythingHereFails\(Seal.newNumber())"
        let file = folder.appending(path: "canary/\(chapter)Tests/Canary.swift")
        let expectations = Self.expectations()
        count = expectations.count
        let code = Data(Self.code(importing: chapter, function, expectations).utf8)
        try Files.write(code, to: file)
        text = SourceText(path: file.path, bytes: code)
    }

    private static func expectations() -> [String] {
        let (low, high) = (Int.random(in: 1...500_000), Int.random(in: 500_001...1_000_000))
        return [
            "\(low) == \(high)", "\"a\(low)\" == \"a\(high)\"", "true == false", "[\(low)] == [\(high)]",
            "Int?.none == \(low)", "!true", "\(low) != \(low)", "\(high) < \(low)",
        ]
    }

    private static func code(
        importing chapter: String, _ function: String, _ expectations: [String]
    ) -> String {
        """
        import Testing

        @testable import \(chapter)

        @Test func \(function)() {
        \(expectations.map { "    #expect(\($0))" }.joined(separator: "\n"))
        }

        """
    }

    private func isIts(_ id: String?) -> Bool { id?.contains(".\(function)()") ?? false }

    /// Takes it out of what ran.
    ///
    /// - Throws: where it did not compile, or did not fail as often as it should.
    func confirm(_ outcome: inout Outcome) throws(KataError) {
        // A learner may have a file of the same name.
        let errors = outcome.diagnostics.filter { $0.file == text.path }
        outcome.diagnostics.removeAll { $0.file == text.path }
        if let error = errors.first, outcome.diagnostics.isEmpty { throw Self.untrusted(error.message) }
        guard var run = outcome.run else { return }
        let failures = run.issues.count { isIts($0.testID) }
        run.issues.removeAll { isIts($0.testID) }
        run.tests.removeAll { isIts($0.id) }
        outcome.run = run
        guard run.ending != .complete || failures == count else {
            throw Self.untrusted("\(failures) of \(count) expectations failed that have to")
        }
    }

    private static func untrusted(_ why: String) -> KataError {
        KataError(
            "Its result is not to be trusted: with its code a test that has to fail does not (\(why)). It declares an operator or a name that stands in for Swift's own.",
            next: "Read it.")
    }
}
