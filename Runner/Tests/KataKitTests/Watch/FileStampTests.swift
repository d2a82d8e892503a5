import Foundation
import Testing

@testable import KataKit

struct FileStampTests {
    @Test func `the times of a file that was just written do not tell yet whether it changes again`() throws {
        let file = FileManager.default.temporaryDirectory.appending(path: "kata-stamp-\(UUID().uuidString)")
        defer { try? FileManager.default.removeItem(at: file) }

        // On a busy machine seconds may go by between a write and the look at it, but not every time.
        let isNew = try (1...10).contains { _ in
            try Data("one".utf8).write(to: file)
            return try !#require(FileStamp(file.path)).isOld
        }
        // Long before it is run, this file was written to be compiled.
        let old = try #require(FileStamp(#filePath))

        #expect(isNew)
        #expect(old.isOld)
    }

    @Test func `a folder has no stamp`() {
        #expect(FileStamp(FileManager.default.temporaryDirectory.path) == nil)
    }
}
