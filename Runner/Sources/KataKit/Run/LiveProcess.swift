import Foundation
import KataBase
import Synchronization

/// A chapter's app, running: a line with a deed goes in, a line with a page comes out.
final class LiveProcess: @unchecked Sendable {
    private let process: pid_t
    /// As waitpid(2) gives it; nil while it runs.
    private let status = Mutex<Int32?>(nil)
    private let folder: URL
    private let deeds: PipeEnds
    private let pages: PipeEnds
    private var rest = Data()

    /// The seconds that the app may take for a page on a quiet machine: a screen that hangs is to be told,
    /// and not waited for.
    private static let patience = 5.0

    enum Failure: Error {
        /// It gave no answer in so many seconds.
        case hangs(Int)
        /// The app has ended: "signal 11", "status 1", in the system's words.
        case ended(String)
    }

    /// - Parameters:
    ///   - program: in a folder of its own, which goes with it.
    ///   - root: the folder in which it runs.
    /// - Throws: what the system says where the program cannot be started.
    init(_ program: URL, in root: URL) throws {
        var environment = RunnerEnvironment.forChildren
        environment["PAPER_LIVE"] = "1"
        environment["SWIFT_BACKTRACE"] = "enable=no"
        let (deeds, pages) = (try PipeEnds(), try PipeEnds())
        do {
            process = try ProcessGroups.shared.insert {
                try spawn(
                    program.path, [program.path], environment: environment, directory: root.path,
                    streams: [deeds.reading, pages.writing, STDERR_FILENO])
            }
        } catch {
            deeds.close()
            pages.close()
            throw error
        }
        deeds.closeReading()
        pages.closeWriting()
        (self.deeds, self.pages) = (deeds, pages)
        folder = program.deletingLastPathComponent()
    }

    deinit {
        end()
        deeds.close()
        pages.close()
        try? FileManager.default.removeItem(at: folder)
    }

    /// The page after a deed. One at a time.
    func page(after deed: LivePage.Deed) async throws -> LivePage {
        try await WaitingThread.run { [self] in
            do {
                try FileHandle(fileDescriptor: deeds.writing).write(
                    contentsOf: try JSONEncoder().encode(deed) + Data("\n".utf8))
            } catch { throw ending }
            return try JSONDecoder().decode(LivePage.self, from: try line())
        }
    }

    private func line() throws -> Data {
        var buffer = [UInt8](repeating: 0, count: 1 << 16)
        while true {
            if let end = rest.firstIndex(of: UInt8(ascii: "\n")) {
                defer { rest = Data(rest[(end + 1)...]) }
                return Data(rest[..<end])
            }
            var polled = [pollfd(fd: pages.reading, events: Int16(POLLIN), revents: 0)]
            let patience = Self.patience * Machine.slowness
            switch poll(&polled, 1, Int32(patience * 1000)) {
            case 0: throw Failure.hangs(Int(patience))
            case -1 where errno == EINTR: continue
            default: break
            }
            let count = read(pages.reading, &buffer, buffer.count)
            if count < 0, errno == EINTR { continue }
            guard count > 0 else { throw ending }
            rest.append(contentsOf: buffer.prefix(count))
        }
    }

    private var ending: Failure {
        let status = waitUntilEnd()
        let signal = status & 0x7f
        return .ended(signal == 0 ? "status \((status >> 8) & 0xff)" : "signal \(signal)")
    }

    private func waitUntilEnd() -> Int32 {
        while true {
            if let status = reap() { return status }
            usleep(2000)
        }
    }

    private func reap() -> Int32? {
        status.withLock { status in
            if status == nil, let ended = ChildProcess.reap(process) {
                status = ended
                ProcessGroups.shared.remove(process)
            }
            return status
        }
    }

    func end() {
        guard reap() == nil else { return }
        kill(-process, SIGKILL)
        _ = waitUntilEnd()
    }
}
