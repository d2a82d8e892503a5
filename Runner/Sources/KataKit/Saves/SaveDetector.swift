import Foundation
import KataBase
import KataText
import KataWork

/// Notices that a file of a chapter was saved: a Swift file, or the chapter's number in Package.swift.
///
/// It looks at the files' sizes and times, which costs next to nothing, and at their bytes where those changed. So
/// a touch is no save, and an editor that writes another file and renames it has saved once. It asks nothing of
/// the system that a network folder or a container's mount could not answer.
struct SaveDetector {
    /// The kinds of saves: of code, and of a step in Package.swift.
    struct Change: OptionSet {
        let rawValue: Int
        static let code = Change(rawValue: 1)
        static let step = Change(rawValue: 2)
    }

    private let folders: [String]
    private let manifest: String
    private let chapters: Set<String>?
    private var known: [String: FileState] = [:]
    private var accepted: [String: String] = [:]
    private var seen: [String: String] = [:]

    /// - Parameters:
    ///   - chapter: the chapter whose folders are watched.
    ///   - followsOthers: whether another chapter's number in Package.swift counts, too.
    init(chapter: String, followsOthers: Bool, workspace: Workspace) {
        folders = [workspace.sourcesFolder(of: chapter), workspace.testsFolder(of: chapter)].map(\.path)
        manifest = workspace.manifestFile.path
        chapters = followsOthers ? nil : [chapter]
        seen = look()
        accepted = seen
    }

    /// True after something changed and before it has been the same twice.
    var isUnsettled: Bool { seen != accepted }

    /// The kinds of saves since the last one that was reported; nil for none.
    ///
    /// Between an editor's two halves of a save (empty the file, write it) nothing is reported.
    ///
    /// - Parameter own: what a job of ours writes into Package.swift, or has written: that is no save. Whatever else
    ///   stands there is one.
    mutating func changes(besides own: SwitchedStep? = nil) -> Change? {
        let now = look()
        accept(own, in: now)
        defer { seen = now }
        guard now != accepted, now == seen else { return nil }
        defer { accepted = now }
        let others = { [manifest] (contents: [String: String]) in contents.filter { $0.key != manifest } }
        var change: Change = []
        if now[manifest] != accepted[manifest] { change.insert(.step) }
        if others(now) != others(accepted) { change.insert(.code) }
        return change
    }

    /// A job of ours has written a step into Package.swift.
    mutating func accept(_ own: SwitchedStep) {
        seen = look()
        accept(own, in: seen)
    }

    /// A job of ours has brought work back. Whatever else is there now was saved meanwhile.
    mutating func accept(_ restored: RestoredWork) {
        let root = URL(fileURLWithPath: manifest).deletingLastPathComponent()
        let sources = root.appending(path: "Sources").path + "/"
        accepted = accepted.filter { !$0.key.hasPrefix(sources) && !OwnTests.areIn($0.key) }
        for (path, data) in restored.work.files where path.hasSuffix(".swift") {
            accepted[root.appending(path: path).path] = SHA256.hex(data)
        }
        accept(restored.step)
    }

    /// Accepts Package.swift where it is as it was, apart from the step that a job of ours has written.
    private mutating func accept(_ own: SwitchedStep?, in now: [String: String]) {
        guard let own, let before = accepted[manifest] else { return }
        let after = before.split(separator: Self.separator).map { line in
            line.hasPrefix("\(own.chapter) ") ? Self.number(own.place, of: own.chapter) : String(line)
        }.joined(separator: Self.separator)
        if now[manifest] == after { accepted[manifest] = after }
    }

    private static let separator = "; "

    private static func number(_ place: StepPlace, of chapter: String) -> String {
        "\(chapter) \(place.words)"
    }

    /// A hash of each file, by path.
    private mutating func look() -> [String: String] {
        var states: [String: FileState] = [:]
        for path in folders.flatMap({ FolderScan.swiftFiles(below: $0) }) + [manifest] {
            guard let stamp = FileStamp(path) else { continue }
            if let state = known[path], state.stamp == stamp, state.isSettled {
                states[path] = state
            } else if let hash = hash(of: path) {
                states[path] = FileState(stamp: stamp, isSettled: stamp.isOld, hash: hash)
            }
        }
        known = states
        return states.mapValues(\.hash)
    }

    private func hash(of path: String) -> String? {
        guard let data = FileManager.default.contents(atPath: path) else { return nil }
        guard path == manifest else { return SHA256.hex(data) }
        do throws(KataError) {
            let lines = try Manifest(parsing: String(decoding: data, as: UTF8.self)).lines
            return lines.filter { chapters?.contains($0.name) ?? true }
                .map { Self.number(StepPlace(step: $0.step, test: $0.test), of: $0.name) }.joined(
                    separator: Self.separator)
        } catch {
            return error.description
        }
    }
}

private struct FileState {
    let stamp: FileStamp
    /// False where a second save could still have the same time as the first.
    let isSettled: Bool
    let hash: String
}
