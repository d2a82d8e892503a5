import Foundation
import Testing

@testable import KataBase

@Suite("The children that end with us")
struct ProcessGroupsTests {
    @Test func `a child that is being started is killed as well`() async throws {
        let groups = ProcessGroups()
        let (begun, beginning) = AsyncStream.makeStream(of: Void.self)

        async let started = WaitingThread.run {
            try groups.insert {
                beginning.finish()
                // The child runs, and has no place yet.
                let process = try spawn(
                    "/bin/sleep", ["sleep", "600"], environment: [:], directory: nil,
                    streams: [nil, nil, nil])
                Thread.sleep(forTimeInterval: 0.2)
                return process
            }
        }
        for await _ in begun {}
        groups.killAll()
        let process = try await started

        // Changes nothing for who is dead.
        kill(process, SIGTERM)
        var status: Int32 = 0
        waitpid(process, &status, 0)
        #expect(status & 0x7f == SIGKILL)
    }
}
