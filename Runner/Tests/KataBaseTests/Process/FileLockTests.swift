import Foundation
import Testing

@testable import KataBase

struct FileLockTests {
    private let file = FileManager.default.temporaryDirectory.appending(path: "lock-\(UUID().uuidString)")

    @Test func `those who share it have it at once, and one who wants it alone has to wait`() throws {
        defer { try? FileManager.default.removeItem(at: file) }
        var shared: [FileLock] = try [FileLock(file, .shared), FileLock(file, .shared, patience: .zero)]

        #expect(throws: FileLock.Failure.busy) { try FileLock(file, patience: .zero) }
        shared.removeLast()
        #expect(throws: FileLock.Failure.busy) { try FileLock(file, patience: .zero) }
        shared.removeLast()

        let alone = try FileLock(file, patience: .zero)
        withExtendedLifetime(alone) {
            _ = #expect(throws: FileLock.Failure.busy) { try FileLock(file, .shared, patience: .zero) }
        }
    }

    @Test func `where it cannot be made, nobody waits for it`() async throws {
        let nowhere = URL(fileURLWithPath: "/dev/null/lock")

        let lock = try await FileLock.wait(for: nowhere, .alone, busy: KataError("It is busy.")) {}

        #expect(lock == nil)
    }
}
