import Foundation

/// Moves bytes between a child's three streams and memory without ever blocking on one of them.
struct OutputPump {
    private let output: Int32
    private let errors: Int32
    private let feed: PipeEnds?
    private let limit: Int
    private var input: Data
    private var outputIsOpen = true
    private var errorsAreOpen = true

    private(set) var outputData = Data()
    private(set) var errorData = Data()
    private(set) var isTruncated = false

    var isFinished: Bool { !outputIsOpen && !errorsAreOpen }

    init(output: Int32, errors: Int32, feed: PipeEnds?, input: Data, limit: Int) {
        self.output = output
        self.errors = errors
        self.feed = feed
        self.input = input
        self.limit = limit
        for descriptor in [output, errors, feed?.writing ?? -1] where descriptor >= 0 {
            _ = fcntl(descriptor, F_SETFL, fcntl(descriptor, F_GETFL) | O_NONBLOCK)
        }
        if input.isEmpty { feed?.closeWriting() }
    }

    /// Waits until something can be moved, at most so long, and moves it.
    mutating func turn(milliseconds: Int32) {
        let writing = feed?.writing ?? -1
        var polled = [
            pollfd(fd: outputIsOpen ? output : -1, events: Int16(POLLIN), revents: 0),
            pollfd(fd: errorsAreOpen ? errors : -1, events: Int16(POLLIN), revents: 0),
            pollfd(fd: writing, events: Int16(POLLOUT), revents: 0),
        ]
        guard poll(&polled, nfds_t(polled.count), milliseconds) > 0 else { return }
        if polled[0].revents != 0 { outputIsOpen = read(output, into: \.outputData) }
        if polled[1].revents != 0 { errorsAreOpen = read(errors, into: \.errorData) }
        if polled[2].revents != 0 { write(to: writing) }
    }

    /// Takes what is still in the pipes.
    mutating func drain() {
        if outputIsOpen { outputIsOpen = read(output, into: \.outputData) }
        if errorsAreOpen { errorsAreOpen = read(errors, into: \.errorData) }
    }

    /// - Returns: false at the stream's end.
    private mutating func read(_ descriptor: Int32, into data: WritableKeyPath<OutputPump, Data>) -> Bool {
        var buffer = [UInt8](repeating: 0, count: 1 << 16)
        while true {
            let count = Foundation.read(descriptor, &buffer, buffer.count)
            if count > 0 {
                let room = limit - self[keyPath: data].count
                if count > room { isTruncated = true }
                self[keyPath: data].append(contentsOf: buffer.prefix(min(count, max(0, room))))
                // One buffer a turn once the limit is reached, so that an endless talker meets its deadline.
                if isTruncated { return true }
            } else if count == 0 {
                return false
            } else if errno == EINTR {
                continue
            } else {
                return errno == EAGAIN || errno == EWOULDBLOCK
            }
        }
    }

    private mutating func write(to descriptor: Int32) {
        let (written, code) = withoutPipeSignal {
            let written = input.withUnsafeBytes { Foundation.write(descriptor, $0.baseAddress, $0.count) }
            return (written, errno)
        }
        if written > 0 { input = input.dropFirst(written) }
        let failed = written < 0 && code != EAGAIN && code != EINTR
        if failed || input.isEmpty { feed?.closeWriting() }
    }

    /// Writing to a child that has stopped reading would otherwise end this process. The signal is held back for
    /// this thread alone, and taken, so that the handling of other threads does not change.
    private func withoutPipeSignal<Value>(_ body: () -> Value) -> Value {
        var signals = sigset_t()
        sigemptyset(&signals)
        sigaddset(&signals, SIGPIPE)
        var previous = sigset_t()
        pthread_sigmask(SIG_BLOCK, &signals, &previous)
        defer { pthread_sigmask(SIG_SETMASK, &previous, nil) }
        let result = body()
        var pending = sigset_t()
        sigpending(&pending)
        var signal: Int32 = 0
        if sigismember(&pending, SIGPIPE) == 1 { sigwait(&signals, &signal) }
        return result
    }
}
