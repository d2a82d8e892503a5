#if STEP_9
import Foundation
import TestSupport
import Testing

@testable import CatFacts

@MainActor
@Suite("The live closure asks catfact.ninja and reads the answer")
struct TheRealThing {
    @Test func theBytesBecomeAFact() async throws {
        let sut = CatFactViewModel.Dependencies.live { _ in
            Data(#"{"fact":"A cat\u2019s nose is one of a kind.","length":30}"#.utf8)
        }

        let fact = try await sut.fetchFact()

        #expect(fact == CatFact(fact: "A cat’s nose is one of a kind."))
    }

    #if STEP_9_2
    @Test func everyFetchAsksTheRightAddressOnce() async throws {
        let web = Web(Data(#"{"fact":"Cats purr at 25 hertz."}"#.utf8))
        let sut = CatFactViewModel.Dependencies.live { url in await web.get(url) }

        _ = try await sut.fetchFact()
        var addresses = await web.addresses
        #expect(addresses == ["https://catfact.ninja/fact"])

        _ = try await sut.fetchFact()
        addresses = await web.addresses
        #expect(addresses == ["https://catfact.ninja/fact", "https://catfact.ninja/fact"])
    }
    #endif

    // The rest
    #if STEP_9_3
    @Test(arguments: badPayloads)
    func aBadPayloadThrows(_ payload: Payload) async {
        let web = Web(payload.bytes)
        let sut = CatFactViewModel.Dependencies.live { url in await web.get(url) }

        await #expect(throws: (any Error).self) {
            try await sut.fetchFact()
        }

        let addresses = await web.addresses
        #expect(addresses.count == 1)
    }

    @Test(arguments: goodPayloads)
    func whateverElseItHoldsTheFactIsTheFact(_ payload: Payload) async throws {
        let web = Web(payload.bytes)
        let sut = CatFactViewModel.Dependencies.live { url in await web.get(url) }

        let fact = try await sut.fetchFact()

        #expect(fact.fact == payload.fact)
    }

    @Test(arguments: [URLError.Code.timedOut, .networkConnectionLost])
    func everyAnswerIsReadAndNoneIsKept(_ failure: URLError.Code) async throws {
        let source = FactSource { call in
            guard call < 3 else { throw URLError(failure) }
            return CatFact(fact: "Fact number \(call)")
        }
        let sut = CatFactViewModel.Dependencies.live { _ in
            Data(#"{"fact":"\#(try await source.next().fact)"}"#.utf8)
        }

        let first = try await sut.fetchFact()
        let second = try await sut.fetchFact()
        #expect([first.fact, second.fact] == ["Fact number 1", "Fact number 2"])

        await #expect(throws: (any Error).self, "the connection has failed") {
            try await sut.fetchFact()
        }
        let calls = await source.calls
        #expect(calls == 3)
    }

    @Test func twoThatAskAtOnceAskForThemselves() async throws {
        let gate = Gate<Data>()
        let sut = CatFactViewModel.Dependencies.live { _ in try await gate() }
        let questions = [Task { try await sut.fetchFact() }, Task { try await sut.fetchFact() }]

        await gate.untilCalled(2)
        gate.succeed(with: Data(#"{"fact":"Cats purr at 25 hertz."}"#.utf8))

        for question in questions {
            let fact = try await question.value
            #expect(fact == CatFact(fact: "Cats purr at 25 hertz."))
        }
    }

    @Test func theModelCannotTellTheDifference() async {
        let dependencies = CatFactViewModel.Dependencies.live { _ in
            Data(#"{"fact":"Cats purr at 25 hertz."}"#.utf8)
        }
        let sut = CatFactViewModel(dependencies: dependencies)
        let states = Recorder { sut.state }

        await sut.fetch()

        #expect(Trail(states) == [.initial, .loading, .loaded(CatFact(fact: "Cats purr at 25 hertz."))])
    }

    @Test func aBadPayloadIsTheModelsError() async {
        let dependencies = CatFactViewModel.Dependencies.live { _ in Data("<html>".utf8) }
        let sut = CatFactViewModel(dependencies: dependencies)

        await sut.fetch()

        #expect(sut.state == .error)
    }

    @Test func aCancelledFetchTakesItsRequestAlong() async {
        let gate = Gate<Data>()
        let dependencies: CatFactViewModel.Dependencies = .live { _ in try await gate() }
        let sut = CatFactViewModel(dependencies: dependencies)
        let fetch = Task { await sut.fetch() }
        await gate.untilCalled(by: fetch)

        fetch.cancel()

        await waitUntil("the fetch has ended") { sut.state != .loading }
        #expect(sut.state == .initial)
    }
    #endif

    nonisolated private static let longFact = String(repeating: "Cats purr. ", count: 1000)

    nonisolated static let goodPayloads = [
        Payload("a length that is wrong", #"{"length":9000,"fact":"Cats purr."}"#, "Cats purr."),
        Payload("a length that is no number", #"{"fact":"Cats purr.","length":"ten"}"#, "Cats purr."),
        Payload("quotation marks in the fact", #"{ "fact" : "Cats say \"meow\"." }"#, #"Cats say "meow"."#),
        Payload("blanks around the fact", #"{"fact":" purr\n"}"#, " purr\n"),
        Payload("a long fact", #"{"fact":"\#(longFact)"}"#, longFact),
        Payload("a fact without words", #"{"fact":""}"#, ""),
        Payload("letters from elsewhere", #"{"fact":"Kötturinn sefur 🐈"}"#, "Kötturinn sefur 🐈"),
        Payload("signs of a web page", #"{"fact":"Cats &amp; <b>dogs</b>"}"#, "Cats &amp; <b>dogs</b>"),
        Payload("other texts", #"{"error":"no","message":"yes","fact":"Cats purr."}"#, "Cats purr."),
    ]

    nonisolated static let badPayloads = [
        Payload("nothing at all", ""),
        Payload("a page that says sorry", "<html>Too many requests</html>"),
        Payload("JSON without a fact", #"{"length":22}"#),
        Payload("texts with other names", #"{"text":"Cats purr.","Fact":"Cats purr."}"#),
        Payload("a fact that is null", #"{"fact":null}"#),
        Payload("a fact that is a number", #"{"fact":9}"#),
        Payload("a fact in pieces", #"{"fact":["Cats","purr."]}"#),
        Payload("a list of facts", #"[{"fact":"Cats purr at 25 hertz."}]"#),
        Payload("an object around it", #"{"data":{"fact":"Cats purr at 25 hertz."}}"#),
        Payload("a text and no object", #""Cats purr at 25 hertz.""#),
        Payload("half of it", #"{"fact":"Cats purr at"#),
        Payload("what a browser's console takes", #"{fact:'Cats purr at 25 hertz.'}"#),
        Payload("a letter that is none", bytes: Data(#"{"fact":""#.utf8) + [0xFF] + Data(#""}"#.utf8)),
    ]
}

/// A named case: what came back, and the fact in it, if there is one.
struct Payload: CustomTestStringConvertible, Sendable {
    let testDescription: String
    let bytes: Data
    let fact: String?

    init(_ name: String, _ json: String, _ fact: String? = nil) {
        self.init(name, bytes: Data(json.utf8), fact)
    }

    init(_ name: String, bytes: Data, _ fact: String? = nil) {
        self.testDescription = name
        self.bytes = bytes
        self.fact = fact
    }
}

/// Keeps the addresses that it was asked for, and answers with the same bytes each time.
actor Web {
    private(set) var addresses: [String] = []
    private let bytes: Data

    init(_ bytes: Data) {
        self.bytes = bytes
    }

    func get(_ url: URL) -> Data {
        addresses.append(url.absoluteString)
        return bytes
    }
}
#endif
