import Foundation
import RunnerTesting
import Testing

@testable import KataBase
@testable import KataKit

/// What the loop does with a terminal that cannot be polled, as a Mac's may be.
struct TerminalLoopTests {
    /// Whether there is something to read, or the end, within two seconds.
    private func isReadable(_ descriptor: Int32, within milliseconds: Int32 = 2000) -> Bool {
        var polled = [pollfd(fd: descriptor, events: Int16(POLLIN), revents: 0)]
        return poll(&polled, 1, milliseconds) == 1
    }

    @Test func `what is typed comes through a pipe, which ends with the terminal`() throws {
        var terminal: [Int32] = [-1, -1]
        try #require(pipe(&terminal) == 0)
        let keys = TerminalLoop.relay(from: terminal[0])
        #expect(!isReadable(keys, within: 100))

        #expect(write(terminal[1], "q", 1) == 1)
        #expect(isReadable(keys))
        #expect(PipeEnds.bytes(from: keys) == Array("q".utf8))

        close(terminal[1])
        #expect(isReadable(keys))
        #expect(PipeEnds.bytes(from: keys) == [])
        close(keys)
    }
}
