import Foundation
import KataBase
import Testing

@testable import KataKit

/// The web server of `./kata run`.
struct LiveServerTests {
    private let server: LiveServer

    init() throws { server = try LiveServer() }

    private func head(_ target: String, method: String = "GET", host: String? = nil) -> String {
        "\(method) \(target) HTTP/1.1\r\nHost: \(host ?? "127.0.0.1:\(server.port)")\r\nAccept: */*"
    }

    private func status(_ head: String, body: String = "") -> Int? {
        if case .failure(let refusal) = server.request(head, body: body) { refusal.status } else { nil }
    }

    @Test func `a link and a form become a path with values`() throws {
        let tap = try server.request(head("/\(server.word)/tap?node=7")).get()
        let form = try server.request(
            head("/\(server.word)/do?node=1", method: "POST"), body: "text=a+%2B+b%26c%0D%0A%3D&kind=write"
        ).get()

        #expect(tap == .init(path: "/tap", values: ["node": "7"]))
        #expect(
            form == .init(path: "/do", values: ["text": "a + b&c\r\n=", "kind": "write"], isPost: true))
        #expect(try server.request(head("/\(server.word)")).get().path == "", "the last slash is missing")
    }

    @Test func `without the word nothing is there, and each server has its own`() throws {
        #expect(status(head("/")) == 404)
        #expect(status(head("/\(server.word)x")) == 404)
        #expect(status(head("/other/screen")) == 404)
        #expect(try LiveServer().word != server.word)
        #expect(server.word.count > 20)
    }

    @Test(arguments: [
        "127.0.0.1", "127.0.0.1:1", "localhost", "LocalHost:9000", "[::1]:8080", "[::1]",
    ])
    func `this machine is answered to, whatever the port`(_ host: String) throws {
        #expect(try server.request(head("/\(server.word)/", host: host)).get().path == "/")
    }

    @Test(arguments: [
        "evil.example", "evil.example:80", "", ":80", "localhost.evil.example:80", "evil.localhost",
        "127.0.0.1.nip.io",
        "localhost:", "localhost:80:80", "[::2]", "127.0.0.1:1@evil.example", "xlocalhost",
    ])
    func `another name of the host is refused`(_ host: String) {
        #expect(status(head("/\(server.word)/", host: host)) == 403)
    }

    @Test func `one host is asked for, not none and not two`() {
        #expect(status("GET /\(server.word)/ HTTP/1.1") == 403)
        for more in ["Host: evil.example", "host : localhost", "HOST:localhost"] {
            #expect(status(head("/\(server.word)/") + "\r\n\(more)") == 403, "\(more)")
        }
    }

    @Test(
        arguments: [
            ("Origin: http://127.0.0.1:%", nil), ("Sec-Fetch-Site: same-origin", nil),
            ("Origin: http://evil.example", 403), ("Origin: http://127.0.0.1:1", 403), ("Origin: null", 403),
            ("Sec-Fetch-Site: cross-site", 403), ("Sec-Fetch-Site: same-site", 403),
        ] as [(String, Int?)])
    func `a form of another page is refused`(_ line: String, _ expected: Int?) {
        let line = line.replacing("%", with: "\(server.port)")
        #expect(status(head("/\(server.word)/do", method: "POST") + "\r\n" + line) == expected)
    }

    @Test func `what is no link and no form is refused`() {
        #expect(status(head("/\(server.word)/", method: "PUT")) == 405)
        #expect(status("nonsense") == 400)
        #expect(status("") == 400)
    }

    @Test func `a port that another program has is told`() throws {
        let words = #expect(throws: KataError.self) { try LiveServer(port: server.port) }

        #expect(
            "\(words.map { "\($0)" } ?? "")"
                == "Another program has port \(server.port). Take another one, or leave '--port' out for any that is free."
        )
    }

    @Test func `a long text arrives whole, and one that is longer than a book is refused`() async throws {
        let serving = Task { [server] in
            await server.serve { request in .page("\(request.values["text"]?.count ?? -1)") }
        }
        func answer(_ count: Int) async throws -> String {
            let body = "text=" + String(repeating: "x", count: count)
            return try await Client.answer(
                to: head("/\(server.word)/do", method: "POST")
                    + "\r\nContent-Length: \(body.utf8.count)\r\n\r\n" + body, port: server.port)
        }

        #expect(try await answer(17_000).hasSuffix("\r\n\r\n17000"))
        #expect(try await answer(1_000_000).hasSuffix("\r\n\r\n1000000"))
        let endless = head("/\(server.word)/do", method: "POST") + "\r\nContent-Length: 9000000\r\n\r\n"
        #expect(try await Client.answer(to: endless, port: server.port).hasPrefix("HTTP/1.1 413 "))
        serving.cancel()
    }

    @Test func `it answers one connection after another, and outlives a bad one`() async throws {
        let serving = Task { [server] in
            await server.serve { request in request.path == "/tap" ? .home : .page("<p>\(request.path)</p>") }
        }
        let (port, word) = (server.port, server.word)

        let page = try await Client.answer(to: head("/\(word)/screen") + "\r\n\r\n", port: port)
        let home = try await Client.answer(to: head("/\(word)/tap?node=1") + "\r\n\r\n", port: port)
        let long = try await Client.answer(
            to: head("/\(word)/" + String(repeating: "x", count: 40_000)), port: port)
        let cut = try await Client.answer(to: "GET", port: port)
        let after = try await Client.answer(to: head("/\(word)/screen") + "\r\n\r\n", port: port)

        #expect(page.hasPrefix("HTTP/1.1 200 OK\r\n") && page.hasSuffix("\r\n\r\n<p>/screen</p>"))
        #expect(page.contains("\r\nContent-Security-Policy: default-src 'none'; script-src 'self'; "))
        #expect(home.contains("303 See Other\r\n") && home.contains("\r\nLocation: /\(word)/\r\n"))
        #expect(!long.contains("200 OK") && !cut.contains("200 OK"))
        #expect(after == page)
        serving.cancel()
    }

    @Test func `connections that say nothing hold up nobody`() async throws {
        let serving = Task { [server] in await server.serve { _ in .page("<p>there</p>") } }
        let idle = (0..<40).compactMap { _ in Client.connection(to: "127.0.0.1", server.port) }
        defer { idle.forEach { close($0) } }

        let page = try await Client.answer(to: head("/\(server.word)/") + "\r\n\r\n", port: server.port)

        #expect(idle.count == 40)
        #expect(page.hasSuffix("<p>there</p>"))
        // The one before the page's own was neither answered nor given up meanwhile.
        var newest = pollfd(fd: try #require(idle.last), events: Int16(POLLIN), revents: 0)
        #expect(poll(&newest, 1, 0) == 0)
        serving.cancel()
    }

    @Test func `fifty that have begun and go no further hold up nobody`() async throws {
        // None of them is given up while the test runs.
        let server = try LiveServer(patience: .seconds(3600))
        let serving = Task { await server.serve { _ in .page("<p>there</p>") } }
        let slow = (0..<50).compactMap { _ in Client.connection(to: "127.0.0.1", server.port) }
        defer { slow.forEach { close($0) } }
        for connection in slow { #expect(write(connection, "G", 1) == 1) }

        let request = "GET /\(server.word)/ HTTP/1.1\r\nHost: localhost\r\n\r\n"
        let page = try await Client.answer(to: request, port: server.port)

        #expect(slow.count == 50)
        #expect(page.hasSuffix("<p>there</p>"))
        serving.cancel()
    }

    @Test func `a request that stays away is given up`() async throws {
        let server = try LiveServer(patience: .milliseconds(50))
        let serving = Task { await server.serve { _ in .page("<p>there</p>") } }

        let given = try await Client.answer(to: "G", port: server.port, ends: false)

        #expect(given.hasPrefix("HTTP/1.1 400 "))
        serving.cancel()
    }

    @Test func `an answer that takes its time holds up no other`() async throws {
        let serving = Task { [server] in
            await server.serve { request in
                if request.path == "/news" { try? await Task.sleep(for: .seconds(60)) }
                return .page("<p>there</p>")
            }
        }
        let news = try #require(Client.connection(to: "127.0.0.1", server.port))
        defer { close(news) }
        let question = head("/\(server.word)/news") + "\r\n\r\n"
        #expect(write(news, question, question.utf8.count) == question.utf8.count)

        let page = try await Client.answer(to: head("/\(server.word)/") + "\r\n\r\n", port: server.port)

        #expect(page.hasSuffix("<p>there</p>"))
        serving.cancel()
    }

    @Test func `it listens on the loopback address alone`() {
        #expect(server.address == "http://127.0.0.1:\(server.port)/\(server.word)/")
        #expect(Client.connection(to: "127.0.0.1", server.port).map { close($0) } == 0)
        let addresses = Client.otherAddresses()
        for address in addresses { #expect(Client.connection(to: address, server.port) == nil, "\(address)") }
    }
}

/// As little of a browser as can be.
private enum Client {
    static func connection(to address: String, _ port: UInt16) -> Int32? {
        #if canImport(Darwin)
        let socket = socket(AF_INET, SOCK_STREAM, 0)
        #else
        let socket = socket(AF_INET, Int32(SOCK_STREAM.rawValue), 0)
        #endif
        var place = sockaddr_in()
        place.sin_family = sa_family_t(AF_INET)
        place.sin_port = port.bigEndian
        inet_pton(AF_INET, address, &place.sin_addr)
        let status = withUnsafePointer(to: &place) { pointer in
            pointer.withMemoryRebound(to: sockaddr.self, capacity: 1) {
                connect(socket, $0, socklen_t(MemoryLayout<sockaddr_in>.size))
            }
        }
        guard status == 0 else {
            close(socket)
            return nil
        }
        return socket
    }

    /// What comes back until the connection ends.
    ///
    /// - Parameter ends: whether the client says that nothing more comes.
    static func answer(to request: String, port: UInt16, ends: Bool = true) async throws -> String {
        try await withCheckedThrowingContinuation { continuation in
            Thread.detachNewThread {
                continuation.resume(
                    with: Result {
                        let socket = try #require(connection(to: "127.0.0.1", port))
                        defer { close(socket) }
                        let file = FileHandle(fileDescriptor: socket)
                        try? file.write(contentsOf: Data(request.utf8))
                        if ends { shutdown(socket, Int32(SHUT_WR)) }
                        return String(decoding: (try? file.readToEnd()) ?? Data(), as: UTF8.self)
                    })
            }
        }
    }

    /// The machine's addresses besides the loopback's.
    static func otherAddresses() -> [String] {
        var list: UnsafeMutablePointer<ifaddrs>?
        guard getifaddrs(&list) == 0 else { return [] }
        defer { freeifaddrs(list) }
        return sequence(first: list, next: { $0?.pointee.ifa_next }).compactMap { entry in
            guard let address = entry?.pointee.ifa_addr, Int32(address.pointee.sa_family) == AF_INET else {
                return nil
            }
            var words = [CChar](repeating: 0, count: Int(INET_ADDRSTRLEN))
            address.withMemoryRebound(to: sockaddr_in.self, capacity: 1) { address in
                _ = inet_ntop(AF_INET, &address.pointee.sin_addr, &words, socklen_t(words.count))
            }
            let text = words.withUnsafeBufferPointer { String(cString: $0.baseAddress!) }
            return text.hasPrefix("127.") ? nil : text
        }
    }
}
