import Foundation

extension CatFactViewModel.Dependencies {
    /// The real thing; `get` is how bytes travel in the app.
    static func live(get: @escaping @Sendable (URL) async throws -> Data) -> Self {
        Self(fetchFact: {
            guard let url = URL(string: "https://catfact.ninja/fact") else { throw URLError(.badURL) }
            return try JSONDecoder().decode(CatFact.self, from: await get(url))
        })
    }
}
