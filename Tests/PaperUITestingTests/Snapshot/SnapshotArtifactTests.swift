import Foundation
import TestSupport
import Testing

@testable import PaperUITesting

/// Where the actual text and the diff of a failure go.
@Suite(.endsInTime)
struct SnapshotArtifactTests {
    private let folder = URL(filePath: "/films/Tests/__Snapshots__/FilmCardTests")

    @Test func `they go into the folder that the environment names`() {
        let place = SnapshotFile.artifacts(for: folder, environment: ["SNAPSHOT_ARTIFACTS": "/kept"])

        #expect(place.path == "/kept/FilmCardTests")
    }

    @Test(arguments: [[:], ["SNAPSHOT_ARTIFACTS": ""]])
    func `else they go among the temporary files`(_ environment: [String: String]) {
        let place = SnapshotFile.artifacts(for: folder, environment: environment)

        #expect(place.path.hasPrefix(FileManager.default.temporaryDirectory.path))
        #expect(place.path.hasSuffix("/films/Tests/__Snapshots__/FilmCardTests"))
    }
}
