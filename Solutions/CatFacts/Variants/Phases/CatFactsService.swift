import Foundation

/// Where the facts come from: catfact.ninja. It asks and reads far from the main actor.
struct CatFactsService: Sendable {
    private static let address = "https://catfact.ninja/fact"

    let get: @Sendable (URL) async throws -> Data

    @concurrent
    func callAsFunction() async throws -> CatFact {
        guard let url = URL(string: Self.address) else { throw URLError(.badURL) }
        let data = try await get(url)
        return try JSONDecoder().decode(CatFact.self, from: data)
    }
}
