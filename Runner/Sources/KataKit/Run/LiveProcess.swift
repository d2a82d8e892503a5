import Foundation
import KataBase

/// A chapter's app, running: a line with a deed goes in, a line with a page comes out.
final class LiveProcess: @unchecked Sendable {
    private let process = Process()
    private let deeds = Pipe()
    private let pages = Pipe()
    private var rest = Data()

    /// How long the app may take for a page: a screen that hangs is to be told, and not waited for.
    private static let patience: Int32 = 5000

    enum Failure: Error {
        /// It gave no answer.
        case hangs
        case ended
    }

    /// - Throws: what the system says where the program cannot be started.
    init(_ program: URL, in folder: URL) throws {
        process.executableURL = program
        process.currentDirectoryURL = folder
        var environment = RunnerEnvironment.forChildren
        environment["PAPER_LIVE"] = "1"
        environment["SWIFT_BACKTRACE"] = "enable=no"
        process.environment = environment
        process.standardInput = deeds
        process.standardOutput = pages
        try process.run()
    }

    deinit { end() }

    /// What it shows after a deed. One at a time.
    func page(after deed: LivePage.Deed) async throws -> LivePage {
        try await WaitingThread.run { [self] in
            do {
                try deeds.fileHandleForWriting.write(
                    contentsOf: try JSONEncoder().encode(deed) + Data("\n".utf8))
            } catch { throw Failure.ended }
            return try JSONDecoder().decode(LivePage.self, from: try line())
        }
    }

    private func line() throws -> Data {
        let descriptor = pages.fileHandleForReading.fileDescriptor
        var buffer = [UInt8](repeating: 0, count: 1 << 16)
        while true {
            if let end = rest.firstIndex(of: UInt8(ascii: "\n")) {
                defer { rest = Data(rest[(end + 1)...]) }
                return Data(rest[..<end])
            }
            var polled = [pollfd(fd: descriptor, events: Int16(POLLIN), revents: 0)]
            switch poll(&polled, 1, Self.patience) {
            case 0: throw Failure.hangs
            case -1 where errno == EINTR: continue
            default: break
            }
            let count = read(descriptor, &buffer, buffer.count)
            if count < 0, errno == EINTR { continue }
            guard count > 0 else { throw Failure.ended }
            rest.append(contentsOf: buffer.prefix(count))
        }
    }

    func end() {
        guard process.isRunning else { return }
        kill(process.processIdentifier, SIGKILL)
    }
}
