import Foundation
import Testing

@testable import KataBase

/// A socket on the loopback that takes calls and never answers.
package final class SilentServer: Sendable {
    package let port: UInt16
    private let socket: Int32

    package init() throws {
        (socket, port) = try Self.listen()
    }

    deinit { close(socket) }

    /// Whether somebody is waiting for an answer.
    package var hasCaller: Bool {
        var polled = pollfd(fd: socket, events: Int16(POLLIN), revents: 0)
        return poll(&polled, 1, 0) > 0
    }

    fileprivate static func listen() throws -> (socket: Int32, port: UInt16) {
        #if os(Linux)
        let socket = Foundation.socket(AF_INET, Int32(SOCK_STREAM.rawValue), 0)
        #else
        let socket = Foundation.socket(AF_INET, SOCK_STREAM, 0)
        #endif
        _ = fcntl(socket, F_SETFD, FD_CLOEXEC)
        var address = sockaddr_in()
        address.sin_family = sa_family_t(AF_INET)
        address.sin_addr.s_addr = UInt32(0x7F00_0001).bigEndian
        var size = socklen_t(MemoryLayout<sockaddr_in>.size)
        let isListening = withUnsafeMutablePointer(to: &address) {
            $0.withMemoryRebound(to: sockaddr.self, capacity: 1) {
                bind(socket, $0, size) == 0 && Foundation.listen(socket, 8) == 0
                    && getsockname(socket, $0, &size) == 0
            }
        }
        try #require(isListening)
        return (socket, UInt16(bigEndian: address.sin_port))
    }
}

/// `git daemon` on the loopback, to which one may push.
package final class GitDaemon: Sendable {
    package let address: String
    private let process: pid_t

    /// - Returns: nil where this git has none.
    package init?(serving shared: ClassRepository) throws {
        let path = try ChildProcess.run(shared.git, ["--exec-path"]).standardOutput
        let daemon = URL(filePath: String(decoding: path, as: UTF8.self).trimmed).appending(
            path: "git-daemon")
        guard FileManager.default.isExecutableFile(atPath: daemon.path) else { return nil }
        // A port that was free a moment ago.
        let (socket, port) = try SilentServer.listen()
        close(socket)
        address = "git://127.0.0.1:\(port)/class.git"
        process = try spawn(
            daemon.path,
            [
                daemon.path, "--reuseaddr", "--listen=127.0.0.1", "--port=\(port)", "--export-all",
                "--enable=receive-pack", "--base-path=\(shared.folder.path)",
            ],
            environment: Git.environment(from: ProcessInfo.processInfo.environment), directory: nil,
            streams: [nil, nil, nil])
        let end = ContinuousClock.now + .seconds(20)
        while ContinuousClock.now < end {
            let answer = try ChildProcess.run(
                shared.git, ["ls-remote", address], environment: RunnerEnvironment.forChildren,
                deadline: .seconds(5))
            if answer.succeeded { break }
            usleep(50_000)
        }
    }

    deinit {
        kill(-process, SIGKILL)
        var status: Int32 = 0
        waitpid(process, &status, 0)
    }
}
