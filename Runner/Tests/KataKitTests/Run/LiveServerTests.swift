import Foundation
import Testing

@testable import KataKit

/// The web server of `./kata run`.
struct LiveServerTests {
    private let server: LiveServer

    init() throws { server = try LiveServer() }

    private func head(_ target: String, method: String = "GET", host: String? = nil) -> String {
        "\(method) \(target) HTTP/1.1\r\nHost: \(host ?? "127.0.0.1:\(server.port)")\r\nAccept: */*"
    }

    private func status(_ head: String?) -> Int? {
        if case .failure(let refusal) = server.request(head) { refusal.status } else { nil }
    }

    @Test func `a link and a form become a path with values`() throws {
        let tap = try server.request(head("/\(server.word)/tap?node=7")).get()
        let form = try server.request(head("/\(server.word)/do?text=a+%2B+b%26c%0D%0A&kind=write")).get()

        #expect(tap == .init(path: "tap", values: ["node": "7"]))
        #expect(form == .init(path: "do", values: ["text": "a + b&c\r\n", "kind": "write"]))
        #expect(
            try server.request(head("/\(server.word)/", host: "localhost:\(server.port)")).get().path == "")
    }

    @Test func `without the word nothing is there, and each server has its own`() throws {
        #expect(status(head("/")) == 404)
        #expect(status(head("/\(server.word)")) == 404)
        #expect(status(head("/other/screen")) == 404)
        #expect(try LiveServer().word != server.word)
        #expect(server.word.count > 20)
    }

    @Test func `another name of the host is refused`() {
        for host in [
            "evil.example:\(server.port)", "127.0.0.1", "127.0.0.1:1", "",
            "localhost.evil.example:\(server.port)",
        ] {
            #expect(status(head("/\(server.word)/", host: host)) == 403, "\(host)")
        }
        #expect(status("GET /\(server.word)/ HTTP/1.1") == 403)
        let twice = head("/\(server.word)/") + "\r\nHost: evil.example"
        #expect(status(twice) == 403)
    }

    @Test func `what is no link and no form is refused`() {
        #expect(status(head("/\(server.word)/", method: "POST")) == 405)
        #expect(status("nonsense") == 400)
        #expect(status(nil) == 400)
    }

    @Test func `it answers one connection after another, and outlives a bad one`() async throws {
        let serving = Task { [server] in
            await server.serve { request in request.path == "tap" ? .home : .page("<p>\(request.path)</p>") }
        }
        let (port, word) = (server.port, server.word)

        let page = try await Client.answer(to: head("/\(word)/screen") + "\r\n\r\n", port: port)
        let home = try await Client.answer(to: head("/\(word)/tap?node=1") + "\r\n\r\n", port: port)
        let long = try await Client.answer(
            to: head("/\(word)/" + String(repeating: "x", count: 40_000)), port: port)
        let cut = try await Client.answer(to: "GET", port: port)
        let after = try await Client.answer(to: head("/\(word)/screen") + "\r\n\r\n", port: port)

        #expect(page.hasPrefix("HTTP/1.1 200 OK\r\n") && page.hasSuffix("\r\n\r\n<p>screen</p>"))
        #expect(page.contains("\r\nContent-Security-Policy: default-src 'none'; "))
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
    static func answer(to request: String, port: UInt16) async throws -> String {
        try await withCheckedThrowingContinuation { continuation in
            Thread.detachNewThread {
                continuation.resume(
                    with: Result {
                        let socket = try #require(connection(to: "127.0.0.1", port))
                        defer { close(socket) }
                        let file = FileHandle(fileDescriptor: socket)
                        try? file.write(contentsOf: Data(request.utf8))
                        shutdown(socket, Int32(SHUT_WR))
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
