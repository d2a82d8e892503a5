import Foundation
import Synchronization

/// Held while a pipe is made and while a child is started: a child started between `pipe` and `fcntl` would
/// inherit the pipe and keep it open for as long as it runs.
let spawnLock = Mutex<Void>(())

/// The two ends of a pipe, closed on exec, so that children started at the same time do not inherit them.
package final class PipeEnds {
    package private(set) var reading: Int32
    package private(set) var writing: Int32

    package init() throws {
        var ends: [Int32] = [-1, -1]
        let code = spawnLock.withLock { _ in
            let code = pipe(&ends)
            for end in ends where code == 0 { _ = fcntl(end, F_SETFD, FD_CLOEXEC) }
            return code
        }
        guard code == 0 else { throw ChildProcess.LaunchError(executable: "pipe", code: errno) }
        reading = ends[0]
        writing = ends[1]
    }

    package func closeReading() {
        if reading >= 0 { _ = Foundation.close(reading) }
        reading = -1
    }

    package func closeWriting() {
        if writing >= 0 { _ = Foundation.close(writing) }
        writing = -1
    }

    package func close() {
        closeReading()
        closeWriting()
    }

    /// The bytes that a pipe or a terminal has at this moment, or at least one where its reader waits for it.
    package static func bytes(from descriptor: Int32) -> [UInt8] {
        var buffer = [UInt8](repeating: 0, count: 1024)
        while true {
            let count = read(descriptor, &buffer, buffer.count)
            if count >= 0 { return Array(buffer.prefix(count)) }
            if errno != EINTR { return [] }
        }
    }
}
