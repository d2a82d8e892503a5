import Foundation

/// The process's own output and error streams, whatever became of them: a full disk, a pipe that is not read any
/// more, a stream that was closed before we began.
package enum StandardStreams {
    /// Has to be called before anything is opened.
    ///
    /// What is opened takes the lowest free descriptor: without this, a text for a closed stream would end up in
    /// the first file that the runner writes. And a write that is not read is to fail, so that the children can
    /// be ended, instead of ending us.
    package static func prepare() {
        for descriptor in [STDIN_FILENO, STDOUT_FILENO, STDERR_FILENO]
        where fcntl(descriptor, F_GETFD) == -1 {
            // Read-only: what is written there fails, as it did before.
            _ = open("/dev/null", O_RDONLY)
        }
        signal(SIGPIPE, SIG_IGN)
    }

    /// Writes an answer. Where that cannot be done there is nothing left to do, and the process ends: without a
    /// word where the reader is gone, with a sentence and status 2 otherwise.
    static func answer(_ text: String) {
        let code = write(text, to: STDOUT_FILENO)
        guard code != 0 else { return }
        ProcessGroups.shared.killAll()
        if code == EPIPE { _exit(128 + SIGPIPE) }
        error(
            "Cannot write the answer: \(String(cString: strerror(code))). Make room there or send it elsewhere, then run the command again.\n"
        )
        _exit(ExitStatus.misuse.rawValue)
    }

    /// Says what went wrong, if anybody listens.
    static func error(_ text: String) { _ = write(text, to: STDERR_FILENO) }

    /// - Returns: why not all of it could be written; 0 where it was.
    private static func write(_ text: String, to descriptor: Int32) -> Int32 {
        var rest = Array(text.utf8)[...]
        while !rest.isEmpty {
            let count = rest.withUnsafeBytes { Foundation.write(descriptor, $0.baseAddress, $0.count) }
            if count >= 0 {
                rest = rest.dropFirst(count)
            } else if errno == EAGAIN {
                var waiting = pollfd(fd: descriptor, events: Int16(POLLOUT), revents: 0)
                poll(&waiting, 1, 100)
            } else if errno != EINTR {
                return errno
            }
        }
        return 0
    }
}
