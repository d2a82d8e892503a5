import Foundation
import RunnerTesting
import Testing

@testable import KataBase
@testable import KataEngine
@testable import KataKit
@testable import KataWork

struct BugPlantingTests {
    @Test func `a snapshot is read once for all mistakes that are put into it`() async throws {
        let fixture = try FixtureWorkspace()
        let folder = fixture.workspace.snapshotFolder(of: "Greeting", named: "Step2")
        let bugs = try #require(try BugGallery(of: "Greeting", in: fixture.workspace)?.bugs)
        let sut = BugPlanting(
            workspace: fixture.workspace, environment: RunnerEnvironment.forChildren,
            cache: ProductCache(folder: fixture.workspace.cacheFolder, notify: { _ in }))

        let snapshot = try BugPlanting.Snapshot(reading: folder)
        let name = try #require(snapshot.texts.keys.first)
        try FileManager.default.removeItem(at: folder)

        for bug in bugs {
            let place = try await sut.plant(bug, into: snapshot)
            #expect(try Files.text(place.appending(path: name)) != snapshot.texts[name])
        }
        #expect(!bugs.isEmpty)
    }

    @Test(arguments: [
        ("one\ntwo\nthree\n", true), ("one\nTwo\nthree\n", false), ("two\none\ntwo\n", false),
    ])
    func `a line that stands once is found without those around it`(_ text: String, _ isFound: Bool) {
        let patch = "--- a/A.swift\n+++ b/A.swift\n@@ -3,3 +3,3 @@\n zero\n-two\n+too\n four"

        #expect(GalleryPatch(patch, of: ["A.swift": text]).isFoundAlone == isFound)
    }
}
