import Foundation
import Testing

@testable import KataKit

struct FileStampTests {
    @Test func `the times of a file that was just written do not tell yet whether it changes again`() throws {
        let file = FileManager.default.temporaryDirectory.appending(path: "kata-stamp-\(UUID().uuidString)")
        try Data("one".utf8).write(to: file)
        defer { try? FileManager.default.removeItem(at: file) }

        let new = try #require(FileStamp(file.path))
        // Long before it is run, this file was written to be compiled.
        let old = try #require(FileStamp(#filePath))

        #expect(!new.isOld)
        #expect(old.isOld)
    }

    @Test func `a folder has no stamp`() {
        #expect(FileStamp(FileManager.default.temporaryDirectory.path) == nil)
    }
}
