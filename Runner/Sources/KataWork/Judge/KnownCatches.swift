/// The mistakes that each test catches, as far as it was found out before.
///
/// The findings on a test file hold as long as the file is as it was, and the files that it leans on. Two
/// versions of each are known: the older one tells what to begin with when a test was edited, and is good
/// again when that is undone.
struct KnownCatches: Codable, Equatable, Sendable {
    typealias Catch = Judgement.Mistake.Catch

    /// The result of the tests of a file's version on one mistake.
    private struct Finding: Codable, Equatable {
        let path: String
        let version: String
        let catches: [Catch]
        /// The ids of tests that failed once, and not the next time.
        let wavering: Set<String>

        func isAbout(_ file: JudgedTests.File) -> Bool { path == file.path && version == file.version }
    }
    /// The reason why a mistake could not be tried on some tests.
    private struct Fault: Codable, Equatable {
        let version: String
        let words: String
    }

    /// The result of the tests of a file's version on our code once more, after one of them had caught
    /// something.
    private struct Confirmation: Codable, Equatable {
        let path: String
        let version: String
        /// The failures by the tests' ids.
        let failures: [String: Judgement.Failure]

        func isAbout(_ file: JudgedTests.File) -> Bool { path == file.path && version == file.version }
    }

    /// The findings by the mistakes' digests; of each file the newest first.
    private var findings: [String: [Finding]] = [:]
    private var faults: [String: Fault] = [:]
    /// Of each file the newest first.
    private var confirmations: [Confirmation] = []

    private static let versions = 2

    /// - Returns: those of the tests' files of which nothing is known.
    func untried(on mistake: String, of tests: JudgedTests) -> [JudgedTests.File] {
        guard faults[mistake]?.version != tests.version else { return [] }
        let known = findings[mistake, default: []]
        return tests.files.filter { file in !known.contains { $0.isAbout(file) } }
    }

    /// The fate of a mistake.
    ///
    /// - Returns: nil where no test is known to catch it, and not all have been tried.
    func fate(of mistake: String, on tests: JudgedTests) -> Judgement.Mistake.Fate? {
        if let fault = faults[mistake], fault.version == tests.version { return .notJudged(fault.words) }
        let known = findings[mistake, default: []]
        let unsteady = unsteady(of: tests)
        let catches = tests.files.flatMap { file in known.first { $0.isAbout(file) }?.catches ?? [] }
            .filter { unsteady[$0.test] == nil }
        if !catches.isEmpty { return .caught(catches) }
        return untried(on: mistake, of: tests).isEmpty ? .getsThrough : nil
    }

    /// True where a test is known to have caught a mistake, in this version of its file or in another one.
    func mayCatch(_ mistake: String, _ test: Judgement.Test) -> Bool {
        findings[mistake, default: []].contains { finding in
            finding.path == test.file
                && finding.catches.contains { $0.test.withoutPlace == test.id.withoutPlace }
        }
    }

    /// True where tests are known to have waited on a mistake until their time was up.
    func takesLong(_ mistake: String) -> Bool {
        findings[mistake, default: []].contains { $0.catches.contains { $0.how == .timeout } }
    }

    /// Learns what became of a mistake on the tests of some files.
    ///
    /// - Parameter wavering: the ids of tests that failed on it once, and not the next time.
    mutating func learn(
        _ fate: Judgement.Mistake.Fate, wavering: Set<String> = [], of mistake: String,
        on files: [JudgedTests.File], of tests: JudgedTests
    ) {
        let catches: [Catch]
        switch fate {
        case .caught(let all): catches = all
        case .getsThrough: catches = []
        case .notJudged(let words):
            faults[mistake] = Fault(version: tests.version, words: words)
            return
        }
        for file in files {
            let known = findings[mistake, default: []]
            let older = known.filter { $0.path == file.path && $0.version != file.version }
            let new = Finding(
                path: file.path, version: file.version,
                catches: catches.filter { file.tests.contains($0.test) },
                wavering: wavering.intersection(file.tests))
            findings[mistake] =
                [new] + older.prefix(Self.versions - 1) + known.filter { $0.path != file.path }
        }
    }

    // MARK: By chance

    /// - Returns: those of the tests' files that nobody has run on our code once more.
    func unconfirmed(of tests: JudgedTests) -> [JudgedTests.File] {
        tests.files.filter { file in !confirmations.contains { $0.isAbout(file) } }
    }

    /// Learns how tests of some files fail on our code, on which all of them have passed.
    mutating func confirm(_ failures: [String: Judgement.Failure], of files: [JudgedTests.File]) {
        for file in files {
            let known = confirmations.first { $0.isAbout(file) }?.failures ?? [:]
            let new = Confirmation(
                path: file.path, version: file.version,
                failures: known.merging(failures.filter { file.tests.contains($0.key) }) { $1 })
            let older = confirmations.filter { $0.path == file.path && !$0.isAbout(file) }
            confirmations =
                [new] + older.prefix(Self.versions - 1) + confirmations.filter { $0.path != file.path }
        }
    }

    /// The failures on our code of tests that have passed there before, by their ids.
    func unsteady(of tests: JudgedTests) -> [String: Judgement.Failure] {
        tests.files.reduce(into: [:]) { all, file in
            all.merge(confirmations.first { $0.isAbout(file) }?.failures ?? [:]) { $1 }
        }
    }

    /// The ids of tests that failed on one of some mistakes once, and not the next time.
    func wavering(on mistakes: [String], of tests: JudgedTests) -> Set<String> {
        mistakes.reduce(into: []) { all, mistake in
            for file in tests.files {
                all.formUnion(findings[mistake, default: []].first { $0.isAbout(file) }?.wavering ?? [])
            }
        }
    }
}

/// The sound tests that mistakes are tried on.
struct JudgedTests: Equatable, Sendable {
    struct File: Equatable, Sendable {
        let path: String
        /// The hash of its text, of what it leans on, and of which of its tests are sound.
        let version: String
        /// The ids of its sound tests.
        let tests: Set<String>
    }

    let files: [File]
    /// The hash of all of it.
    let version: String
}

extension String {
    /// A test's id as it is wherever the test stands in its file.
    fileprivate var withoutPlace: Substring { lastIndex(of: "/").map { self[..<$0] } ?? self[...] }
}
