#if STEP_10
import Foundation
import TestSupport
import Testing

@testable import CatFacts

#if canImport(FoundationNetworking)
import FoundationNetworking
#endif

@MainActor
@Suite("A client returns the bytes of a success, and throws otherwise")
struct TheEdge {
    private let fact = #"{"fact":"Cats purr at 25 hertz."}"#

    @Test(arguments: [200, 201, 203, 204, 299], [" <b>purr</b>\n", ""])
    func aSuccessBringsItsBytes(_ status: Int, _ text: String) async throws {
        let url = try #require(URL(string: "https://catfact.ninja/fact?of=tabbies"))
        let server = Server { _ in (status, text) }
        let client = HTTPClient(send: { url in try await server.send(url) })

        let bytes = try await client.get(url)

        #expect(bytes == Data(text.utf8))
        let addresses = await server.addresses
        #expect(addresses == ["https://catfact.ninja/fact?of=tabbies"])
    }

    #if STEP_10_2
    @Test(arguments: [199, 300, 304, 400, 401, 404, 418, 429, 500, 503])
    func anyOtherStatusThrowsWhateverTheBytesSay(_ status: Int) async throws {
        let url = try #require(URL(string: "https://catfact.ninja/fact"))
        let server = Server { [fact] _ in (status, fact) }
        let client = HTTPClient(send: { url in try await server.send(url) })

        await #expect(throws: (any Error).self) {
            try await client.get(url)
        }

        let addresses = await server.addresses
        #expect(addresses.count == 1)
    }
    #endif

    // The rest
    #if STEP_10_3
    @Test func anotherAnswerIsReadAnew() async throws {
        let url = try #require(URL(string: "https://catfact.ninja/fact"))
        let server = Server { call in (call == 2 ? 503 : 200, "Page \(call)") }
        let client = HTTPClient(send: { url in try await server.send(url) })

        let first = try await client.get(url)
        await #expect(throws: (any Error).self) { try await client.get(url) }
        let third = try await client.get(url)

        #expect([first, third] == [Data("Page 1".utf8), Data("Page 3".utf8)])
    }

    @Test(arguments: [URLError.Code.notConnectedToInternet, .timedOut, .networkConnectionLost])
    func withoutAConnectionItThrowsWhatWasThrown(_ code: URLError.Code) async throws {
        let url = try #require(URL(string: "https://catfact.ninja/fact"))
        let server = Server { _ in throw URLError(code) }
        let client = HTTPClient(send: { url in try await server.send(url) })

        let error = await #expect(throws: URLError.self) {
            try await client.get(url)
        }

        #expect(error?.code == code)
        let addresses = await server.addresses
        #expect(addresses.count == 1)
    }

    @Test(arguments: Trouble.all)
    func toTheModelItIsAnError(_ trouble: Trouble) async {
        let server = Server { [fact] call in call == 2 ? try trouble.answer() : (200, fact) }
        let client = HTTPClient(send: { url in try await server.send(url) })
        let sut = CatFactViewModel(dependencies: .live { url in try await client.get(url) })
        let states = Recorder { sut.state }

        for _ in 1...3 { await sut.fetch() }

        let loaded = ViewState.loaded(CatFact(fact: "Cats purr at 25 hertz."))
        #expect(Trail(states) == [.initial, .loading, loaded, .loading, .error, .loading, loaded])
        let addresses = await server.addresses
        #expect(addresses.count == 3)
    }

    @Test func aCancelledFetchTakesWhatWasSentAlong() async {
        let gate = Gate<Void>()
        let server = Server { [fact] _ in
            try await gate()
            return (200, fact)
        }
        let client = HTTPClient(send: { url in try await server.send(url) })
        let sut = CatFactViewModel(dependencies: .live { url in try await client.get(url) })
        let fetch = Task { await sut.fetch() }
        await gate.untilCalled(by: fetch)

        fetch.cancel()

        await waitUntil("the fetch has ended") { sut.state != .loading }
        #expect(sut.state == .initial)
    }
    #endif
}

/// A named case: what can go wrong between here and catfact.ninja.
struct Trouble: CustomTestStringConvertible, Sendable {
    let testDescription: String
    let answer: @Sendable () throws -> (Int, String)

    static let all = [
        Trouble(testDescription: "a status that is no success") {
            (503, #"{"fact":"Cats purr."}"#)
        },
        Trouble(testDescription: "too many requests") {
            (429, #"{"message":"Slow down"}"#)
        },
        Trouble(testDescription: "bytes that are no fact") {
            (200, "<html>Sign in to this network</html>")
        },
        Trouble(testDescription: "no bytes at all") { (204, "") },
        Trouble(testDescription: "no connection") {
            throw URLError(.notConnectedToInternet)
        },
    ]
}

/// Answers with a status and a text, by the number of the call, and keeps the addresses that it was asked for.
private actor Server {
    private(set) var addresses: [String] = []
    private let answer: @Sendable (_ call: Int) async throws -> (status: Int, text: String)

    init(answer: @escaping @Sendable (_ call: Int) async throws -> (status: Int, text: String)) {
        self.answer = answer
    }

    func send(_ url: URL) async throws -> (Data, URLResponse) {
        addresses.append(url.absoluteString)
        let (status, text) = try await answer(addresses.count)
        let response = HTTPURLResponse(url: url, statusCode: status, httpVersion: nil, headerFields: nil)
        return (Data(text.utf8), try #require(response))
    }
}
#endif
