import Foundation
import Testing

/// One snapshot's reference file, and where its actual text and its diff go when they differ.
struct SnapshotFile {
    let name: String
    private let pathExtension: String
    private let folder: URL

    init(
        name: String?, pathExtension: String, testName: String, sourceLocation: SourceLocation
    ) throws(SnapshotFailure) {
        let testFile = URL(filePath: sourceLocation.path)
        let folder = testFile.deletingLastPathComponent()
            .appending(components: "__Snapshots__", testFile.deletingPathExtension().lastPathComponent)
        let test = Test.current
        let testID = test.map { "\($0.id)" } ?? "\(folder.path) \(testName)"
        let suffix =
            name.map(Self.component) ?? "\(SnapshotLedger.number(of: sourceLocation, in: testID))"

        self.folder = folder
        self.pathExtension = pathExtension
        self.name = "\(Self.component(Self.baseName(test?.name ?? testName))).\(suffix)"
        let taker = SnapshotTaker(line: sourceLocation, test: test?.sourceLocation, name: name)
        if let other = SnapshotLedger.owner(of: reference.path, unless: taker) {
            throw .nameTaken(self.name, taker, other)
        }
    }

    var reference: URL {
        folder.appending(component: "\(name).\(pathExtension)")
    }

    /// Compares, and records where the mode says so. Returns on a match; all else is a failure.
    func check(_ text: String, mode: SnapshotRecord) throws(SnapshotFailure) {
        // The last line of a text file ends, too.
        let actual = Self.withLineFeeds(text + "\n")
        guard let expected = try readReference() else {
            guard mode != .never else { throw .noReference(self, actual: keep(actual)) }
            try record(actual)
            throw .recorded(self, diff: nil)
        }
        guard expected != actual || mode == .all else { return }

        let diff = UnifiedDiff(from: expected, to: actual)
        guard mode == .all || mode == .failed else {
            throw .differs(self, diff, actual: keep(actual), diffFile: keep("\(diff)", as: "diff"))
        }
        try record(actual)
        throw .recorded(self, diff: diff)
    }

    private func readReference() throws(SnapshotFailure) -> String? {
        guard FileManager.default.fileExists(atPath: reference.path) else { return nil }
        let data: Data
        do {
            data = try Data(contentsOf: reference)
        } catch {
            throw .unreadable(self, error)
        }
        // Decoding mends what is no text, which is then another than the file's.
        let text = String(decoding: data, as: UTF8.self)
        guard text.utf8.elementsEqual(data) else { throw .notText(self) }
        return Self.withLineFeeds(text)
    }

    /// A text whose lines may end as on Windows: git changes a reference's ends where it is told to. Two texts that
    /// differ in nothing else are the same, and line feeds are what is written.
    private static func withLineFeeds(_ text: String) -> String {
        text.utf8.contains(UInt8(ascii: "\r")) ? text.replacing("\r\n", with: "\n") : text
    }

    private func record(_ text: String) throws(SnapshotFailure) {
        do {
            try write(text, to: reference)
        } catch {
            throw .unwritable(self, error)
        }
    }

    /// Keeps a text for the reader of a failure, away from the sources; nil where even that cannot be
    /// written.
    private func keep(_ text: String, as pathExtension: String? = nil) -> SnapshotArtifact {
        let fileName = "\(name).\(pathExtension ?? self.pathExtension)"
        let file = Self.artifacts(for: folder).appending(component: fileName)
        do {
            try write(text, to: file)
            return SnapshotArtifact(text: text, name: fileName, place: file.path)
        } catch {
            return SnapshotArtifact(text: text, name: fileName, place: "could not be written to \(file.path)")
        }
    }

    /// Below the folder that SNAPSHOT_ARTIFACTS names, in one for the test file; else among the temporary
    /// files.
    static func artifacts(
        for folder: URL, environment: [String: String] = ProcessInfo.processInfo.environment
    ) -> URL {
        if let artifacts = environment["SNAPSHOT_ARTIFACTS"], !artifacts.isEmpty {
            return URL(filePath: artifacts).appending(component: folder.lastPathComponent)
        }
        return FileManager.default.temporaryDirectory
            .appending(components: "Snapshots-\(NSUserName())", String(folder.path.dropFirst()))
    }

    private func write(_ text: String, to file: URL) throws {
        try FileManager.default.createDirectory(
            at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
        try Data(text.utf8).write(to: file, options: .atomic)
    }

    /// `filmCard(_:)` and `` `a film card`() `` without what is not part of the name.
    private static func baseName(_ testName: String) -> String {
        if testName.hasPrefix("`"), let end = testName.lastIndex(of: "`") {
            return String(testName[..<end].dropFirst())
        }
        return String(testName.prefix { $0 != "(" })
    }

    /// A name as a part of a file's name: letters, digits and underscores; anything else between them is a
    /// hyphen.
    private static func component(_ name: String) -> String {
        name.split { !($0.isLetter || $0.isNumber || $0 == "_") }.joined(separator: "-")
    }
}
