/// Which tests catch which mistakes, as far as it was found out before.
///
/// What is known of a test file holds as long as the file is as it was, and what it leans on. Two versions of each are
/// known: the older one tells what to begin with when a test was edited, and is good again when that is undone.
struct KnownCatches: Codable, Equatable, Sendable {
    typealias Catch = Judgement.Mistake.Catch

    /// What the tests of a file's version did on one mistake.
    private struct Finding: Codable, Equatable {
        let path: String
        let version: String
        let catches: [Catch]

        func isAbout(_ file: JudgedTests.File) -> Bool { path == file.path && version == file.version }
    }
    /// Why a mistake could not be tried on some tests.
    private struct Fault: Codable, Equatable {
        let version: String
        let words: String
    }

    /// By the mistakes' digests; of each file the newest first.
    private var findings: [String: [Finding]] = [:]
    private var faults: [String: Fault] = [:]

    private static let versions = 2

    /// - Returns: those of the tests' files of which nothing is known.
    func untried(on mistake: String, of tests: JudgedTests) -> [JudgedTests.File] {
        guard faults[mistake]?.version != tests.version else { return [] }
        let known = findings[mistake, default: []]
        return tests.files.filter { file in !known.contains { $0.isAbout(file) } }
    }

    /// What becomes of a mistake.
    ///
    /// - Returns: nil where no test is known to catch it, and not all have been tried.
    func fate(of mistake: String, on tests: JudgedTests) -> Judgement.Mistake.Fate? {
        if let fault = faults[mistake], fault.version == tests.version { return .notJudged(fault.words) }
        let known = findings[mistake, default: []]
        let catches = tests.files.flatMap { file in known.first { $0.isAbout(file) }?.catches ?? [] }
        if !catches.isEmpty { return .caught(catches) }
        return untried(on: mistake, of: tests).isEmpty ? .getsThrough : nil
    }

    /// Whether a test is known to have caught a mistake, in this version of its file or in another one.
    func mayCatch(_ mistake: String, _ test: Judgement.Test) -> Bool {
        findings[mistake, default: []].contains { finding in
            finding.path == test.file
                && finding.catches.contains { $0.test.withoutPlace == test.id.withoutPlace }
        }
    }

    /// Whether tests are known to have waited on a mistake until their time was up.
    func takesLong(_ mistake: String) -> Bool {
        findings[mistake, default: []].contains { $0.catches.contains { $0.how == .timeout } }
    }

    /// Learns what became of a mistake on the tests of some files.
    mutating func learn(
        _ fate: Judgement.Mistake.Fate, of mistake: String, on files: [JudgedTests.File],
        of tests: JudgedTests
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
                catches: catches.filter { file.tests.contains($0.test) })
            findings[mistake] =
                [new] + older.prefix(Self.versions - 1) + known.filter { $0.path != file.path }
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
