import Foundation
import KataBase

/// A chapter's app, running: a line with a deed goes in, a line with a page comes out.
final class LiveProcess: @unchecked Sendable {
    private let process = Process()
    /// Where the program is: Foundation asks for it while it runs.
    private let folder: URL
    private let deeds = Pipe()
    private let pages = Pipe()
    private var rest = Data()

    /// How many seconds the app may take for a page on a quiet machine: a screen that hangs is to be told, and not waited for.
    private static let patience = 5.0

    enum Failure: Error {
        /// It gave no answer in so many seconds.
        case hangs(Int)
        /// How, in the system's words: "signal 11", "status 1".
        case ended(String)
    }

    /// - Parameters:
    ///   - program: in a folder of its own, which goes with it.
    ///   - root: the folder in which it runs.
    /// - Throws: what the system says where the program cannot be started.
    init(_ program: URL, in root: URL) throws {
        folder = program.deletingLastPathComponent()
        process.executableURL = program
        process.currentDirectoryURL = root
        var environment = RunnerEnvironment.forChildren
        environment["PAPER_LIVE"] = "1"
        environment["SWIFT_BACKTRACE"] = "enable=no"
        process.environment = environment
        process.standardInput = deeds
        process.standardOutput = pages
        inheritNiceness()
        try process.run()
    }

    deinit {
        end()
        try? FileManager.default.removeItem(at: folder)
    }

    /// What it shows after a deed. One at a time.
    func page(after deed: LivePage.Deed) async throws -> LivePage {
        try await WaitingThread.run { [self] in
            do {
                try deeds.fileHandleForWriting.write(
                    contentsOf: try JSONEncoder().encode(deed) + Data("\n".utf8))
            } catch { throw ending }
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
            let patience = Self.patience * Machine.slowness
            switch poll(&polled, 1, Int32(patience * 1000)) {
            case 0: throw Failure.hangs(Int(patience))
            case -1 where errno == EINTR: continue
            default: break
            }
            let count = read(descriptor, &buffer, buffer.count)
            if count < 0, errno == EINTR { continue }
            guard count > 0 else { throw ending }
            rest.append(contentsOf: buffer.prefix(count))
        }
    }

    private var ending: Failure {
        process.waitUntilExit()
        let kind = process.terminationReason == .uncaughtSignal ? "signal" : "status"
        return .ended("\(kind) \(process.terminationStatus)")
    }

    func end() {
        guard process.isRunning else { return }
        kill(process.processIdentifier, SIGKILL)
    }
}
