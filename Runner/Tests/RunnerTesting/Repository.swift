import Foundation
import KataBase
import KataText

/// The checkout that these tests stand in.
package enum Repository {
    package static let root = URL(fileURLWithPath: #filePath).deletingLastPathComponent().appending(
        path: "../../.."
    ).real
    package static let runner = root.appending(path: "Runner")
    package static let tests = runner.appending(path: "Tests")
    package static let fixtures = tests.appending(path: "Fixtures")

    /// A chapter, with all that it leans on, in a folder of its own among the temporary files. Whoever asks for it removes it.
    package static func copy(of chapter: String) throws -> Workspace {
        let folder = try Files.temporaryFolder()
        let sources = [chapter, "PaperUI", "SwiftUI", "PaperUITesting", "TestSupport"].map { "Sources/\($0)" }
        for part in sources + ["Package.swift", "Chapters", "Solutions/\(chapter)", "Tests/\(chapter)Tests"] {
            let place = folder.appending(path: part)
            try FileManager.default.createDirectory(
                at: place.deletingLastPathComponent(), withIntermediateDirectories: true)
            try FileManager.default.copyItem(at: root.appending(path: part), to: place)
        }
        return Workspace(root: folder.real)
    }
}
