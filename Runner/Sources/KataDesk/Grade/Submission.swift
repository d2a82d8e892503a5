import Foundation
import KataText

/// The part that is taken from a copy that was handed in: a chapter's sources, the tests that its learner wrote, and
/// nothing else.
///
/// None of it is trusted, and nothing of the copy is run to read it: not its runner, its hooks or its Package.swift.
struct Submission: Sendable {
    /// Sources/<Chapter>/**.swift and Tests/<Chapter>Tests/My….swift, by their paths in the copy; a test of a step that
    /// had another number in the copy's version stands at the number that the step has now.
    let files: [String: Data]
    /// The step that its learner is at, by its Package.swift; nil where that does not tell.
    let step: Int?
    /// The steps whose test is the learner's now and was ours in the copy's version.
    let handedOver: [Int]
    /// True where the copy is of a version with other steps.
    let isOfOtherVersion: Bool
    /// The path of the archive that the copy stood in, in what was handed in; nil where it stood in none.
    let archive: String?
    /// The commit that the copy stands at, where it is a clone.
    let commit: String?
    /// Starter tests that are not as we ship them, or that are missing among others. They are not used.
    let alteredTests: [String]
    /// Swift files among its tests that are neither ours nor called as own tests are. They are not used.
    let leftOut: [String]

    static let mostFiles = 200
    static let mostBytes = 2 << 20

    /// - Parameters:
    ///   - shipped: the checksums of the starter tests, by their paths in the copy.
    ///   - steps: the chapter's.
    ///   - text: the path of the chapter's text, in the copy as here.
    /// - Throws: `UnreadableSubmission`, with a sentence, for whatever is not as it should be.
    init(
        _ submission: NamedCopy, by search: CopySearch, shipped: [String: String],
        steps: [Renumbering.Heading] = [], text: String = ""
    ) throws(UnreadableSubmission) {
        let (files, archive) = try search.copy(in: submission)
        self.archive = archive
        let then = Self.text(text, in: files).map(Renumbering.Heading.all) ?? []
        let renumbering = Renumbering(from: then, to: steps)
        handedOver = renumbering.handedOver(before: .max)
        isOfOtherVersion = !then.isEmpty && then != steps
        self.files = renumbering.carried(try Self.work(in: files, chapter: search.chapter))
        let manifest = Self.text("Package.swift", in: files).flatMap { try? Manifest(parsing: $0) }
        step = (manifest?.lines.first { $0.name == search.chapter }?.step).map(renumbering.place)
        commit = Self.commit(in: files)
        // Those of another version were others.
        alteredTests = isOfOtherVersion ? [] : Self.altered(shipped, in: files)
        let tests = (try? files.swiftFiles(in: "Tests/\(search.chapter)Tests", deep: true)) ?? []
        let used = self.files
        // Those of another version were others, too.
        leftOut = isOfOtherVersion ? [] : tests.filter { shipped[$0] == nil && used[$0] == nil }
    }

    private static func work(in files: CopyFolder, chapter: String) throws(UnreadableSubmission) -> [String:
        Data]
    {
        let sources = try files.swiftFiles(in: "Sources/\(chapter)", deep: true)
        guard !sources.isEmpty else {
            throw UnreadableSubmission("It holds no Swift file in 'Sources/\(chapter)'.")
        }
        let tests = try files.swiftFiles(in: "Tests/\(chapter)Tests", deep: false).filter(OwnTests.areIn)
        let paths = sources + tests
        guard paths.count <= mostFiles else {
            throw UnreadableSubmission("It holds more than \(mostFiles) Swift files of this chapter.")
        }
        var work: [String: Data] = [:]
        var room = mostBytes
        for path in paths {
            let data = try files.data(of: path, limit: room)
            guard let data else {
                throw UnreadableSubmission(
                    "Its Swift files of this chapter are larger than \(mostBytes >> 20) MB together.")
            }
            room -= data.count
            // To a dictionary, an é in one piece and an é in two are the same.
            guard work.updateValue(data, forKey: path) == nil else {
                throw UnreadableSubmission(
                    "Two of its files are called '\(path.printable)', each in other characters.")
            }
        }
        return work
    }

    // MARK: What is only told of it

    private static func text(_ path: String, in files: CopyFolder, limit: Int = 1 << 20) -> String? {
        guard let data = try? files.data(of: path, limit: limit) else { return nil }
        return String(bytes: data, encoding: .utf8)
    }

    /// The commit that git would give for HEAD, without git: a copy's configuration may name programs that git then
    /// runs.
    private static func commit(in files: CopyFolder) -> String? {
        guard let head = text(".git/HEAD", in: files, limit: 4096)?.trimmed else { return nil }
        if isCommit(head) { return head }
        guard let match = head.wholeMatch(of: /ref: (refs\/heads\/[A-Za-z0-9._\/-]+)/) else { return nil }
        let name = String(match.1)
        guard !name.split(separator: "/").contains("..") else { return nil }
        if let commit = text(".git/\(name)", in: files, limit: 4096)?.trimmed {
            return isCommit(commit) ? commit : nil
        }
        let lines = text(".git/packed-refs", in: files)?.split(whereSeparator: \.isNewline) ?? []
        let commit = lines.first { $0.hasSuffix(" \(name)") }?.prefix { $0 != " " }
        return commit.map(String.init).flatMap { isCommit($0) ? $0 : nil }
    }

    private static func isCommit(_ text: String) -> Bool {
        text.wholeMatch(of: /[0-9a-f]{40}|[0-9a-f]{64}/) != nil
    }

    private static func altered(_ shipped: [String: String], in files: CopyFolder) -> [String] {
        var (altered, missing): ([String], [String]) = ([], [])
        for (path, sum) in shipped {
            do {
                guard let data = try files.data(of: path, limit: 1 << 20) else {
                    altered.append(path)
                    continue
                }
                if StarterTests.checksum(of: data) != sum { altered.append(path) }
            } catch {
                if error.isMissing { missing.append(path) } else { altered.append(path) }
            }
        }
        // Whoever hands in nothing but the own work has altered nothing.
        return (missing.count == shipped.count ? [] : altered + missing).sorted()
    }
}

/// The reason why a copy cannot be graded: a sentence.
struct UnreadableSubmission: Error, Equatable {
    let sentence: String
    /// True where it is only that a file is not there.
    var isMissing = false

    init(_ sentence: String, isMissing: Bool = false) {
        self.sentence = sentence
        self.isMissing = isMissing
    }
}

extension String {
    /// - Throws: where a path would say something else to a compiler, a terminal or a disk than to us.
    func confirmFit() throws(UnreadableSubmission) {
        guard !unicodeScalars.contains("\u{FFFD}") else {
            throw UnreadableSubmission(
                "The name of its file '\(printable)' is in another encoding than UTF-8. Give it a name in plain letters."
            )
        }
        let isFit = unicodeScalars.allSatisfy {
            ![.control, .lineSeparator, .paragraphSeparator].contains($0.properties.generalCategory)
        }
        guard isFit else {
            throw UnreadableSubmission(
                "The name of its file '\(printable)' has characters that no name should have.")
        }
    }
}
