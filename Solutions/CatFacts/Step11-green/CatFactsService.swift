import Foundation

/// Where the facts come from: catfact.ninja.
///
/// How bytes travel is not its business: `get` fetches whatever stands at an address.
struct CatFactsService: Sendable {
    let get: @Sendable (URL) async throws -> Data

    func fetchCatFact() async throws -> CatFact {
        guard let url = URL(string: "https://catfact.ninja/fact") else { throw URLError(.badURL) }
        return try JSONDecoder().decode(CatFact.self, from: await get(url))
    }
}
