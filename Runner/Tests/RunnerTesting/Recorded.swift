import Foundation
import KataBase
import Testing

/// Checks a text that a person reads against the file Expected/<suite>/<name>.txt; the suite is the test's file.
///
/// What differs from one run to the next (paths, times, hashes) is replaced before. Where `KATA_RECORD` is set, the file
/// is written anew, and a test whose file changed by that fails once.
package func expectRecorded(
    _ text: String, as name: String, sourceLocation: SourceLocation = #_sourceLocation
) {
    let suite = Recorded.suite(of: sourceLocation.fileName)
    let recorded = Recorded(suite: suite, name: name)
    let isRecording = ProcessInfo.processInfo.environment["KATA_RECORD"] != nil
    do {
        guard let complaint = try recorded.complaint(about: text, isRecording: isRecording) else { return }
        Issue.record(Comment(rawValue: complaint), sourceLocation: sourceLocation)
    } catch {
        Issue.record(error, sourceLocation: sourceLocation)
    }
}

extension String {
    /// What stands between two blank lines and holds the words.
    package func part(with words: String) -> String {
        split(separator: "\n\n").first { $0.contains(words) }.map(String.init) ?? ""
    }
}

/// A text in a file, which one command records anew.
package struct Recorded {
    package static let folder = Repository.tests.appending(path: "Expected")

    let suite: String
    let name: String
    package let folder: URL

    package init(suite: String, name: String, folder: URL = Self.folder) {
        self.suite = suite
        self.name = name
        self.folder = folder
    }

    private var path: String { "\(suite)/\(name).txt" }
    private var command: String { "KATA_RECORD=1 swift test --package-path Runner --filter \(suite)" }

    /// What the checks in a file of tests are kept under: `MarkdownRendererTests` for "MarkdownRendererTests+Plain.swift".
    package static func suite(of file: String) -> String { String(file.prefix { $0 != "+" && $0 != "." }) }

    /// What is wrong, or nil where the file holds the text.
    ///
    /// - Parameter isRecording: whether the text is written into the file where it does not.
    package func complaint(about text: String, isRecording: Bool) throws -> String? {
        let file = folder.appending(path: path)
        let recorded = try? String(contentsOf: file, encoding: .utf8)
        guard text != recorded else { return nil }
        let difference = Self.difference(from: recorded ?? "", to: text)
        guard isRecording else {
            let what = recorded == nil ? "is missing" : "holds another text"
            return
                "Expected/\(path) \(what). Where the new one is right, record it: \(command)\n\(difference)"
        }
        try FileManager.default.createDirectory(
            at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
        try Data(text.utf8).write(to: file)
        return
            "Expected/\(path) is recorded anew. Look at it with git diff, then run the tests again.\n\(difference)"
    }

    /// The lines that go and come, with their numbers; what a terminal would obey is shown.
    private static func difference(from old: String, to new: String) -> String {
        let lines = { (text: String) in text.split(separator: "\n", omittingEmptySubsequences: false) }
        let changes = lines(new).difference(from: lines(old)).map { change in
            switch change {
            case .remove(let offset, let line, _): (offset, "-\(offset + 1): \(line.visible)")
            case .insert(let offset, let line, _): (offset, "+\(offset + 1): \(line.visible)")
            }
        }
        return changes.sorted { $0.0 < $1.0 }.map(\.1).joined(separator: "\n")
    }
}
