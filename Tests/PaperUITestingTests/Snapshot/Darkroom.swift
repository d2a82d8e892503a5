import Foundation
import Testing

/// A folder of its own for one test's references, and lines of a test file in it that can take snapshots.
final class Darkroom: Sendable {
    let folder = FileManager.default.temporaryDirectory.appending(component: "Darkroom-\(UUID())")

    init() throws {
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    }

    deinit {
        try? FileManager.default.removeItem(at: folder)
        try? FileManager.default.removeItem(at: artifacts.appending(path: String(folder.path.dropFirst())))
    }

    /// A line of the imaginary test file FilmCardTests.swift.
    func line(_ number: Int) -> SourceLocation {
        SourceLocation(
            fileID: "FilmTests/FilmCardTests.swift",
            filePath: folder.appending(component: "FilmCardTests.swift").path, line: number, column: 5)
    }

    var references: URL { folder.appending(components: "__Snapshots__", "FilmCardTests") }

    func reference(_ name: String) -> URL { references.appending(component: name) }

    /// Where a failure keeps a file for its reader.
    func kept(_ name: String) -> URL {
        artifacts.appending(path: String(references.path.dropFirst())).appending(component: name)
    }

    private var artifacts: URL {
        FileManager.default.temporaryDirectory.appending(component: "Snapshots-\(NSUserName())")
    }

    func write(_ text: String, to name: String) throws {
        try FileManager.default.createDirectory(at: references, withIntermediateDirectories: true)
        try Data(text.utf8).write(to: reference(name))
    }

    func text(_ name: String) throws -> String {
        try String(contentsOf: reference(name), encoding: .utf8)
    }
}
