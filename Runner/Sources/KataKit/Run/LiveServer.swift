import Foundation
import KataBase

/// A web server for one person on this machine: on the loopback address alone, below a word that chance has made.
final class LiveServer: Sendable {
    /// A browser's request: a path below the word, and its values.
    struct Request: Equatable, Sendable {
        let path: String
        var values: [String: String] = [:]
    }

    enum Response: Sendable {
        case page(String)
        /// A redirection to the page that a person opens.
        case home
        case refused(Int, String)
    }

    /// A request is a link or a short form.
    static let longestRequest = 16 * 1024
    /// The seconds that a browser may take to send a request, or to take an answer.
    private static let patience = 2

    private let listener: Int32
    let port: UInt16
    let word: String

    /// - Throws: what the system says where no port can be had.
    init() throws {
        word = (0..<4).map { _ in String(UInt32.random(in: .min ... .max), radix: 36) }.joined()
        #if canImport(Darwin)
        let listener = socket(AF_INET, SOCK_STREAM, 0)
        #else
        let listener = socket(AF_INET, Int32(SOCK_STREAM.rawValue), 0)
        #endif
        self.listener = listener
        var address = sockaddr_in()
        address.sin_family = sa_family_t(AF_INET)
        address.sin_addr.s_addr = in_addr_t(INADDR_LOOPBACK).bigEndian
        var length = socklen_t(MemoryLayout<sockaddr_in>.size)
        let bound = withUnsafeMutablePointer(to: &address) { pointer in
            pointer.withMemoryRebound(to: sockaddr.self, capacity: 1) { address in
                bind(listener, address, length) == 0 && listen(listener, SOMAXCONN) == 0
                    && getsockname(listener, address, &length) == 0
            }
        }
        guard listener >= 0, bound else {
            throw KataError(
                "No port can be had for the browser: \(String(cString: strerror(errno))).",
                next: "Does something forbid programs to listen on 127.0.0.1?")
        }
        // A program that is started has no business with it.
        _ = fcntl(listener, F_SETFD, FD_CLOEXEC)
        port = address.sin_port.bigEndian
    }

    deinit { close(listener) }

    var address: String { "http://127.0.0.1:\(port)/\(word)/" }

    /// Answers one request after another, for ever. A browser opens connections ahead: one that says nothing holds up nobody.
    func serve(_ answer: @escaping @Sendable (Request) async -> Response) async {
        var waiting: [Int32] = []
        while true {
            let (client, rest) = await next(among: waiting)
            waiting = rest
            guard let client else { continue }
            let response: Response
            switch request(await Self.head(from: client)) {
            case .success(let request): response = await answer(request)
            case .failure(let refusal): response = .refused(refusal.status, refusal.words)
            }
            await Self.send(bytes(of: response), to: client)
        }
    }

    /// So many connections may wait; the oldest gives way to one more.
    private static let mostWaiting = 32

    /// Waits until somebody says something.
    ///
    /// - Returns: who does, and who has not yet.
    private func next(among waiting: [Int32]) async -> (client: Int32?, waiting: [Int32]) {
        let listener = listener
        let result = try? await WaitingThread.run { () -> (Int32?, [Int32]) in
            var waiting = waiting
            while true {
                var polled = ([listener] + waiting).map { pollfd(fd: $0, events: Int16(POLLIN), revents: 0) }
                guard poll(&polled, nfds_t(polled.count), -1) > 0 else { return (nil, waiting) }
                if let speaker = polled.dropFirst().first(where: { $0.revents != 0 })?.fd {
                    return (speaker, waiting.filter { $0 != speaker })
                }
                let new = accept(listener, nil, nil)
                guard new >= 0 else { return (nil, waiting) }
                _ = fcntl(new, F_SETFD, FD_CLOEXEC)
                waiting.append(new)
                if waiting.count > Self.mostWaiting { close(waiting.removeFirst()) }
            }
        }
        return result ?? (nil, waiting)
    }

    // MARK: Requests

    struct Refusal: Error, Equatable {
        let status: Int
        let words: String
    }

    /// - Parameter head: the request's lines as they came; nil where they were too many, or too slow.
    func request(_ head: String?) -> Result<Request, Refusal> {
        guard let head else {
            return .failure(Refusal(status: 400, words: "This request is too long, or too slow."))
        }
        let lines = head.split(separator: "\r\n")
        let words = lines.first?.split(separator: " ").map(String.init) ?? []
        guard words.count == 3, words[2].hasPrefix("HTTP/1.") else {
            return .failure(Refusal(status: 400, words: "This is no request of a browser."))
        }
        guard words[0] == "GET" else { return .failure(Refusal(status: 405, words: "Only GET is answered.")) }
        let hosts = lines.dropFirst().filter { $0.lowercased().hasPrefix("host:") }
            .map { $0.dropFirst(5).trimmed }
        // A name that somebody else's server gives could lead here, too.
        guard hosts.count == 1, ["127.0.0.1:\(port)", "localhost:\(port)"].contains(hosts[0]) else {
            return .failure(Refusal(status: 403, words: "This host is not answered to."))
        }
        guard let parts = URLComponents(string: words[1]), parts.path.hasPrefix("/\(word)/") else {
            return .failure(Refusal(status: 404, words: "Nothing is here. The address is in the terminal."))
        }
        // A form writes a blank as a plus.
        let query = parts.percentEncodedQuery?.replacing("+", with: "%20")
        let items = URLComponents(string: "?\(query ?? "")")?.queryItems ?? []
        return .success(
            Request(
                path: String(parts.path.dropFirst(word.count + 2)),
                values: Dictionary(items.map { ($0.name, $0.value ?? "") }, uniquingKeysWith: { $1 })))
    }

    /// The lines of a request; nil where they do not come to an end.
    private static func head(from client: Int32) async -> String? {
        (try? await WaitingThread.run { () -> String? in
            var limit = timeval(tv_sec: patience, tv_usec: 0)
            setsockopt(client, SOL_SOCKET, SO_RCVTIMEO, &limit, socklen_t(MemoryLayout<timeval>.size))
            setsockopt(client, SOL_SOCKET, SO_SNDTIMEO, &limit, socklen_t(MemoryLayout<timeval>.size))
            let end = ContinuousClock.now + .seconds(patience)
            var head: [UInt8] = []
            var buffer = [UInt8](repeating: 0, count: 4096)
            while ContinuousClock.now < end {
                let count = read(client, &buffer, buffer.count)
                guard count > 0 else { return nil }
                head += buffer.prefix(count)
                guard head.count <= longestRequest else { return nil }
                if let found = Data(head).range(of: Data("\r\n\r\n".utf8)) {
                    return String(decoding: head[..<found.lowerBound], as: UTF8.self)
                }
            }
            return nil
        }) ?? nil
    }

    // MARK: Responses

    private func bytes(of response: Response) -> Data {
        let (status, headers, body): (String, [String], String) =
            switch response {
            case .page(let text): ("200 OK", [], text)
            case .home: ("303 See Other", ["Location: /\(word)/"], "")
            case .refused(let status, let words):
                ("\(status) Refused", [], "<!DOCTYPE html><p>\(words)</p>\n")
            }
        let all =
            [
                "HTTP/1.1 \(status)", "Content-Type: text/html; charset=utf-8",
                "Content-Length: \(body.utf8.count)",
                "Connection: close", "Cache-Control: no-store", "Referrer-Policy: no-referrer",
                "X-Content-Type-Options: nosniff",
                "Content-Security-Policy: default-src 'none'; style-src 'unsafe-inline'; frame-src 'self'; frame-ancestors 'self'; form-action 'self'; base-uri 'none'",
            ] + headers
        return Data((all.joined(separator: "\r\n") + "\r\n\r\n" + body).utf8)
    }

    private static func send(_ bytes: Data, to client: Int32) async {
        try? await WaitingThread.run {
            defer { close(client) }
            var rest = bytes[...]
            while !rest.isEmpty {
                let count = rest.withUnsafeBytes { write(client, $0.baseAddress, $0.count) }
                guard count > 0 else { return }
                rest = rest.dropFirst(count)
            }
        }
    }
}
