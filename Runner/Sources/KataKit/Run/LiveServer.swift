import Foundation
import KataBase
import Synchronization

/// A web server for one person on this machine: on the loopback address alone, below a word that chance has made.
///
/// One thread waits for all connections. So one that says nothing, or a little at a time, delays no other, and an answer may
/// take its time.
final class LiveServer: Sendable {
    /// A browser's request: a path below the word, and its values.
    struct Request: Equatable, Sendable {
        let path: String
        var values: [String: String] = [:]
        /// True where it was posted, and so may write.
        var isPost = false
    }

    enum Response: Sendable {
        case page(String)
        case script(String)
        case json(Data)
        /// A redirection to the page that a person opens.
        case home
        case refused(Int, String)
    }

    /// The bytes of a request's lines.
    static let longestHead = 16 * 1024
    /// The bytes of a form: a text that is typed may be long.
    static let longestBody = 1 << 20

    private let listener: Int32
    let port: UInt16
    let word: String
    private let answers: Answers
    /// The time that a browser may take to send a request, or to take an answer.
    private let patience: Duration

    /// - Parameter port: nil for any that is free.
    /// - Throws: what the system says where the port cannot be had.
    init(port wanted: UInt16? = nil, patience: Duration = .seconds(10)) throws {
        self.patience = patience
        word = (0..<4).map { _ in String(UInt32.random(in: .min ... .max), radix: 36) }.joined()
        answers = try Answers()
        #if canImport(Darwin)
        let listener = socket(AF_INET, SOCK_STREAM, 0)
        #else
        let listener = socket(AF_INET, Int32(SOCK_STREAM.rawValue), 0)
        #endif
        self.listener = listener
        // The same port can be had again at once.
        var yes: Int32 = 1
        setsockopt(listener, SOL_SOCKET, SO_REUSEADDR, &yes, socklen_t(MemoryLayout<Int32>.size))
        var address = sockaddr_in()
        address.sin_family = sa_family_t(AF_INET)
        address.sin_addr.s_addr = in_addr_t(INADDR_LOOPBACK).bigEndian
        address.sin_port = (wanted ?? 0).bigEndian
        var length = socklen_t(MemoryLayout<sockaddr_in>.size)
        let bound = withUnsafeMutablePointer(to: &address) { pointer in
            pointer.withMemoryRebound(to: sockaddr.self, capacity: 1) { address in
                bind(listener, address, length) == 0 && listen(listener, SOMAXCONN) == 0
                    && getsockname(listener, address, &length) == 0
            }
        }
        port = address.sin_port.bigEndian
        guard listener >= 0, bound else { throw Self.failure(errno, wanted) }
        // A program that is started has no business with it.
        _ = fcntl(listener, F_SETFD, FD_CLOEXEC)
        Self.leaveAtOnce(listener)
    }

    private static func failure(_ code: Int32, _ port: UInt16?) -> KataError {
        guard let port else {
            return KataError(
                "No port can be had for the browser: \(String(cString: strerror(code))).",
                next: "Does something forbid programs to listen on 127.0.0.1?")
        }
        switch code {
        case EADDRINUSE:
            return KataError(
                "Another program has port \(port).",
                next: "Take another one, or leave '--port' out for any that is free.")
        case EACCES:
            return KataError(
                "Port \(port) is the system's.",
                next: "Take one from 1024 on, or leave '--port' out for any that is free.")
        default:
            return KataError(
                "Port \(port) cannot be had: \(String(cString: strerror(code))).",
                next: "Leave '--port' out for any that is free.")
        }
    }

    deinit { close(listener) }

    var address: String { "http://127.0.0.1:\(port)/\(word)/" }

    /// A call to the descriptor never waits.
    private static func leaveAtOnce(_ descriptor: Int32) {
        _ = fcntl(descriptor, F_SETFL, fcntl(descriptor, F_GETFL) | O_NONBLOCK)
    }

    // MARK: Connections

    /// The answers that are ready to be sent, by their connections' numbers, and a pipe that tells of them.
    private final class Answers: Sendable {
        let pipe: (reading: Int32, writing: Int32)
        private let ready = Mutex<[(number: Int, bytes: Data)]>([])

        init() throws {
            let ends = try PipeEnds()
            pipe = (ends.reading, ends.writing)
            leaveAtOnce(ends.reading)
            leaveAtOnce(ends.writing)
        }

        deinit {
            close(pipe.reading)
            close(pipe.writing)
        }

        func put(_ bytes: Data, for number: Int) {
            ready.withLock { $0.append((number, bytes)) }
            tell()
        }

        func tell() { _ = Foundation.write(pipe.writing, [0], 1) }

        func take() -> [(number: Int, bytes: Data)] {
            while !PipeEnds.bytes(from: pipe.reading).isEmpty {}
            return ready.withLock { ready in
                defer { ready = [] }
                return ready
            }
        }
    }

    private struct Connection {
        enum State { case reading, waiting, writing }

        let descriptor: Int32
        var state = State.reading
        var bytes = Data()
        /// The time by which a request that has begun, or an answer, has to be through.
        var end: ContinuousClock.Instant?

        var events: Int16 {
            switch state {
            case .reading: Int16(POLLIN)
            case .waiting: 0
            case .writing: Int16(POLLOUT)
            }
        }
    }

    /// So many connections may be open. Then the oldest that has said nothing whole gives way to one more.
    private static let mostConnections = 128

    /// Answers requests, as they come, until the task is cancelled.
    func serve(_ answer: @escaping @Sendable (Request) async -> Response) async {
        let isOver = Mutex(false)
        await withTaskCancellationHandler {
            _ = try? await WaitingThread.run { [self] in
                var connections: [Int: Connection] = [:]
                var last = 0
                while !isOver.withLock({ $0 }) { turn(&connections, &last, answer) }
                for connection in connections.values { close(connection.descriptor) }
            }
        } onCancel: { [answers] in
            isOver.withLock { $0 = true }
            answers.tell()
        }
    }

    /// Waits until something can be done, and does it.
    private func turn(
        _ connections: inout [Int: Connection], _ last: inout Int,
        _ answer: @escaping @Sendable (Request) async -> Response
    ) {
        let numbers = connections.keys.sorted()
        let watched = [listener, answers.pipe.reading] + numbers.map { connections[$0]?.descriptor ?? -1 }
        var polled = watched.map { pollfd(fd: $0, events: Int16(POLLIN), revents: 0) }
        for (index, number) in numbers.enumerated() {
            polled[index + 2].events = connections[number]?.events ?? 0
        }
        _ = poll(&polled, nfds_t(polled.count), connections.contains { $0.value.end != nil } ? 500 : -1)
        if polled[0].revents != 0 { accept(&connections, &last) }
        for (number, bytes) in answers.take() { begin(number, bytes, &connections) }
        let now = ContinuousClock.now
        for (index, number) in numbers.enumerated() {
            let (happened, isLate) = (
                polled[index + 2].revents, connections[number]?.end.map { $0 < now } ?? false
            )
            switch connections[number]?.state {
            case .reading where happened != 0: read(number, &connections, answer)
            case .reading where isLate: refuse(number, Self.tooLong, &connections)
            case .writing where happened != 0: write(number, &connections)
            case .writing where isLate: drop(number, &connections)
            case .waiting where happened & Int16(POLLHUP | POLLERR) != 0: drop(number, &connections)
            default: break
            }
        }
    }

    private func accept(_ connections: inout [Int: Connection], _ last: inout Int) {
        let new = Foundation.accept(listener, nil, nil)
        guard new >= 0 else { return }
        _ = fcntl(new, F_SETFD, FD_CLOEXEC)
        Self.leaveAtOnce(new)
        if connections.count >= Self.mostConnections {
            let silent = connections.filter { $0.value.state == .reading }.keys.min()
            drop(silent ?? connections.keys.min() ?? 0, &connections)
        }
        last += 1
        connections[last] = Connection(descriptor: new)
    }

    private func drop(_ number: Int, _ connections: inout [Int: Connection]) {
        if let gone = connections.removeValue(forKey: number) { close(gone.descriptor) }
    }

    private func read(
        _ number: Int, _ connections: inout [Int: Connection],
        _ answer: @escaping @Sendable (Request) async -> Response
    ) {
        guard var connection = connections[number] else { return }
        var buffer = [UInt8](repeating: 0, count: 1 << 16)
        let count = Foundation.read(connection.descriptor, &buffer, buffer.count)
        guard count > 0 else {
            if count == 0 || errno != EAGAIN && errno != EINTR { drop(number, &connections) }
            return
        }
        connection.bytes += buffer.prefix(count)
        if connection.end == nil { connection.end = .now + patience }
        connections[number] = connection
        switch whole(connection.bytes) {
        case nil: break
        case .failure(let refusal)?: refuse(number, refusal, &connections)
        case .success(let request)?:
            connections[number]?.state = .waiting
            connections[number]?.end = nil
            Task { [answers, word] in
                answers.put(Self.bytes(of: await answer(request), below: word), for: number)
            }
        }
    }

    private func refuse(_ number: Int, _ refusal: Refusal, _ connections: inout [Int: Connection]) {
        begin(number, Self.bytes(of: .refused(refusal.status, refusal.words), below: word), &connections)
    }

    private func begin(_ number: Int, _ bytes: Data, _ connections: inout [Int: Connection]) {
        guard connections[number] != nil else { return }
        connections[number]?.state = .writing
        connections[number]?.bytes = bytes
        connections[number]?.end = .now + patience
        write(number, &connections)
    }

    private func write(_ number: Int, _ connections: inout [Int: Connection]) {
        guard let connection = connections[number] else { return }
        let count = connection.bytes.withUnsafeBytes {
            Foundation.write(connection.descriptor, $0.baseAddress, $0.count)
        }
        if count < 0, errno == EAGAIN || errno == EINTR { return }
        guard count > 0, count < connection.bytes.count else { return drop(number, &connections) }
        connections[number]?.bytes = connection.bytes.dropFirst(count)
    }

    // MARK: Requests

    struct Refusal: Error, Equatable {
        let status: Int
        let words: String
    }

    private static let tooLong = Refusal(status: 400, words: "This request is too long, or too slow.")

    /// - Returns: nil where there is more to come.
    private func whole(_ bytes: Data) -> Result<Request, Refusal>? {
        guard let end = bytes.range(of: Data("\r\n\r\n".utf8)) else {
            return bytes.count > Self.longestHead ? .failure(Self.tooLong) : nil
        }
        let head = String(decoding: bytes[..<end.lowerBound], as: UTF8.self)
        let lengths = Self.values(of: "content-length", in: head)
        guard let length = lengths.isEmpty ? 0 : Int(lengths[0]), length >= 0, lengths.count < 2,
            head.utf8.count <= Self.longestHead
        else { return .failure(Self.tooLong) }
        guard length <= Self.longestBody else {
            return .failure(Refusal(status: 413, words: "This text is too long: more than a million bytes."))
        }
        let body = bytes[end.upperBound...]
        guard body.count >= length else { return nil }
        return request(head, body: String(decoding: body.prefix(length), as: UTF8.self))
    }

    private static func values(of name: String, in head: String) -> [String] {
        head.split(separator: "\r\n").dropFirst().compactMap { line in
            let parts = line.split(separator: ":", maxSplits: 1, omittingEmptySubsequences: false)
            guard parts.count == 2, parts[0].trimmed.lowercased() == name else { return nil }
            return String(parts[1].trimmed)
        }
    }

    /// - Parameters:
    ///   - head: the request's lines as they came.
    ///   - body: the values of a form that is posted.
    func request(_ head: String, body: String = "") -> Result<Request, Refusal> {
        let words = head.split(separator: "\r\n").first?.split(separator: " ").map(String.init) ?? []
        guard words.count == 3, words[2].hasPrefix("HTTP/1.") else {
            return .failure(Refusal(status: 400, words: "This is no request of a browser."))
        }
        let isPost = words[0] == "POST"
        guard isPost || words[0] == "GET" else {
            return .failure(Refusal(status: 405, words: "Only GET and POST are answered."))
        }
        let hosts = Self.values(of: "host", in: head)
        // A name that somebody else's server gives could lead here, too. A port that is forwarded has another number.
        guard hosts.count == 1, Self.isThisMachine(hosts[0]) else {
            return .failure(Refusal(status: 403, words: "This host is not answered to."))
        }
        guard !isPost || Self.isOfOurPage(head, on: hosts[0]) else {
            return .failure(Refusal(status: 403, words: "This form is another page's."))
        }
        guard let parts = URLComponents(string: words[1]),
            parts.path == "/\(word)" || parts.path.hasPrefix("/\(word)/")
        else {
            return .failure(Refusal(status: 404, words: "Nothing is here. The address is in the terminal."))
        }
        // A form writes a blank as a plus.
        let query = (isPost ? body : parts.percentEncodedQuery ?? "").replacing("+", with: "%20")
        let items = query.split(separator: "&").map { item in
            item.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
                .map { $0.removingPercentEncoding ?? "" }
        }
        return .success(
            Request(
                path: String(parts.path.dropFirst(word.count + 1)),
                values: Dictionary(
                    items.map { ($0[0], $0.count > 1 ? $0[1] : "") }, uniquingKeysWith: { $1 }),
                isPost: isPost))
    }

    /// True for a name by which a browser calls the machine that it is on, whatever the port.
    private static func isThisMachine(_ host: String) -> Bool {
        host.lowercased().wholeMatch(of: /(127\.0\.0\.1|localhost|\[::1\])(:[0-9]{1,5})?/) != nil
    }

    /// True unless the browser says that another page posts.
    private static func isOfOurPage(_ head: String, on host: String) -> Bool {
        let (origins, sites) = (values(of: "origin", in: head), values(of: "sec-fetch-site", in: head))
        return origins.allSatisfy { $0.lowercased() == "http://\(host.lowercased())" }
            && sites.allSatisfy { $0 == "same-origin" }
    }

    // MARK: Responses

    private static func bytes(of response: Response, below word: String) -> Data {
        let (status, headers, type, body): (String, [String], String, Data) =
            switch response {
            case .page(let text): ("200 OK", [], "text/html", Data(text.utf8))
            case .script(let text): ("200 OK", [], "text/javascript", Data(text.utf8))
            case .json(let data): ("200 OK", [], "application/json", data)
            case .home: ("303 See Other", ["Location: /\(word)/"], "text/html", Data())
            case .refused(let status, let words):
                ("\(status) Refused", [], "text/html", Data("<!DOCTYPE html><p>\(words)</p>\n".utf8))
            }
        let all =
            [
                "HTTP/1.1 \(status)", "Content-Type: \(type); charset=utf-8", "Content-Length: \(body.count)",
                "Connection: close", "Cache-Control: no-store", "Referrer-Policy: same-origin",
                "X-Content-Type-Options: nosniff",
                "Content-Security-Policy: default-src 'none'; script-src 'self'; connect-src 'self'; style-src 'unsafe-inline'; frame-src 'self'; frame-ancestors 'self'; form-action 'self'; base-uri 'none'",
            ] + headers
        return Data((all.joined(separator: "\r\n") + "\r\n\r\n").utf8) + body
    }
}
