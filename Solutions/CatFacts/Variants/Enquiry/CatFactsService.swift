import Foundation

/// Where the facts come from: catfact.ninja.
struct CatFactsService: Sendable {
    let get: @Sendable (URL) async throws -> Data

    /// Throws what `get` throws, and an error of its own where there is no fact in the bytes.
    func readFact() async throws -> CatFact {
        var address = URLComponents()
        address.scheme = "https"
        address.host = "catfact.ninja"
        address.path = "/fact"
        guard let url = address.url else { throw NoFact() }
        let page = try JSONSerialization.jsonObject(with: await get(url))
        guard let text = (page as? [String: Any])?["fact"] as? String else { throw NoFact() }
        return CatFact(fact: text)
    }
}

struct NoFact: Error {}
